"""Line-ups: every bot plays in every seat of every deal."""

from __future__ import annotations

from collections import Counter

import pytest

from entrepot import OptionError, arena


def schedule(lineups, seed=1):
    return arena.Schedule("spice_road", {"players": len(lineups[0]), "open_points": False}, lineups, seed)


def test_two_players_meet_in_all_pairs():
    assert arena.round_robin("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_two_bots_at_a_larger_table_meet_one_against_all_others_and_the_reverse():
    assert arena.round_robin("ab", 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_many_bots_at_a_larger_table_meet_in_pairs_and_mixed():
    lineups = arena.round_robin("abcd", 3)
    assert len(lineups) == 4 * 3 + 4
    assert lineups[-4:] == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_a_bot_alone_plays_itself_once_a_deal():
    alone = schedule(arena.round_robin(["a"], 3))
    assert alone.rotations == 1
    assert [match.seats for match in alone.matches(2)] == [("a", "a", "a")] * 2


def test_on_the_ladder_each_meets_the_next_two_weaker_ones():
    assert arena.ladder("abcd", 2) == [("b", "a"), ("c", "a"), ("c", "b"), ("d", "b"), ("d", "c")]
    assert arena.ladder("ab", 3) == [("b", "a", "a"), ("a", "b", "b")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_block_everybody_has_every_seat_of_the_same_deal(players):
    plan = schedule(arena.round_robin("abcde", players))
    matches = list(plan.matches(5 * plan.round))
    blocks = {match.block for match in matches}
    for block in blocks:
        own = [match for match in matches if match.block == block]
        assert len(own) == players
        assert len({match.seed for match in own}) == 1
        for seat in range(players):
            assert Counter(match.seats[seat] for match in own) == Counter(own[0].seats)


def test_all_line_ups_get_the_same_deals():
    plan = schedule(arena.round_robin("abc", 3))
    deals = {}
    for match in plan.matches(3 * plan.round):
        deals.setdefault(tuple(sorted(match.seats)), set()).add(match.seed)
    assert len(deals) == 7
    assert len({frozenset(seeds) for seeds in deals.values()}) == 1
    assert all(len(seeds) == 3 for seeds in deals.values())


def test_who_sits_to_whose_left_changes_from_deal_to_deal():
    plan = schedule([("a", "b", "c")])
    assert [plan.match(block, 0).seats for block in range(3)] == [("a", "b", "c"), ("a", "c", "b"), ("a", "b", "c")]


def test_games_are_rounded_up_to_whole_blocks():
    assert len(list(schedule([("a", "b", "c")]).matches(4))) == 6


def test_another_seed_is_another_tournament():
    one, other = (schedule([("a", "b")], seed).match(0, 0) for seed in (1, 2))
    assert one.seed != other.seed
    assert schedule([("a", "b")], 1).match(0, 0) == one


def test_every_seat_of_every_game_has_luck_of_its_own():
    plan = schedule(arena.round_robin(["random", "greedy"], 3))
    seeds = [match.bot(seat).seed for match in plan.matches(60) for seat in range(3)]
    assert len(set(seeds)) == len(seeds)


def test_bots_are_checked_before_anything_is_played():
    assert arena.check_bots(["random", "mcts:10n"]) == ["random", "mcts:10n"]
    for names in (["cat"], ["random", "random"], [""]):
        with pytest.raises(OptionError):
            arena.check_bots(names)
