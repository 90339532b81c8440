"""Shuffles that nobody can compute ahead."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import blake2b

import pytest

import entrepot
from entrepot.core import registry
from entrepot.core.chance import MASK64
from entrepot.core.game import fresh_state
from entrepot.core.secret_chance import SecretChance, Words, is_secret, new_secret, parse_seed, seed_text, short_seed

SECRET = 1 << 255 | 7
EVERY_GAME = registry.names()


def played(game: str, seed: int = SECRET, **options: object) -> entrepot.Game:
    """A game from a secret seed, played at random to its end."""
    found, dice = entrepot.new(game, seed=seed, **options), random.Random(seed & MASK64)
    while not found.is_over:
        found.play(dice.choice(found.legal()))
    return found


def test_a_secret_seed_has_255_bits_that_nobody_chose():
    seeds = [new_secret() for _ in range(200)]
    assert len(set(seeds)) == 200
    for bit in range(255):
        assert 40 < sum(seed >> bit & 1 for seed in seeds) < 160
    assert all(seed.bit_length() == 256 for seed in seeds)


@pytest.mark.parametrize("seed", [0, 7, MASK64, SECRET, (1 << 256) - 1])
def test_a_seed_is_written_and_read_back(seed):
    assert parse_seed(seed_text(seed)) == seed
    assert is_secret(seed) == (len(seed_text(seed)) == 64)


@pytest.mark.parametrize("seed", ["", "7", "x" * 64, "0" * 64, "F" * 64, "f" * 63, 1 << 64, 1 << 254, 1 << 256, -1])
def test_anything_else_is_no_seed(seed):
    with pytest.raises(entrepot.OptionError):
        entrepot.new("spice_road", seed=seed)


def test_the_stream_is_blake2b_of_its_number_and_a_counter():
    words = Words(SECRET.to_bytes(32, "big"), 5)
    found = [words.next() for _ in range(20)]
    blocks = b"".join(
        blake2b(bytes([*[0] * 7, 5, *[0] * 7, block]), key=b"\x80" + bytes(30) + b"\x07").digest() for block in range(3)
    )
    assert found == [int.from_bytes(blocks[8 * n : 8 * n + 8], "big") for n in range(20)]


def test_all_orders_are_equally_likely():
    found = Counter("".join(SecretChance(SECRET).shuffled(number, "abcd")) for number in range(12_000))
    assert len(found) == 24
    assert sum((n - 500) ** 2 / 500 for n in found.values()) < 52  # chi-squared, 23 degrees: one in two thousand


def test_shuffles_and_games_are_independent():
    cards = list(range(50))
    one, other = SecretChance(SECRET), SecretChance(SECRET + 1)
    orders = [tuple(chance.shuffled(number, cards)) for chance in (one, other) for number in range(10)]
    assert len(set(orders)) == 20
    assert orders[0] == tuple(one.shuffled(0, cards))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_secret_seed_determines_the_game_and_its_record_replays(game):
    found = played(game)
    record = found.record()
    assert record["seed"] == f"{SECRET:x}"
    again = entrepot.from_record(record)
    assert not again.loaded
    assert (again, again.chance) == (found, found.chance)
    assert eval(repr(found), {"entrepot": entrepot}) == found
    same = entrepot.new(game, seed=record["seed"], actions=record["actions"], **record["options"])
    assert same.position() == found.position()


def test_later_shuffles_follow_from_the_secret_seed_too():
    """Puerto Rico shuffles its discards again: in the order of the seed's next shuffle."""
    goods, most = ["corn", "indigo", "sugar", "tobacco", "coffee"], 0
    for seed in range(SECRET, SECRET + 6):
        found = played("puerto_rico", seed)
        most = max(most, len(found.chance))
        for number, order in enumerate(found.chance, start=1):
            shuffled = SecretChance(seed).shuffled(number, sorted(map(goods.index, order)))
            assert order == [goods[tile] for tile in shuffled]
    assert most > 1


def test_a_record_with_another_shuffle_is_refused():
    record = played("puerto_rico").record()
    actions = record["actions"]
    for order in record["chance"]:
        order.reverse()
    with pytest.raises(entrepot.RecordError):
        entrepot.from_record(record | {"actions": actions})


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 5, "first_governor": "random"},
        {"players": 4, "expansions": ["new_buildings", "nobles"], "market": "random"},
        {"players": 4, "expansions": ["new_buildings"], "market": "draft"},
    ],
)
def test_whatever_is_drawn_at_the_start_is_drawn_by_the_secret_generator(monkeypatch, options):
    """No seed of 64 bits is involved, so none can be searched for."""
    rules = registry.find("puerto_rico")
    options = rules.complete_options(options)
    monkeypatch.setattr(SecretChance, "short_seed", None)
    starts = [rules.position(fresh_state(rules, options, SECRET + n), options) for n in range(12)]
    assert len({str(start["plantations"]) for start in starts}) == 12
    usual = rules.position(rules.set_up(options, 1), options)
    for start in starts:
        assert start["options"] == options
        assert (
            sorted(start["plantations"]["stack"] + start["plantations"]["face_up"])
            == sorted(usual["plantations"]["stack"] + usual["plantations"]["face_up"])
            or options["first_governor"] == "random"
        )
        assert sum(n > 0 for n in start["supply"]["buildings"].values()) == sum(
            n > 0 for n in usual["supply"]["buildings"].values()
        )
    if options["first_governor"] == "random":
        assert len({start["governor"] for start in starts}) > 2
    if options["market"] == "random":
        assert len({str(start["supply"]["buildings"]) for start in starts}) > 6


def test_spice_roads_decks_are_shuffled_by_the_secret_generator(monkeypatch):
    rules = registry.find("spice_road")
    options = rules.complete_options({})
    monkeypatch.setattr(SecretChance, "short_seed", None)
    one, other = (rules.position(fresh_state(rules, options, SECRET + n), options) for n in range(2))
    assert one["merchant_deck"] != other["merchant_deck"]
    assert one["point_row"] != other["point_row"]
    assert one["players"] == other["players"] == rules.position(rules.set_up(options, 1), options)["players"]


def test_what_knows_only_short_seeds_gets_one_that_reveals_nothing():
    assert short_seed(7) == 7
    found = [short_seed(SECRET + n) for n in range(100)]
    assert len(set(found)) == 100
    assert all(0 <= seed <= MASK64 for seed in found)
