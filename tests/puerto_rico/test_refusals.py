"""Every refusal has a reason: all reasons occur, each in its case."""

from __future__ import annotations

from typing import Any

import pytest

import entrepot
from contract.test_catalogs import ENGLISH
from playing import moments

from .features import ASKED
from .plenty import bold, plenty
from .table import board, play, refused, table

NEW = {"expansions": ["new_buildings"], "market": "all"}
NOBLES = {"expansions": ["nobles"]}
BOTH = {"expansions": ["new_buildings", "nobles"], "market": "all"}
TILES = {"plantations": {"face_up": ["corn", "sugar"]}}
FULL = {"island": "corn 1/4, indigo 0/4, sugar 0/4", "city": "hacienda, forest_house, guesthouse"}
HOUSE = ["corn", "indigo", "sugar", "tobacco"]
PAYER = {"city": "black_market", "doubloons": 2, "goods": "corn 1", "san_juan": 1}
GIVER = {"city": "royal_supplier", "san_juan": "3**", "goods": "corn 2, sugar 2"}
WHARF = {"city": "small_wharf", "goods": "corn 2, sugar 2, coffee 1"}
STORER = {"city": "small_warehouse", "goods": "corn 2, sugar 2, coffee 2"}
LOADED = ("indigo 4", "tobacco 5", "coffee 6")
LOADED_TOO = ("indigo 1", "tobacco 5", "")

EXAMPLES: list[tuple[str, dict[str, Any], dict[str, Any], list[str], str]] = [
    # the reason, p0's board, the table, what is played, what is refused
    ("role-taken", {}, {}, ["p0 role mayor", "p0 pass"], "p1 role mayor"),
    ("no-such-role", {}, {}, [], "p0 role prospector"),
    ("not-now", {}, {}, [], "p0 build office"),
    ("not-now", {}, {}, [], "p0 pass"),
    ("needs-building", {}, {}, ["p0 role settler"], "p0 draw"),
    ("needs-building", {}, TILES, ["p0 role settler"], "p0 forest corn"),
    ("drawn-already", {"city": "hacienda"}, {}, ["p0 role settler", "p0 draw"], "p0 draw"),
    ("draw-first-turn-only", {"city": "library, hacienda"}, TILES | NEW,
     ["p0 role settler", "p0 take corn", "p1 pass", "p2 pass"], "p0 draw"),
    ("island-full", FULL, NEW, ["p0 role settler", "p0 pass"], "p0 draw"),
    ("island-full", FULL, NEW, ["p0 role settler", "p0 pass"], "p0 take quarry"),
    ("island-full", FULL, TILES | NEW, ["p0 role settler", "p0 pass"], "p0 forest corn"),
    ("no-quarry-left", {"island": "quarry 8/8"}, {}, ["p0 role settler"], "p0 take quarry"),
    ("no-right-to-quarry", {}, {}, ["p0 role settler", "p0 pass"], "p1 take quarry"),
    ("not-face-up", {}, TILES, ["p0 role settler"], "p0 take coffee"),
    ("not-face-up", {"city": "forest_house"}, TILES | NEW, ["p0 role settler"], "p0 forest coffee"),
    ("no-such-tile", {"city": "hunting_lodge"}, NOBLES, ["p0 role settler", "p0 pass", "p1 pass", "p2 pass"],
     "p0 discard coffee"),
    ("other-place", {"city": "office 0/1, factory 0/1"}, {}, ["p0 role mayor", "p0 pass"], "p0 man factory 1"),
    ("other-place", {"city": "office 0/1, chapel 0/1"}, NOBLES, ["p0 role mayor", "p0 pass", "p0 board noble"],
     "p0 man office 1"),
    ("manning", {"city": "office 0/1, factory 0/1"}, {}, ["p0 role mayor", "p0 pass"], "p0 man indigo 2"),
    ("no-guests-with-mayor", {"city": "guesthouse, office 0/1"}, NEW, ["p0 role mayor"], "p0 guest office"),
    ("no-guests", {"city": "office 0/1"}, {}, ["p0 role builder"], "p0 guest office"),
    ("no-circle", {"city": "guesthouse, office 0/1"}, NEW, ["p0 role builder"], "p0 guest harbor"),
    ("owned-already", {"city": "office", "doubloons": 9}, {}, ["p0 role builder"], "p0 build office"),
    ("not-in-game", {"doubloons": 9}, {}, ["p0 role builder"], "p0 build library"),
    ("sold-out", {"city": "guild_hall", "doubloons": 12}, {}, ["p0 role builder", "p0 pass"], "p1 build guild_hall"),
    ("no-city-space", {"doubloons": 20,
     "city": "guild_hall, residence, fortress, customs_house, office, factory, small_market"}, {},
     ["p0 role builder"], "p0 build city_hall"),
    ("too-expensive", {"doubloons": 2}, {}, ["p0 role builder"], "p0 build office"),
    ("no-colonist-there", PAYER, NEW, ["p0 role builder", "p0 build hospice"], "p0 pay colonist black_market"),
    ("no-barrel", PAYER, NEW, ["p0 role builder", "p0 build hospice"], "p0 pay good sugar"),
    ("no-vp", PAYER, NEW, ["p0 role builder", "p0 build hospice"], "p0 pay vp"),
    ("paying-order", PAYER | {"doubloons": 1, "vp": 1}, NEW, ["p0 role builder", "p0 build hospice"], "p0 pay vp"),
    ("not-produced", {"island": "corn 1/1"}, {}, ["p0 role craftsman"], "p0 bonus coffee"),
    ("supply-empty", {"island": "corn 1/1, sugar 2/2", "city": "small_sugar_mill", "goods": "sugar 10"}, {},
     ["p0 role craftsman"], "p0 bonus sugar"),
    ("no-barrel", {"goods": "corn 1"}, {}, ["p0 role trader"], "p0 sell sugar"),
    ("in-house", {"goods": "corn 1, sugar 1"}, {"trading_house": ["corn"]}, ["p0 role trader"], "p0 sell corn"),
    ("house-full", {"goods": "corn 1", "city": "trading_post"}, NEW | {"trading_house": HOUSE}, ["p0 role trader"],
     "p0 sell corn"),
    ("sold-already", {"goods": "corn 2", "city": "land_office"}, NOBLES, ["p0 role trader", "p0 sell corn"],
     "p0 sell corn"),
    ("sold-already", {"goods": "corn 2", "city": "land_office, trading_post"}, BOTH,
     ["p0 role trader", "p0 sell corn"], "p0 post corn"),
    ("needs-building", {"goods": "corn 2"}, {}, ["p0 role trader"], "p0 post corn"),
    ("no-barrel", {"goods": "corn 2", "city": "trading_post"}, NEW, ["p0 role trader"], "p0 post coffee"),
    ("needs-colonist", {"goods": "corn 1"}, NOBLES, ["p0 role trader"], "p0 buy_tile"),
    ("needs-noble", {"goods": "corn 1", "city": "land_office"}, NOBLES, ["p0 role trader"], "p0 discard indigo"),
    ("land-dealt-already", {"goods": "corn 1", "city": "land_office"}, NOBLES,
     ["p0 role trader", "p0 buy_tile"], "p0 buy_tile"),
    ("land-dealt-already", {"goods": "corn 1", "city": "land_office 1*/1"}, NOBLES,
     ["p0 role trader", "p0 discard indigo"], "p0 discard indigo"),
    ("island-full", FULL | {"goods": "corn 1", "city": "land_office"}, NOBLES, ["p0 role trader"], "p0 buy_tile"),
    ("no-doubloon", {"goods": "corn 1", "city": "land_office", "doubloons": 0}, NOBLES, ["p0 role trader"],
     "p0 buy_tile"),
    ("land-office-edition", {"goods": "corn 1", "city": "land_office"}, NOBLES, ["p0 role trader"],
     "p0 buy_tile corn"),
    ("land-office-edition", {"goods": "corn 1", "city": "land_office"}, NOBLES | {"land_office_draw": "face_up"},
     ["p0 role trader"], "p0 buy_tile"),
    ("land-office-no-forests", {"island": "corn 1/1, forest 1", "city": "land_office 1*/1"},
     BOTH | {"land_office_sells": "plantation"}, ["p0 role trader"], "p0 discard forest"),
    ("not-face-up", {"goods": "corn 1", "city": "land_office"}, TILES | NOBLES | {"land_office_draw": "face_up"},
     ["p0 role trader"], "p0 buy_tile coffee"),
    ("no-barrel", GIVER, NOBLES, ["p0 role captain"], "p0 supply coffee"),
    ("supplied-already", GIVER, NOBLES, ["p0 role captain", "p0 supply corn"], "p0 supply corn"),
    ("no-barrel", {"goods": "corn 1, sugar 1"}, {}, ["p0 role captain"], "p0 load coffee 6"),
    ("needs-building", {"goods": "corn 1, sugar 1"}, {}, ["p0 role captain"], "p0 load corn wharf"),
    ("wharf-used", {"goods": "corn 1, sugar 1, coffee 1", "city": "wharf"}, {},
     ["p0 role captain", "p0 load corn wharf"], "p0 load sugar wharf"),
    ("no-such-ship", {"goods": "corn 1, sugar 1"}, {}, ["p0 role captain"], "p0 load corn 8"),
    ("ship-carries", {"goods": "corn 1, sugar 1"}, {"ships": LOADED_TOO}, ["p0 role captain"], "p0 load corn 4"),
    ("ship-full", {"goods": "corn 1, sugar 1, tobacco 1"}, {"ships": LOADED_TOO}, ["p0 role captain"],
     "p0 load tobacco 5"),
    ("kind-on-other-ship", {"goods": "corn 1, indigo 1"}, {"ships": LOADED_TOO}, ["p0 role captain"],
     "p0 load indigo 6"),
    ("takes-more", {"goods": "corn 6, sugar 1"}, {}, ["p0 role captain"], "p0 load corn 4"),
    ("must-load", {"goods": "corn 1, sugar 1"}, {}, ["p0 role captain"], "p0 pass"),
    ("needs-building", {"goods": "corn 1, sugar 1"}, {}, ["p0 role captain"], "p0 small corn 1"),
    ("not-so-many-barrels", WHARF, NEW, ["p0 role captain"], "p0 small corn 3"),
    ("small-order", WHARF, NEW, ["p0 role captain", "p0 small sugar 1"], "p0 small corn 1"),
    ("small-wharf-used", WHARF, NEW, ["p0 role captain", "p0 small corn 1", "p0 done"], "p0 small sugar 1"),
    ("nothing-to-store", STORER, {"ships": LOADED}, ["p0 role captain"], "p0 store tobacco"),
    ("store-first", STORER, {"ships": LOADED}, ["p0 role captain"], "p0 keep corn"),
    ("no-warehouse-left", STORER, {"ships": LOADED}, ["p0 role captain", "p0 store corn"], "p0 store sugar"),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "first", "keys", "actions", "wrong"), EXAMPLES)
def test_a_refusal_says_why(reason, first, keys, actions, wrong):
    game = play(table(board(**first), board(), board(), **keys), *actions)
    with pytest.raises(entrepot.IllegalActionError) as caught:
        game.play(wrong)
    assert caught.value.reason.id == f"puerto-rico-why-{reason}", str(caught.value)


def test_when_the_forest_tokens_are_used_up():
    """NEW-5: twelve of them in the Swedish edition."""
    options = {"edition": "sv", "expansions": ["new_buildings"], "market": "all"}
    game = table(board(city="forest_house"), board(island="forest 11"), board(island="forest 1"), **options, **TILES)
    assert "there is no forest token left (NEW-5)" in refused(play(game, "p0 role settler"), "p0 forest corn")


def test_when_no_tile_is_left_to_draw():
    """SETL-5"""
    everything = {"stack": [], "discard": []}
    taken = board(island="corn 0/5, indigo 0/7"), board(island="sugar 0/11"), board(island="tobacco 0/9, coffee 0/3")
    game = table(*taken, board(island="corn 0/5", city="hacienda"), board(island="indigo 0/5, coffee 0/5"),
                 governor=3, plantations=everything)  # fmt: skip
    assert game.position()["plantations"]["face_up"] == []
    assert "there is no face-down tile left (SETL-5)" in refused(play(game, "p3 role settler"), "p3 draw")


def test_in_a_draft():
    """NEW-1, NEW-2"""
    game = entrepot.new("puerto_rico", players=3, expansions=["new_buildings"], seed=1)
    play(game, "p0 pick wharf")
    assert "already in the game (NEW-1)" in refused(game, "p1 pick wharf")
    assert "no space left for a building that costs 9 (NEW-1)" in refused(game, "p1 pick union_hall")
    assert "not one of the buildings to choose from (NEW-1)" in refused(game, "p1 pick villa")
    assert "the buildings are being drafted" in refused(game, "p1 role mayor")


def test_here_are_all_reasons():
    """The others are tested above."""
    covered = {f"puerto-rico-why-{case[0]}" for case in EXAMPLES}
    covered |= {
        f"puerto-rico-why-{id}"
        for id in ("no-forest-left", "no-tile-left", "picked-already", "no-board-space", "not-drafted")
    }
    assert {id for id in ENGLISH if id.startswith("puerto-rico-why-")} - covered == set()


def check_everything_is_explained(game: entrepot.Game) -> None:
    """Every action has a text: a label and a hint if it is legal, otherwise a reason for the refusal."""
    legal = game.state.legal()
    asked = [game.rules.question(game.state), *(game.rules.label(game.state, code) for code in legal)]
    assert all(said.id not in str(said) and "{" not in str(said) for said in asked)
    for code in range(len(game.rules.actions)):
        said = game.rules.hint(game.state, code) if code in legal else game.rules.why_not(game.state, code)
        assert said is None or (said.id not in str(said) and "{" not in str(said))
        assert said is not None or code in legal


def test_at_every_question_every_action_is_explained():
    missing = dict.fromkeys([*ASKED, "role_choice"], 1)
    for seed in range(400):
        for moment in moments(plenty(seed), seed, bold):
            position = moment.position()
            asked = position["pending"]["decision"] if position["pending"] else position["phase"]
            if missing.get(asked):
                missing[asked] -= 1
                check_everything_is_explained(moment)
        if not any(missing.values()):
            return
    raise AssertionError(missing)
