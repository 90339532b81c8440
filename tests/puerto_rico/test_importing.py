"""Games written down as a table: the record explains every row, and what cannot be explained is reported."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import entrepot
from entrepot import cli
from entrepot.core.errors import ImportTableError
from entrepot.games.puerto_rico.components import GOODS
from entrepot.games.puerto_rico.importing import table, tiles
from entrepot.games.puerto_rico.importing.arrangements import Arrangement, anything, decided, split, sums
from entrepot.games.puerto_rico.importing.search import import_table

PAGE = Path(__file__).parents[2] / "docs" / "import.md"
EXAMPLE = re.search(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
SECONDS = 120


def played(players: int, seed: int, rounds: int = 99, **options: object) -> entrepot.Game:
    """A game played at random, up to this round."""
    game = entrepot.new("puerto_rico", players=players, seed=seed, **options)
    dice = random.Random(seed)
    while not game.is_over and game.state.round < rounds:
        game.play(dice.choice(game.legal()))
    return game


def rows_of(game: entrepot.Game, with_goods: bool = True) -> list[str]:
    """The rows of a game's table, without its options."""
    text = table.write(game, with_goods)
    return text[text.index("round,") :].splitlines()


def check_explained(game: entrepot.Game, with_goods: bool) -> None:
    """Import the table of a game; the table of the result must be the same."""
    found = import_table(table.write(game, with_goods), SECONDS)
    assert (found.failure, found.explained) == (None, found.rows)
    assert rows_of(found.game, with_goods) == rows_of(game, with_goods)
    assert entrepot.from_record(found.game.record()) == found.game


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_with_its_goods_is_explained(players):
    check_explained(played(players, seed=players, rounds=9), with_goods=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_without_its_goods_is_explained(players):
    check_explained(played(players, seed=players, rounds=6), with_goods=False)


@pytest.mark.parametrize(("players", "seed"), [(3, 102), (5, 100), (5, 102)])
def test_a_game_in_which_pieces_run_out_is_explained(players, seed):
    """Colonists with all circles full (MAY-4), barrels (CRA-2), tiles (SETL-4): complete games that need them."""
    check_explained(played(players, seed), with_goods=True)


def test_a_finished_game_keeps_its_end():
    game = played(2, seed=2)
    found = import_table(table.write(game), SECONDS)
    assert found.failure is None
    assert found.game.is_over
    assert found.game.outcome().end == game.outcome().end


def test_options_are_kept():
    game = played(3, seed=1, rounds=3, edition="hu", first_governor=2)
    found = import_table(table.write(game), SECONDS)
    assert found.failure is None
    assert found.game.options == game.options


def test_the_first_row_tells_the_first_governor():
    game = played(3, seed=1, rounds=3, first_governor=2)
    text = table.write(game).replace("first_governor,2\n", "")
    assert import_table(text, SECONDS).game.options["first_governor"] == 2


# The example of the documentation


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_the_example_is_explained(separator):
    found = import_table(EXAMPLE.replace(",", separator), SECONDS)
    assert found.failure is None
    assert found.game.names == ["Ada", "Ben", "Cleo"]
    assert "p1 draw" in found.game.actions  # two tiles: one is the hacienda's (SETL-5)
    assert "p2 man corn 1" in found.game.actions  # otherwise she would have nothing to sell


# Forged facts


@pytest.mark.parametrize(
    ("fact", "forged"),
    [("doubloons", "99"), ("vp", "99"), ("colonists", "99"), ("tiles", "quarry:9"), ("buildings", "city_hall wharf")],
)
def test_a_forged_fact_is_reported_at_its_row(fact, forged):
    game = played(3, seed=4, rounds=6)
    lines = table.write(game).splitlines()
    heading = next(number for number, line in enumerate(lines) if line.startswith("round,"))
    column = lines[heading].split(",").index(f"p1 {fact}")
    line = heading + 11
    cells = lines[line].split(",")
    cells[column] = forged
    lines[line] = ",".join(cells)
    found = import_table("\n".join(lines), SECONDS)
    assert found.explained == 10
    assert found.failure.args["line"] == line + 1
    reason = found.failure.args["reason"]
    assert fact == "tiles" or (reason.args["player"], reason.args["fact"]) == ("p1", fact)
    assert entrepot.from_record(found.game.record()) == found.game
    assert rows_of(found.game) == rows_of(game)[:11]


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("2,Cleo,trader", "2,Cleo,craftsman", "import-miss-role"),
        ("2,Cleo,trader", "3,Cleo,trader", "import-miss-row"),
        ("2,Cleo,trader", "2,Ben,trader", "import-miss-row"),
    ],
)
def test_a_wrong_turn_is_reported_at_its_row(before, after, reason):
    found = import_table(EXAMPLE.replace(before, after), SECONDS)
    assert (found.explained, found.failure.args["line"]) == (4, 8)
    assert found.failure.args["reason"].id == reason


def test_a_search_without_time_says_so():
    found = import_table(table.write(played(5, seed=5, rounds=12), with_goods=False), 0)
    assert found.failure.id == "import-stopped"
    assert found.explained == 0


# Tables that cannot be read


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("round,player", "rounds,player", "There is no line with the column names"),
        ("p0 vp", "p0 points", "Line 3: there is no column “p0 points”"),
        (",p2 buildings", "", "Line 3: the column p2 buildings is missing"),
        ("1,Ada,builder", "1,Eve,builder", "Line 4: there is no player “Eve”; known: p0, p1, p2, Ada, Ben, Cleo."),
        ("Ada,builder", "Ada,baker", "Line 4: there is no role “baker”"),
        ("1,Ada,builder,2", "1,Ada,builder,two", "Line 4: “two” is not a number"),
        ("1,Ada,builder,2", "1,Ada,builder,-2", "Line 4: “-2” is not a number"),
        ("corn:2", "maize:2", "Line 6: unknown word “maize”"),
        ("corn:2", "corn:x", "Line 6: “x” is not a number"),
        ("hacienda", "villa_rica", "Line 4: there is no building “villa_rica”"),
        ("players,Ada", "colour,Ada", "Line 2: “colour” is not an option"),
        ("players,Ada,Ben,Cleo", "players,7", "players"),
        ("players,Ada,Ben,Cleo\n", "players,Ada,Ben,Cleo\nedition,klingon\n", "edition"),
        ("players,Ada,Ben,Cleo\n", "players,Ada,Ben,Cleo\nexpansions,nobles\n", "Games with expansions"),
        ("game,puerto_rico", "game,chess", "chess"),
        ("game,puerto_rico", "game,spice_road", "Tables of spice_road cannot be imported."),
        ("game,puerto_rico", "name,puerto_rico", "the first line must name the game"),
        (EXAMPLE[EXAMPLE.index("1,Ada") :], "", "The table has no rows."),
    ],
)
def test_a_wrong_table_gets_one_clear_line(tmp_path, monkeypatch, capsys, before, after, words):
    monkeypatch.chdir(tmp_path)
    assert before in EXAMPLE
    Path("game.csv").write_text(EXAMPLE.replace(before, after, 1), encoding="utf-8")
    assert cli.main(["--language", "en", "import", "game.csv"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert words in err
    assert not Path("game.erec").exists()


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe\x00", b"game,puerto_rico\n\x00", b'game,puerto_rico\nround,"' + b"x" * 200_000]
)
def test_broken_files_get_one_clear_line(tmp_path, capsys, data):
    (tmp_path / "game.csv").write_bytes(data)
    assert cli.main(["import", str(tmp_path / "game.csv")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_missing_file_gets_one_clear_line(capsys):
    assert cli.main(["--language", "en", "import", "nowhere.csv"]) == 2
    assert "nowhere.csv" in capsys.readouterr().err


# The command


def test_the_command_writes_a_record_that_verify_accepts(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("game.csv").write_text(EXAMPLE, encoding="utf-8")
    assert cli.main(["--language", "en", "import", "game.csv"]) == 0
    assert capsys.readouterr().out == "All 6 rows are explained, by 17 actions. Record saved to game.erec.\n"
    assert cli.main(["--language", "en", "verify", "game.erec"]) == 0
    assert "imported from a table" in capsys.readouterr().out
    assert cli.main(["import", "--table", "game.erec"]) == 0
    assert capsys.readouterr().out.startswith("game,puerto_rico\nplayers,Ada,Ben,Cleo\n")


def test_the_command_writes_the_record_up_to_a_failure(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("game.csv").write_text(EXAMPLE.replace("2,,,3,0,1,,", "2,,,5,0,1,,"), encoding="utf-8")
    assert cli.main(["--language", "en", "import", "game.csv", "-o", "part.erec"]) == 2
    out, err = capsys.readouterr()
    page = PAGE.read_text(encoding="utf-8")
    assert out.replace("part.erec", "game.erec") in page
    assert err in page
    assert len(rows_of(entrepot.read_record("part.erec"))) == 1 + 4


# The parts of the search


def test_an_arrangement_has_all_its_colonists():
    """MAY-3: all ways to place three colonists on two fields of corn, one of indigo and a plant for it."""
    owned = 1 << 0  # the small indigo plant
    open_ = anything([2, 1, 0, 0, 0, 0, 0], owned, 3)
    assert {(each.choose()[0], each.choose()[1]) for each in decided(open_, [0, 1])} == {
        ((2, 0), (1, 0)),
        ((2, 0), (0, 1)),
        ((1, 0), (1, 1)),
    }
    assert open_.city_counts() == 0b11


def test_colonists_without_a_circle_stay_idle():
    """MAY-4: two circles, five colonists."""
    crowded = anything([2, 0, 0, 0, 0, 0, 0], 0, 5)
    assert (crowded.placed, crowded.idle) == (2, 3)
    assert [each.choose() for each in decided(crowded, [0])] == [{0: (2, 0)}]


def test_all_cities_together_have_the_right_number():
    """MAY-6: the ship shows how many circles in the cities were empty."""
    one = anything([1, 0, 0, 0, 0, 0, 0], 1 << 6, 1)  # corn or the small market
    assert sums([one, one]) == 0b111
    for wanted in (0, 1, 2):
        chosen = split([one, one], (wanted, wanted))
        assert sum(workers for each in chosen for _, workers in each.values()) == wanted


def test_a_later_colonist_is_counted():
    joined = Arrangement().joined_by(0, (1, 0)).joined_by(0, (1, 0))
    assert joined.possible(0) == frozenset([(2, 0)])


def test_tiles_are_there_when_they_are_needed():
    """Every settler phase takes three tiles of the same kind; the stack has ten of each, and is used twice."""
    needs = [tiles.Settling(number, [number % 5] * 3, []) for number in range(10)]
    plan = tiles.plan([10] * 5, 3, needs)
    assert len(plan.face_up) == 4
    assert plan.face_up.count(0) >= 3
    drawn = plan.face_up + plan.stacks[0]
    assert [drawn.count(kind) for kind in range(len(GOODS))] == [10] * 5
    for number, need in enumerate(needs):
        if 4 * number + 4 <= len(drawn):
            assert drawn[4 * number : 4 * number + 4].count(need.taken[0]) >= 3


def test_too_many_tiles_of_a_kind_are_refused():
    needs = [tiles.Settling(number, [4, 4, 4], []) for number in range(3)]
    with pytest.raises(tiles.NoTileError) as refused:
        tiles.plan([10, 10, 10, 10, 8], 3, needs)
    assert refused.value.row == 2


def test_a_refusal_is_an_error_of_ours():
    with pytest.raises(ImportTableError, match="no rows"):
        import_table("game,puerto_rico\nround,player,role\n", 1)
