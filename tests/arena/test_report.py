"""The report and the commands: their output, and their errors."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from arena.sample_results import result
from entrepot import arena
from entrepot.arena.report import report
from entrepot.cli import main

GAMES = [
    result("abb", [30, 20, 10], 0, 0),
    result("bba", [20, 10, 30], 0, 1),
    result("bab", [30, 20, 10], 0, 2),
    result("baa", [20, 30, 10], 1, 0),
    result("aab", [20, 10, 30], 1, 1),
    result("aba", [30, 20, 20], 1, 2),
]

# Worked out by hand.
STANDINGS = """\
| bot | games | win share | 95% | rank | lead | score | s / game |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| a | 6 | 50.0% | 18.8–81.2% | 1.71 | −1.7 | 22.2 | 0.50 |
| b | 6 | 25.0% | 6.0–63.5% | 2.08 | −7.5 | 18.9 | 0.50 |
"""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_the_report_in_markdown(tmp_path):
    paths = arena.write_report(GAMES, tmp_path / "report")
    text = paths[0].read_text(encoding="utf-8")
    assert text.startswith(
        "# Tournament: Spice Road\n\n## Games\n\n6 games in 2 lineups, with 2 different deals.\n\nOptions: players 3.\n"
    )
    assert STANDINGS in text
    assert "| a | – | 62.5% |\n| b | 37.5% | – |\n" in text
    assert "| p0 | 50.0% | 18.8–81.2% |" in text
    assert "| b | 10 | 10 | 20 | 20 | 30 | 18.9 |" in text
    assert "Ended by: CEN-14 100.0%." in text
    assert re.search(r"\| a \| \+\d+ \| ± \d+ \| \d+\.\d \| \d\.\d \|", text)


def test_the_report_is_one_page_that_needs_no_other(tmp_path):
    page = arena.write_report(GAMES, tmp_path)[1].read_text(encoding="utf-8")
    tree = ET.fromstring(page[page.index("<main>") : page.index("</main>") + len("</main>")])
    assert "://" not in page
    drawings = list(tree.iter("svg"))
    assert len(drawings) == 3 + 2 + 3
    assert all(drawing.get("role") == "img" and drawing.findtext("title") for drawing in drawings)
    assert drawings[0].findtext("desc") == "a 50.0%; b 25.0%"
    assert len(list(tree.iter("table"))) == 6


def test_names_are_written_as_they_are(tmp_path):
    page = arena.write_report([result(["<b>", "a|b"], [2, 1])], tmp_path)
    assert "<b>" not in page[1].read_text(encoding="utf-8")
    assert "a\\|b" in page[0].read_text(encoding="utf-8")


def test_a_bot_alone_has_no_ratings():
    titles = [section.title for section in report([result("aa", [2, 1])])]
    assert titles == ["Games", "Bots", "Seats", "Scores", "Game length"]


def test_without_the_libraries_the_rest_is_printed(monkeypatch):
    monkeypatch.setitem(sys.modules, "choix", None)
    sections = {section.title: section for section in report(GAMES)}
    assert sections["Ratings"].table is None
    assert "pip install 'entrepot[arena]'" in sections["Ratings"].texts[0]
    assert sections["Bots"].table


# The commands


@pytest.fixture
def run(capsys):
    def run(line: str) -> tuple[int, str, str]:
        try:
            code = main(line.split())
        except SystemExit as left:
            code = left.code
        return code, *capsys.readouterr()

    return run


PLAY = "arena spice_road --players 2 --jobs 1"


def test_arena_plays_summarizes_and_reports(run, tmp_path):
    code, out, err = run(f"{PLAY} --bots random,mcts:5n --games 4 --out a.jsonl --report report")
    assert code == 0
    assert out.splitlines()[0].split() == ["bot", "games", "win", "share", "95%", "rank", "lead", "score"]
    assert out.splitlines()[-1] == "Report written to report/report.html"
    assert "4/4" in err
    assert (tmp_path / "report" / "report.html").exists()
    again = run(f"{PLAY} --bots random,mcts:5n --games 4 --out a.jsonl")
    assert again == (0, "\n".join(out.splitlines()[:-2]) + "\n", "")
    assert run("report a.jsonl --out other")[0] == 0
    assert (tmp_path / "other/report.md").read_text() == (tmp_path / "report/report.md").read_text()


def test_a_ladder(run):
    run(f"{PLAY} --bots random,flat:2n,mcts:5n --ladder --games 6 --out a.jsonl")
    pairs = {tuple(sorted(each["seats"])) for each in arena.read_results(Path("a.jsonl"))}
    assert len(pairs) == 3


def test_a_sequential_test_stops_early_and_says_what_it_found(run, tmp_path):
    line = f"{PLAY} --sprt mcts:20n,random --games 400 --out a.jsonl"
    code, out, _ = run(line)
    assert code == 0
    assert re.search(r"^mcts:20n is stronger than random: .* after \d+ deals", out, re.MULTILINE)
    games = (tmp_path / "a.jsonl").read_bytes()
    assert games.count(b"\n") < 60
    assert run(line)[1] == out
    assert (tmp_path / "a.jsonl").read_bytes() == games


def test_a_sequential_test_may_stay_open(run):
    out = run(f"{PLAY} --sprt random,flat:1n --share 0.5,0.51 --games 4 --out a.jsonl")[1]
    assert "Undecided between random and flat:1n." in out


def test_the_file_is_what_was_promised(run, tmp_path):
    run(f"{PLAY} --bots random --games 2 --open-points --seed 9 --out a.jsonl")
    one, other = map(json.loads, (tmp_path / "a.jsonl").read_text().splitlines())
    assert one["options"] == {"players": 2, "open_points": True}
    assert one["seed"] != other["seed"]


MISUSES = [
    "",
    "--bots random --sprt random,greedy",
    "--bots cat",
    "--bots random,random",
    "--sprt random",
    "--sprt random,greedy,beam",
    "--sprt random,greedy --elo 50",
    "--sprt random,greedy --elo 50,0",
    "--sprt random,greedy --elo a,b",
    "--sprt random,greedy --share 0.5,1.5",
    "--sprt random,greedy --alpha 0",
    "--sprt random,greedy --beta x",
    "--bots random --jobs 0",
    "--bots random --games 0",
    "--bots random --players 9",
    "--bots random --edition is",
    "--bots random --out folder",
    "--bots random --out nowhere/a.jsonl",
]


@pytest.mark.parametrize("line", MISUSES)
def test_misuse_gets_one_line_and_exit_code_2(run, line, tmp_path):
    (tmp_path / "folder").mkdir()
    code, out, err = run(f"arena spice_road --games 1 --out a.jsonl {line}")
    assert (code, out) == (2, "")
    assert re.fullmatch(r"entrepot[^\n]*: [^\n]+\n", err)
    assert not (tmp_path / "a.jsonl").exists()


@pytest.mark.parametrize("content", [None, "", "rubbish\n", '{"half": '])
def test_a_report_on_nothing_gets_one_line(run, content, tmp_path):
    if content is not None:
        (tmp_path / "a.jsonl").write_text(content)
    code, out, err = run("report a.jsonl --out report")
    assert (code, out) == (2, "")
    assert re.fullmatch(r"entrepot: [^\n]+\n", err)
    assert not (tmp_path / "report").exists()


def test_a_full_disk_gets_one_line(run):
    code, _, err = run(f"{PLAY} --bots random --games 1 --out /dev/full")
    assert code == 2
    assert err.endswith("entrepot: /dev/full: the disk is full.\n")
