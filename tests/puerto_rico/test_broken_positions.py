"""A malformed position is refused with a message that names the key."""

from __future__ import annotations

from collections import Counter

import pytest

import entrepot

from .broken import JSON, MISSING, ONE, changed, refusal, whole
from .table import board, play, table

TWELVE = ["small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "large_market", "factory"]
TWELVE += ["university", "harbor", "guild_hall", "aqueduct"]

BROKEN = [  # the path, the new value, the key in the message, the reason
    # missing, unknown
    ("game", MISSING, "game", "missing"),
    ("options", MISSING, "options", "missing"),
    ("players", MISSING, "players", "missing"),
    ("weather", "fine", "weather", "there is no such key"),
    ("supply.weather", 1, "supply.weather", "there is no such key"),
    ("supply.goods.rice", 1, "supply.goods.rice", "there is no such key; available: corn, indigo"),
    ("supply.buildings.casino", 1, "supply.buildings.casino", "there is no such key"),
    ("roles.prospector", {"doubloons": 0}, "roles.prospector", "there is no such key"),  # three players
    ("roles.mayor.weather", 1, "roles.mayor.weather", "there is no such key"),
    ("colonist_ship.captain", 1, "colonist_ship.captain", "there is no such key"),
    ("plantations.burnt", [], "plantations.burnt", "there is no such key"),
    ("cargo_ships.0.name", "Bounty", "cargo_ships[0].name", "there is no such key"),
    ("players.0.weather", 1, "players[0].weather", "there is no such key"),
    ("players.0.island.rice", {"tiles": 1}, "players[0].island.rice", "there is no such key"),
    ("players.0.buildings.casino", ONE, "players[0].buildings.casino", "there is no such key"),
    ("players.0.san_juan.tourists", 1, "players[0].san_juan.tourists", "there is no such key"),
    ("options.weather", "fine", "options.weather", "there is no such key"),
    # of the wrong kind
    ("round", "7", "round", "is not a whole number"),
    ("governor", True, "governor", "“yes” is not a whole number"),
    ("phase", 3, "phase", "is not a string"),
    ("roles", [], "roles", "is not an object"),
    ("supply", 5, "supply", "is not an object"),
    ("supply.goods", [10], "supply.goods", "is not an object"),
    ("plantations", [], "plantations", "is not an object"),
    ("plantations.stack", "corn", "plantations.stack", "is not a list"),
    ("plantations.face_up.0", 1, "plantations.face_up[0]", "“1” is not a string"),
    ("cargo_ships", {}, "cargo_ships", "is not a list"),
    ("cargo_ships.0", 4, "cargo_ships[0]", "is not an object"),
    ("trading_house", "corn", "trading_house", "is not a list"),
    ("end_triggered", "END-1", "end_triggered", "is not a list"),
    ("players", {}, "players", "is not a list"),
    ("players.0", 3, "players[0]", "is not an object"),
    ("players.0.doubloons", 2.5, "players[0].doubloons", "“2.5” is not a whole number"),
    ("players.0.goods", 7, "players[0].goods", "is not an object"),
    ("players.0.island", [], "players[0].island", "is not an object"),
    ("players.0.island.corn", 3, "players[0].island.corn", "is not an object"),
    ("players.0.buildings.office", 1, "players[0].buildings.office", "is not an object"),
    # out of bounds
    ("round", 0, "round", "0 is not between 1 and"),
    ("governor", 3, "governor", "3 is not between 0 and 2"),
    ("seat", 1, "seat", "1 is not between 0 and 0"),
    ("phase", "siesta", "phase", "“siesta” is not one of: settler, mayor"),
    ("rules_version", 3, "rules_version", "3 is not between 1 and 2"),
    ("players.0.doubloons", -1, "players[0].doubloons", "-1 is not between"),
    ("players.0.doubloons", 10**30, "players[0].doubloons", "is not between"),
    ("players.0.vp", -1, "players[0].vp", "-1 is not between"),
    ("roles.trader.doubloons", -1, "roles.trader.doubloons", "-1 is not between"),
    ("trading_house.1", "rice", "trading_house[1]", "“rice” is not one of: corn, indigo"),
    ("plantations.stack.0", "quarry", "plantations.stack[0]", "“quarry” is not one of"),
    ("end_triggered", ["boredom"], "end_triggered[0]", "is not one of: END-1, END-2, END-3"),
    # players and options
    ("players.2", MISSING, "players", "there must be 3 players"),
    ("players.3", {}, "players", "there must be 3 players"),
    ("options.players", 6, "options", "players cannot be “6”"),
    ("options.edition", "is", "options", "expansions cannot be"),
    ("options.market", "fixed", "options", "market cannot be “fixed”; allowed: draft, all, random, custom"),
    ("options.market", "custom", "options", "needs “buildings”"),
    ("options.first_governor", 3, "options", "first_governor cannot be “3”"),
    # roles (RND-1, RND-2)
    ("roles.mayor.taken_by", 0, "roles", "in turn order from the governor, seat 2"),
    ("roles.settler.taken_by", 1, "roles", "in turn order from the governor, seat 2"),
    ("roles.settler.taken_by", 3, "roles.settler.taken_by", "3 is not between 0 and 2"),
    ("roles.mayor.doubloons", 1, "roles.mayor.doubloons", "1 is not between 0 and 0"),
    ("governor", 0, "roles", "in turn order from the governor, seat 0"),
    # islands and cities (SET-12)
    ("players.0.island.corn.tiles", 13, "players[0].island.corn.tiles", "13 is not between 0 and 12"),
    ("players.0.island.corn.tiles", 10, "players[0].island", "too many tiles; at most 12 allowed"),
    ("players.0.island.corn.colonists", 4, "players[0].island.corn.colonists", "4 is not between 0 and 3"),
    ("players.0.island.corn.nobles", 2, "players[0].island.corn", "too many colonists; at most 3 allowed"),
    ("players.0.island.forest.colonists", 1, "players[0].island.forest.colonists", "1 is not between 0 and 0"),
    ("players.0.buildings.office.colonists", 2, "players[0].buildings.office.colonists", "2 is not between"),
    ("players.0.buildings.office.nobles", 1, "players[0].buildings.office", "too many colonists; at most 1 allowed"),
    ("players.2.buildings.statue.colonists", 1, "players[2].buildings.statue.colonists", "between 0 and 0"),
    ("players.0.buildings", dict.fromkeys([*TWELVE, "office", "small_indigo_plant"], ONE), "players[0].buildings",
     "too many city spaces; at most 12 allowed"),
    # the box (SET-4 to SET-11, NOB-1)
    ("supply.goods.corn", 9, "supply.goods.corn", "9 is not between 8 and 8"),
    ("supply.vp", 69, "supply.vp", "69 is not between 70 and 75"),
    ("supply.vp", 71, "end_triggered", "missing: END-3"),
    ("supply.colonists", 0, "supply.colonists", "0 is not between"),
    ("supply.nobles", 20, "supply.nobles", "20 is not between 17 and 17"),
    ("supply.quarries", 8, "supply.quarries", "8 is not between 7 and 7"),
    ("supply.forests", 0, "supply.forests", "this edition has no forest tokens"),
    ("supply.buildings.office", 2, "supply.buildings.office", "2 is not between 1 and 1"),
    ("players.0.goods.corn", 11, "players[0].goods.corn", "11 is not between 0 and 10"),
    ("players.0.goods.sugar", 9, "supply.goods.sugar", "sugar: sugar: 13 in play, but the game has only 11"),
    ("players.2.goods.coffee", 9, "supply.goods.coffee", "but the game has only 9"),
    ("players.0.san_juan.colonists", 101, "players[0].san_juan.colonists", "101 is not between 0 and 100"),
    ("players.0.san_juan.colonists", 95, "supply.colonists", "in play, but the game has only 100"),
    ("players.0.san_juan.nobles", 20, "supply.nobles", "in play, but the game has only 20"),
    ("players.0.island", {"quarry": {"tiles": 9, "colonists": 3}}, "supply.quarries", "but the game has only 8"),
    ("players.2.buildings.statue", MISSING, "supply.buildings.statue", "0 is not between 1 and 1"),
    ("players.0.buildings.residence", {}, "supply.buildings.residence", "residence: residence: 2 in play"),
    ("colonist_ship.nobles", 2, "colonist_ship.nobles", "2 is not between 0 and 1"),
    ("colonist_ship.colonists", 101, "colonist_ship.colonists", "is not between 0 and 100"),
    ("plantations.face_up", ["corn"] * 5, "plantations", "in play, but the game has only 10"),
    ("plantations.discard", ["coffee"] * 9, "plantations", "in play, but the game has only 8"),
    ("players.0.island.forest.tiles", 6, "plantations", "each of the 6 forests must come from a tile"),
    # ships and house (SET-8, CAP-2, TRA-3)
    ("cargo_ships.2", MISSING, "cargo_ships", "there must be one ship for each of: 4, 5, 6"),
    ("cargo_ships.3", {}, "cargo_ships", "there must be one ship for each of: 4, 5, 6"),
    ("cargo_ships.0.capacity", 7, "cargo_ships[0].capacity", "7 is not between 4 and 4"),
    ("cargo_ships.1.barrels", 6, "cargo_ships[1].barrels", "6 is not between 0 and 5"),
    ("cargo_ships.1.good", None, "cargo_ships[1]", "a ship with barrels must name its good"),
    ("cargo_ships.0.good", "corn", "cargo_ships[0]", "an empty one must not"),
    ("cargo_ships.1.good", "tobacco", "cargo_ships", "a kind of good can be on one ship only (CAP-2)"),
    ("trading_house", ["sugar"] * 5, "trading_house", "too many barrels; at most 4 allowed"),
    # the end (END-1 to END-3)
    ("end_triggered", ["END-1"], "end_triggered", "END-1 does not match the rest of the position"),
    ("end_triggered", ["END-2"], "end_triggered", "END-2 does not match the rest of the position"),
    ("end_triggered", ["END-3"], "end_triggered", "END-3 does not match the rest of the position"),
    # wrong phase (RND-1, NEW-1)
    ("phase", "game_over", "roles", "one role has been taken, which does not match the phase"),
    ("phase", "draft", "roles", "one role has been taken, which does not match the phase"),
    ("phase", "mayor", "pending", "this key is missing"),
    ("pending", {}, "pending", "this cannot be the decision at hand"),
    ("pending", 7, "pending", "this cannot be the decision at hand"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "key", "words"), BROKEN)
def test_a_broken_position_is_refused_by_its_key(path, value, key, words):
    error = refusal(changed(whole(), path, value))
    assert (error.key, words in str(error)) == (key, True), str(error)


def test_the_position_without_a_change_is_none_of_them():
    assert entrepot.load(whole()).position() == whole()


@pytest.mark.parametrize("thing", [None, [], "position", 5, 1.5, [{"game": "puerto_rico"}]])
def test_something_that_is_no_object_is_no_position(thing):
    with pytest.raises(entrepot.PositionError, match=r"^position: .* is not an object"):
        entrepot.load(thing)


# Pieces of an expansion that is not in play


BASE = table(board(), board(), board()).position()
NOT_THERE = [
    ("players.0.buildings.library", {}, "players", "the library is not in this game"),
    ("players.0.buildings.villa", {}, "players", "the villa is not in this game"),
    ("supply.buildings.library", 2, "supply.buildings.library", "there is no such key"),
    ("players.0.san_juan.nobles", 1, "supply.nobles", "nobles: 1 in play, but the game has only 0"),
    ("colonist_ship.nobles", 1, "supply.nobles", "nobles: 1 in play, but the game has only 0"),
    ("supply.nobles", 1, "supply.nobles", "1 is not between 0 and 0"),
    ("players.0.island.forest", {"tiles": 1}, "players", "there are no forests without the new buildings"),
    ("plantations.stack.0", MISSING, "plantations", "missing: "),
    ("plantations.stack", [], "plantations", "missing: "),
    ("phase", "draft", "pending", "this cannot be the decision at hand"),
    ("phase", "game_over", "roles", "0 roles have been taken, which does not match the phase"),
]


@pytest.mark.parametrize(("path", "value", "key", "words"), NOT_THERE)
def test_pieces_of_an_expansion_that_is_not_in_play(path, value, key, words):
    error = refusal(changed(BASE, path, value))
    assert (error.key, words in str(error)) == (key, True), str(error)


WORDS = [
    ("players.0.island.corn.tiles", 10, {
        "is": "of mikið af þessu: flísar; mest má vera 12.", "sv": "för många brickor; högst 12 är tillåtna.",
        "cs": "příliš mnoho: destičky; nejvýš 12.", "hu": "ebből túl sok van: lapka; legfeljebb 12 lehet."}),
    ("players.0.goods.sugar", 9, {
        "is": "sykur: 13 á borðinu en aðeins 11 í kassanum.", "sv": "socker: 13 på bordet, men bara 11 i lådan.",
        "cs": "cukr: na stole 13, ale v krabici jen 11.",
        "hu": "cukor: 13 van az asztalon, de a dobozban csak 11 van."}),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "words"), WORDS)
def test_pieces_are_named_in_the_language_of_the_reader(path, value, words):
    error = refusal(changed(whole(), path, value))
    for language, reason in words.items():
        assert entrepot.Speaker(language)(error.message).replace("\xa0", " ") == f"{error.key}: {reason}"


def test_missing_tiles_are_counted_by_kind():
    stack = Counter(BASE["plantations"]["stack"])
    kinds = ("corn", "indigo", "sugar", "tobacco", "coffee")
    listed = ", ".join(f"{kind} plantation ×{stack[kind]}" for kind in kinds)
    assert str(refusal(changed(BASE, "plantations.stack", []))) == f"plantations: missing: {listed}."


def test_a_tile_may_be_nowhere_only_where_a_forest_can_leave_the_game():
    """NEW-5"""
    assert entrepot.load(changed(whole(), "plantations.stack.0", MISSING)).seat == 0
    new = table(board(), board(), board(), expansions=["new_buildings"], market="all").position()
    assert "missing" in str(refusal(changed(new, "plantations.stack.0", MISSING)))
    tokens = table(board(), board(), board(), edition="sv", expansions=["new_buildings"], market="all").position()
    assert "missing" in str(refusal(changed(tokens, "plantations.stack.0", MISSING)))
    assert refusal(changed(tokens, "supply.forests", 11)).key == "supply.forests"


def test_more_tiles_lie_open_than_players_and_one():
    """SET-5"""
    with pytest.raises(entrepot.PositionError, match=r"^plantations.face_up: too many tiles; at most 4 allowed"):
        table(board(), board(), board(), plantations={"face_up": ["corn", "indigo", "sugar", "tobacco", "coffee"]})


# The market (NEW-1, NEW-3)


def test_a_building_that_is_not_in_the_market():
    listed = {"market": "custom", "buildings": ["office"]}
    game = table(board(city="office"), board(), board(), **listed)
    assert "harbor" not in game.position()["supply"]["buildings"]
    error = refusal(changed(game.position(), "supply.buildings.harbor", 2))
    assert (error.key, str(error)) == (
        "supply.buildings.harbor",
        "supply.buildings.harbor: the harbor is not in this game.",
    )
    assert refusal(changed(game.position(), "players.0.buildings.harbor", {})).key == "players"


@pytest.mark.parametrize("market", ["draft", "random"])
def test_more_kinds_than_the_market_has_room_for(market):
    game = table(board(), board(), board(), expansions=["new_buildings"], market=market, phase="role_choice")
    kinds = game.position()["supply"]["buildings"]
    other = next(id for id in ("wharf", "union_hall") if id not in kinds)
    error = refusal(changed(game.position(), f"supply.buildings.{other}", 2))
    assert (error.key, "buildings that cost 9; the market has room for 1" in str(error)) == (
        "supply.buildings",
        True,
    )


def draft() -> JSON:
    game = entrepot.new("puerto_rico", players=3, expansions=["new_buildings"], seed=1)
    return play(game, "p0 pick library", "p1 pick wharf").position()


DRAFTS = [
    ("supply.buildings.wharf", MISSING, None),
    ("supply.buildings.union_hall", 2, "supply.buildings"),
    ("players.0.buildings.wharf", {}, "supply.buildings.wharf"),
    ("round", 2, "phase"),
    ("seat", 0, "seat"),
    ("roles.mayor.taken_by", 0, "roles"),
    ("pending", {"taker": 0}, "pending"),
]


@pytest.mark.parametrize(("path", "value", "key"), DRAFTS)
def test_a_draft_that_cannot_stand_like_this(path, value, key):
    position = draft()
    assert entrepot.load(position).seat == 2
    if key:
        assert refusal(changed(position, path, value)).key == key
    else:
        assert refusal(changed(position, path, value)).key == "seat"  # one pick fewer
        del position["seat"]
        assert entrepot.load(changed(position, path, value)).seat == 1


def test_a_draft_needs_a_market_to_be_drafted():
    position = changed(draft(), "options.market", "all")
    position["supply"].pop("buildings")
    assert refusal(position | {"seat": None}).key == "pending"


# The end


def test_an_end_condition_visible_on_the_table_must_be_given():
    full = {"doubloons": 30, "city": "guild_hall, residence, fortress, customs_house, city_hall, office, factory"}
    position = table(board(**full), board(), board()).position()
    assert position["end_triggered"] == ["END-2"]
    assert str(refusal(changed(position, "end_triggered", []))) == "end_triggered: missing: END-2."
    out = table(board(vp=80), board(), board()).position()
    assert (out["supply"]["vp"], out["end_triggered"]) == (0, ["END-3"])
    assert str(refusal(changed(out, "end_triggered", []))) == "end_triggered: missing: END-3."


def test_an_end_that_black_markets_hide():
    """NEW-8: a chip or a colonist that was returned is in the supply again."""
    roles = {"mayor": {"taken_by": 0}}
    options = {"expansions": ["new_buildings"], "market": "all"}
    keys = {"roles": roles, "governor": 0, "supply": {"vp": 1}, "end_triggered": ["END-3"]}
    assert table(board(city="black_market", vp=74), board(), board(), **options, **keys).seat == 1
    with pytest.raises(entrepot.PositionError, match=r"^end_triggered: END-3 does not match"):
        table(board(vp=74), board(), board(), **options, **keys)
    rest = {"roles": roles, "governor": 0, "aboard": 55, "end_triggered": ["END-1"]}
    assert table(board(city="black_market", san_juan=1), board(), board(), **options, **rest).seat == 1
    with pytest.raises(entrepot.PositionError, match=r"^end_triggered: END-1 does not match"):
        table(board(san_juan=2), board(), board(), **options, **rest)
    with pytest.raises(entrepot.PositionError, match=r"^end_triggered: END-1 does not match"):
        table(board(city="black_market", san_juan=1), board(), board(), **options, **(rest | {"roles": {}}))


def over() -> JSON:
    game = entrepot.new("puerto_rico", players=3, seed=3)
    game.state.playout(3, 10**6)
    return game.position()


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [("seat", 0, "seat"), ("pending", {"taker": 0}, "pending"), ("roles", {}, "roles")],
)
def test_a_game_that_is_over_cannot_stand_like_this(path, value, key):
    assert entrepot.load(over()).is_over
    assert refusal(changed(over(), path, value)).key == key


def test_a_game_that_is_over_says_why():
    taken = {role: {"taken_by": seat} for seat, role in enumerate(("settler", "mayor", "builder"))}
    with pytest.raises(entrepot.PositionError, match=r"^end_triggered: a finished game must say what ended it"):
        table(board(), board(), board(), phase="game_over", roles=taken)
