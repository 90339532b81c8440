"""The printed editions against a second transcription, option by option, and what each option changes."""

import pytest

import entrepot

from .table import barrels, board, doubloons, island, play, read, refused, supply, table, vp, words

EDITIONS = read("editions")
PRINTED = ("standard", "is", "sv", "cs", "hu")
NEW, NOBLES = ["new_buildings"], ["nobles"]
BUILDINGS = read("buildings")
EMPTY = board(island="", doubloons=0)


def new(**options):
    return entrepot.new("puerto_rico", **{"seed": 1, "players": 3} | options)


def refusal(**options):
    with pytest.raises(entrepot.OptionError) as caught:
        new(**options)
    return str(caught.value)


def written(value):
    """An option's value as the table has it."""
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def in_game(game):
    return set(supply(game)["buildings"])


def violet(*sets):
    return {id for id, row in BUILDINGS.items() if "violet" in row["kind"] and row["set"] in sets}


# Presets

PLAIN = [option for option in EDITIONS if option not in ("players", "expansions") and "with" not in option]


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize("option", PLAIN)
def test_an_edition_sets_its_options(edition, option):
    """SET-6, SETL-7, MAY-7, CAP-9, NEW-3, NEW-5, NEW-15, NOB-2, NOB-5, HID-2: cell by cell."""
    cell = EDITIONS[option][edition]
    if cell:  # what a sheet does not know it cannot settle
        assert written(new(edition=edition).options[option]) == cell
    else:
        assert EDITIONS["expansions"][edition] != EDITIONS["expansions"]["standard"]


@pytest.mark.parametrize("option", PLAIN)
def test_every_value_of_the_table_is_known_and_no_other(option):
    """SET-6, SETL-7, MAY-7, CAP-9, NEW-3, NEW-5, NEW-15, NOB-2, NOB-5, HID-2"""
    values = EDITIONS[option]["values"].split()
    table_of_values = next(entry.values for entry in new().rules.options if entry.name == option)
    assert sorted(map(written, table_of_values)) == sorted(values)
    said = refusal(**{option: "whatever"})
    assert said.startswith(f"{option} cannot be “whatever”; allowed: ")
    assert all(value in said for value in values)


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_edition_knows_its_numbers_of_players(edition, players):
    """SET-1"""
    if str(players) in EDITIONS["players"][edition]:
        assert new(edition=edition, players=players).players == players
    else:
        assert refusal(edition=edition, players=players) == f"players cannot be “{players}”; allowed: 3, 4, 5."


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize("expansion", ["new_buildings", "nobles"])
def test_an_edition_knows_its_expansions(edition, expansion):
    """NEW-1, NOB-1"""
    known = EDITIONS["expansions"][edition].split()
    if expansion in known:
        assert new(edition=edition, expansions=[expansion]).options["expansions"] == [expansion]
    else:
        takes = known[0] if known else "none"
        assert refusal(edition=edition, expansions=[expansion]) == (
            f"expansions cannot be “{expansion}”; allowed: {takes}."
        )


@pytest.mark.parametrize("edition", PRINTED)
def test_the_market_is_drafted_where_buildings_compete_for_spaces(edition):
    """NEW-3"""
    for row, expansions in (("market with new buildings", NEW), ("market with nobles", NOBLES)):
        if EDITIONS[row][edition]:
            assert new(edition=edition, expansions=expansions).options["market"] == EDITIONS[row][edition]


def test_a_single_option_overrides_the_edition():
    """SET-6: all else stays as the sheet has it."""
    options = new(edition="sv", players=5, vp_supply_5p=126).options
    assert (options["vp_supply_5p"], options["short_refill"]) == (126, "none")


# Refusals


def test_an_unknown_option_is_refused_with_those_there_are():
    said = refusal(auction=True)
    assert said.startswith("There is no option “auction”; available: players, edition, expansions, market, ")


def test_an_unknown_edition_is_refused_with_those_there_are():
    assert refusal(edition="de") == "edition cannot be “de”; allowed: standard, is, sv, cs, hu."


@pytest.mark.parametrize("expansions", [["dwarves"], "nobles", ["nobles", "nobles"], None])
def test_unknown_expansions_are_refused_with_those_there_are(expansions):
    said = refusal(expansions=expansions)
    assert said.startswith("expansions cannot be “")
    assert said.endswith("allowed: none, new_buildings, nobles, new_buildings,nobles.")


def test_the_order_of_expansions_does_not_matter():
    assert new(expansions=["nobles", "new_buildings"]).options["expansions"] == ["new_buildings", "nobles"]


def test_a_fixed_market_is_refused_where_buildings_compete():
    """NEW-3"""
    takes = "market cannot be “fixed”; allowed: draft, all, random, custom."
    assert refusal(market="fixed", expansions=NEW) == takes
    assert refusal(market="fixed", expansions=NOBLES, nobles_market="draft") == takes


def test_a_list_of_buildings_is_refused_without_a_custom_market():
    """NEW-3"""
    assert refusal(buildings=["office"]) == "“buildings” can only be used with market = custom."
    assert refusal(market="custom") == "market = custom needs “buildings”: a list of violet buildings."


@pytest.mark.parametrize("building", ["church", "sugar_mill", "jeweler", "casino", 7])
def test_a_building_that_is_not_a_violet_one_of_the_game_is_refused(building):
    """NEW-3"""
    said = refusal(market="custom", buildings=["office", building])
    assert said.startswith(f"buildings cannot be “{building}”; allowed: small_market, hacienda, ")


def test_a_building_named_twice_is_refused():
    """NEW-3"""
    assert refusal(market="custom", buildings=["office", "office"]) == "“buildings” lists office twice."


def test_a_first_governor_who_does_not_play_is_refused():
    """SET-1"""
    assert refusal(first_governor=3) == "first_governor cannot be “3”; allowed: 0 – 2, random."


# What each option changes


@pytest.mark.parametrize("chips", [122, 126])
def test_vp_supply_5p_is_the_number_of_chips_for_five(chips):
    """SET-6: and for nobody else."""
    assert supply(new(players=5, vp_supply_5p=chips))["vp"] == chips
    assert supply(new(players=4, vp_supply_5p=chips))["vp"] == 100


@pytest.mark.parametrize(("fallback", "colonist"), [("ship", True), ("none", False)])
def test_hospice_fallback_decides_whether_the_colonist_may_come_from_the_ship(fallback, colonist):
    """SETL-7: the supply is empty, and three colonists are aboard."""
    game = table(
        board(island="", city="hospice"), board(san_juan=54), board(),
        plantations={"face_up": ["corn"]}, hospice_fallback=fallback,
    )  # fmt: skip
    play(game, "p0 role settler", "p0 take corn")
    assert ("colonist" in words(game)) == colonist


@pytest.mark.parametrize(("refill", "aboard"), [("partial", 2), ("none", 0)])
def test_short_refill_decides_whether_a_ship_that_cannot_be_filled_gets_anything(refill, aboard):
    """MAY-7, END-1"""
    game = table(board(island="", san_juan=53), EMPTY, EMPTY, short_refill=refill)
    play(game, "p0 role mayor", "p0 pass")
    assert game.position()["colonist_ship"]["colonists"] == aboard
    assert supply(game)["colonists"] == 2 - aboard
    assert game.position()["end_triggered"] == ["END-1"]


@pytest.mark.parametrize("capacity", ["unlimited", 11])
def test_wharf_capacity_never_matters(capacity):
    """CAP-9: no kind has more than eleven barrels."""
    game = table(EMPTY, board(goods="indigo 11", city="wharf"), EMPTY, wharf_capacity=capacity)
    play(game, "p0 role captain", "p1 load indigo wharf")
    assert (vp(game)[1], barrels(game, 1)) == (11, {})


@pytest.mark.parametrize(("source", "tokens", "discarded"), [("flipped", None, []), ("token", 11, ["coffee"])])
def test_forest_source_decides_what_a_forest_is_made_of(source, tokens, discarded):
    """NEW-5: the tile itself, or one of twelve tokens while the tile is discarded."""
    open_tiles = {"face_up": ["coffee"], "discard": []}
    game = table(
        board(island="", city="forest_house"), board(), board(),
        expansions=NEW, market="all", forest_source=source, plantations=open_tiles,
    )  # fmt: skip
    play(game, "p0 role settler", "p0 forest coffee")
    assert island(game, 0) == {"forest": "0/1"}
    assert supply(game)["forests"] == tokens
    assert game.position()["plantations"]["discard"] == discarded


def test_nobles_market_decides_whether_their_buildings_are_added_or_compete():
    """NOB-2"""
    added = new(expansions=NOBLES, nobles_market="added")
    assert added.position()["phase"] == "role_choice"
    assert in_game(added) >= violet("base", "nobles")
    drafted = new(expansions=NOBLES, nobles_market="draft")
    assert drafted.position()["phase"] == "draft"
    assert {f"pick {id}" for id in violet("base", "nobles")} == set(words(drafted))
    assert "jeweler" in in_game(drafted)


@pytest.mark.parametrize(
    ("draw", "offered"), [("face_down", ["buy_tile"]), ("face_up", ["buy_tile corn", "buy_tile sugar"])]
)
def test_land_office_draw_decides_which_tiles_the_land_office_sells(draw, offered):
    """NOB-5"""
    game = table(
        board(city="land_office", doubloons=1), EMPTY, EMPTY,
        expansions=NOBLES, land_office_draw=draw, plantations={"face_up": ["corn", "sugar", "corn"]},
    )  # fmt: skip
    play(game, "p0 role trader")
    assert [word for word in words(game) if word != "pass"] == offered


def test_land_office_draw_is_named_in_a_refusal():
    """NOB-5"""
    mine = board(city="land_office", doubloons=1)
    game = play(table(mine, EMPTY, EMPTY, expansions=NOBLES), "p0 role trader")
    assert refused(game, "p0 buy_tile corn") == "in this edition the land office sells a face-down tile (NOB-5)."
    game = play(table(mine, EMPTY, EMPTY, expansions=NOBLES, edition="hu", market="all"), "p0 role trader")
    assert (
        refused(game, "p0 buy_tile") == "in this edition the land office sells a face-up tile; say which one (NOB-5)."
    )


@pytest.mark.parametrize(
    ("sells", "offered"),
    [("plantation_or_forest", ["discard corn", "discard forest"]), ("plantation", ["discard corn"])],
)
def test_land_office_sells_decides_whether_forests_can_be_sold_there(sells, offered):
    """NOB-5"""
    mine = board(island="corn 1/1, forest 2", city="land_office 1*", doubloons=0)
    game = table(mine, EMPTY, EMPTY, expansions=NEW + NOBLES, market="all", land_office_sells=sells)
    play(game, "p0 role trader")
    assert [word for word in words(game) if word != "pass"] == offered


def test_land_office_sells_is_named_in_a_refusal():
    """NOB-5: in the Hungarian sheet a plantation only; with forests alone there is no turn once the house is full."""
    full = ["corn", "indigo", "sugar", "tobacco"]
    hungarian = {"expansions": NEW + NOBLES, "edition": "hu", "market": "all"}
    mine = board(island="corn 1/1, forest 2", city="land_office 1*")
    game = play(table(mine, EMPTY, EMPTY, **hungarian), "p0 role trader")
    with pytest.raises(entrepot.IllegalActionError) as caught:
        game.play("p0 discard forest")
    assert caught.value.reason.id == "puerto-rico-why-land-office-no-forests"
    play(game, "p0 discard corn")
    assert (doubloons(game)[0], island(game, 0)) == (2 + 1, {"forest": "0/2"})
    game = table(board(island="forest 2", city="land_office 1*"), EMPTY, EMPTY, trading_house=full, **hungarian)
    assert play(game, "p0 role trader").position()["phase"] == "role_choice"


@pytest.mark.parametrize("edition", ["standard", "is", "sv", "cs", "hu"])
def test_without_the_new_buildings_there_is_no_supply_of_forests(edition):
    """NEW-5: the position says so, and a view; what is written by hand may leave it out."""
    game = new(edition=edition, expansions=[])
    assert (supply(game)["forests"], game.view(0)["supply"]["forests"]) == (None, None)
    position = game.position()
    del position["supply"]["forests"]
    assert entrepot.load(position).position() == game.position()
    position["supply"]["forests"] = 1
    with pytest.raises(entrepot.PositionError) as caught:
        entrepot.load(position)
    assert caught.value.key == "supply.forests"


@pytest.mark.parametrize(("counts", "pay"), [(True, 2), (False, 1)])
def test_specialty_counts_privilege_decides_whether_the_privilege_comes_before_the_pay(counts, pay):
    """NEW-15: two indigo produced and one by the privilege."""
    mine = board(island="indigo 2/2", city="indigo_plant 2/3, specialty_factory", doubloons=0)
    game = table(mine, EMPTY, EMPTY, expansions=NEW, market="all", specialty_counts_privilege=counts)
    play(game, "p0 role craftsman", "p0 bonus indigo")
    assert doubloons(game)[0] == pay


def test_open_vp_shows_everybodys_chips():
    """HID-2"""
    for open_vp, seen in ((True, [3, 4, 0]), (False, [None, None, None])):
        game = table(board(vp=3), board(vp=4), board(), open_vp=open_vp)
        assert [one["vp"] for one in game.view()["players"]] == seen


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_first_governor_may_be_any_seat(seat):
    """SET-1, SET-3: the plantations are dealt from that seat clockwise."""
    game = new(first_governor=seat)
    assert (game.position()["governor"], game.seat) == (seat, seat)
    dealt = [next(iter(island(game, (seat + steps) % 3))) for steps in range(3)]
    assert dealt == ["indigo", "indigo", "corn"]


def test_first_governor_may_be_drawn():
    """SET-1: a seed draws the same one again, and all seats are drawn."""
    governors = [new(first_governor="random", seed=seed).position()["governor"] for seed in range(30)]
    assert governors == [new(first_governor="random", seed=seed).position()["governor"] for seed in range(30)]
    assert set(governors) == {0, 1, 2}


def test_the_start_value_of_an_island_does_not_depend_on_who_is_governor_now():
    """SET-3: in a position written by hand, in the second round."""
    game = table({}, {}, {}, governor=1, round=2)
    assert [list(island(game, seat)) for seat in range(3)] == [["indigo"], ["indigo"], ["corn"]]
    game = table({}, {}, {}, governor=1, round=2, first_governor=2)
    assert [list(island(game, seat)) for seat in range(3)] == [["indigo"], ["corn"], ["indigo"]]


# Markets


@pytest.mark.parametrize("market", ["fixed", "draft", "all", "random"])
def test_without_an_expansion_every_market_has_the_same_buildings(market):
    """NEW-3: nothing competes, and nothing is asked."""
    game = new(market=market)
    assert game.position()["phase"] == "role_choice"
    assert in_game(game) == {id for id, row in BUILDINGS.items() if row["set"] == "base"}


def test_a_drafted_market_begins_with_the_production_buildings():
    """NEW-1, NEW-3"""
    game = new(market="draft", expansions=NEW)
    assert game.position()["phase"] == "draft"
    assert in_game(game) == {id for id, row in BUILDINGS.items() if row["kind"].endswith("production")} - {"jeweler"}
    assert {f"pick {id}" for id in violet("base", "new_buildings")} == set(words(game))


def test_a_market_of_all_has_all():
    """NEW-3"""
    game = new(market="all", expansions=NEW + NOBLES)
    assert in_game(game) == set(BUILDINGS)


SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}


def test_a_random_market_fills_the_spaces_of_each_cost():
    """NEW-3, NEW-1: differently with another seed."""
    markets = [in_game(new(market="random", expansions=NEW, seed=seed)) for seed in range(8)]
    for market in markets:
        costs = [int(BUILDINGS[id]["cost"]) for id in market & violet("base", "new_buildings")]
        assert {cost: costs.count(cost) for cost in SPACES} == SPACES
    assert len({frozenset(market) for market in markets}) > 1


def test_a_custom_market_has_the_listed_violet_buildings_and_no_others():
    """NEW-3: in the order of the table."""
    game = new(market="custom", expansions=NEW, buildings=["church", "office", "statue"])
    assert in_game(game) & violet("base", "new_buildings") == {"church", "office", "statue"}
    assert "sugar_mill" in in_game(game)
    assert game.options["buildings"] == ["office", "church", "statue"]
