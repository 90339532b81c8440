"""The book of openings: games in a file that can be continued, and what is counted in them."""

from __future__ import annotations

import csv
import json
from dataclasses import replace

import pytest

from entrepot.core import registry
from entrepot.core.errors import RecordError
from entrepot.core.messages import speaking_with
from entrepot.core.rules import PeopleFigure
from entrepot.i18n import LANGUAGES, Speaker
from entrepot.study import book, book_report, statistics
from entrepot.study.self_play import SelfPlay, Setting, start

GAMES = ("puerto_rico", "spice_road")


def setting(game: str) -> Setting:
    """All decisions are drawn, because a network without sense would never end a game."""
    return Setting(game, registry.find(game).complete_options({"players": 2}), 16, 10**6, 1)


def extend(path, game, games):
    return sum(book.extend(path, setting(game), games, jobs=1))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_its_facts_are_members_of_their_kinds(network, game):
    players = SelfPlay(setting(game))
    played, moves = players.play(0)
    assert played.is_over
    assert len(moves) == len(played.actions)
    for facts in played.rules.facts_of(moves, played.position()):
        for fact, kind in played.rules.facts.items():
            for value in statistics.values_of(facts, fact):
                assert value in kind.values or value.isdecimal()


def test_the_same_seed_gives_the_same_games_and_another_seed_others(network):
    first, again = (SelfPlay(setting("spice_road")).play(3)[1] for _ in range(2))
    assert first == again
    assert SelfPlay(replace(setting("spice_road"), seed=2)).play(3)[1] != first


def opens_with_the_best(players: SelfPlay, number: int) -> bool:
    """Whether a game's first action is the one that the search prefers."""
    game = start(players.setting, number)
    decisions = players.decisions(game, number)
    found = next(decisions).found()
    next(decisions)
    visits = {code: visits for code, visits, _ in found}
    return visits[game.actions[0].code] == max(visits.values())


def test_one_game_in_so_many_begins_with_any_action(network):
    players = SelfPlay(replace(setting("puerto_rico"), varied=0, any_opening=3))
    best = {number for number in range(30) if opens_with_the_best(players, number)}
    assert {number for number in range(30) if number % 3} <= best
    assert len(best) < 30


def test_a_file_that_is_continued_is_the_same_as_one_made_at_once(network, tmp_path):
    once, twice = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    extend(once, "spice_road", 5)
    extend(twice, "spice_road", 2)
    assert list(book.extend(twice, setting("spice_road"), 5, jobs=1)) == [2, 3]
    assert once.read_text() == twice.read_text()


def test_an_incomplete_line_is_played_again(network, tmp_path):
    path = tmp_path / "games.jsonl"
    extend(path, "spice_road", 3)
    whole = path.read_text()
    path.write_text(whole[:-20])
    extend(path, "spice_road", 3)
    assert path.read_text() == whole


def test_games_of_another_setting_are_refused(network, tmp_path):
    path = tmp_path / "games.jsonl"
    extend(path, "spice_road", 1)
    with pytest.raises(RecordError) as refused:
        list(book.extend(path, replace(setting("spice_road"), seed=9), 1, jobs=1))
    assert refused.value.message.id == "study-other-book"
    path.write_text("{}\n")
    with pytest.raises(RecordError) as refused:
        book.read(path)
    assert refused.value.message.id == "study-not-a-book"


@pytest.mark.parametrize("game", GAMES)
def test_the_report_has_a_section_for_every_fact_in_every_language(network, tmp_path, game):
    path = tmp_path / "games.jsonl"
    extend(path, game, 4)
    for language in LANGUAGES:
        with speaking_with(Speaker(language)):
            book_report.write(*book.read(path), tmp_path / language)
        text = (tmp_path / language / "book.md").read_text(encoding="utf-8")
        assert "study-" not in text
        assert "-fact-" not in text
    data = json.loads((tmp_path / "en/book.json").read_text())
    assert data["games"] == 4
    assert sum(row["won"] for row in data["facts"]["seat"]) == pytest.approx(1)
    rows = list(csv.DictReader((tmp_path / "en/book.csv").open()))
    assert {row["fact"] for row in rows} == {fact for fact, found in data["facts"].items() if found}


def player(won: float, **facts: int | str | list[str]) -> statistics.Player:
    return statistics.Player(0, 40, [40], won, facts)


PLAYERS = [
    player(1, tile="quarry", wharf=1),
    player(0, tile="quarry", wharf=0),
    player(0, tile="corn", wharf=0),
    player(1, wharf=1),
]


def test_shares_are_of_the_players_that_the_question_concerns():
    quarry, corn = statistics.by_fact(PLAYERS, "tile")
    assert (quarry.value, quarry.players, quarry.share, quarry.won) == ("quarry", 2, pytest.approx(2 / 3), 0.5)
    assert (corn.value, corn.share, corn.won) == ("corn", pytest.approx(1 / 3), 0)


def test_figures_of_people_are_means_or_shares_of_all_players_or_of_winners():
    assert statistics.mean_of(PLAYERS, PeopleFigure("wharf", 0)) == 0.5
    assert statistics.mean_of(PLAYERS, PeopleFigure("wharf", 0, of_winners=True)) == 1
    assert statistics.mean_of(PLAYERS, PeopleFigure("tile", 0, "quarry")) == 0.5


def test_the_interval_is_wilsons():
    low, high = statistics.interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
