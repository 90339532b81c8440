"""The command line: each command, each way it can be misused, and what is left when it is interrupted."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import entrepot
from entrepot import server
from entrepot.cli import admin, bench, main
from entrepot.cli.command import game_options
from entrepot.cli.parser import COMMANDS, parser
from entrepot.cli.usage_errors import usage_line
from entrepot.core import registry
from entrepot.core.messages import message
from entrepot.core.options import Option
from entrepot.files import read_record, system_reason, write_record
from entrepot.i18n import LANGUAGES, Speaker, preferred
from plugin_game import Nim, register

ENTREPOT = [sys.executable, "-m", "entrepot"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path, monkeypatch):
    """Run every test in its own folder, which is also the one for saved games."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command in this process; return its exit code, output and errors."""

    def run(line: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        try:
            code = main(line.split())
        except SystemExit as left:
            code = left.code
        out, err = capsys.readouterr()
        return code, out, err

    return run


# Help


def test_the_version_shows_which_engine_is_in_use(run):
    kind = "compiled" if entrepot.compiled else "plain Python"
    assert run("--version") == (0, f"entrepot {entrepot.__version__}, {kind} engine\n", "")


def test_help_lists_the_commands(run):
    code, out, _ = run("--help")
    assert code == 0
    assert all(command.name in out and command.summary[:20] in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_has_help_with_its_example(run, command):
    code, out, _ = run(f"{command.name} --help")
    assert code == 0
    assert f"example:\n  {command.example}" in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en"}, "en"),
        *[({"LANG": "C", "LC_ALL": f"{language}.UTF-8"}, language) for language in LANGUAGES],
        *[({"LANG": f"{language}_{language.upper()}.UTF-8", "LC_ALL": ""}, language) for language in LANGUAGES],
    ],
)
def test_the_language_is_that_of_the_environment_if_it_is_one_of_ours(environment, language):
    assert preferred(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_use_the_requested_language(run, language):
    said = Speaker(language)
    run("new spice_road --seed 1 --out game.erec")
    code, out, _ = run(f"show game.erec --language {language}")
    assert code == 0
    assert said(message("spice-road-board-round", round=1)) in out
    code, _, err = run(f"new chess --language {language}")
    assert code == 2
    complaint = said(message("error-unknown-game", game="chess", known=", ".join(registry.names())))
    assert " ".join(complaint.split()) in err  # in one line, blank by blank
    assert str(message("language")) == "en"


WHOLE = [*(command.name for command in COMMANDS), *(f"admin {command.name}" for command in admin.ADMIN.commands)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", WHOLE)
def test_help_is_in_the_requested_language(run, command, language):
    """Everything that argparse would say in English, and a text for each argument."""
    said, id = Speaker(language), command.replace(" ", "-")
    _, out, _ = run(f"{command} --help --language {language}")
    words = ["usage", "options", "help", "example", id]
    assert [
        word for word in words if one_line(said(message(f"help-{word}"))).lower() not in one_line(out).lower()
    ] == []
    assert not re.search(r"\bhelp-[a-z]|%%|\{ ", out)
    english = one_line(Speaker("en")(message(f"help-{id}")))
    assert (english[1:] in one_line(out)) == (language == "en")


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("line", ["--language hu --help", "--help --language=hu", "play --help --language hu"])
def test_the_language_stands_before_the_command_or_after_it(run, line):
    assert run(line)[1].startswith("használat: entrepot")


def test_help_is_in_the_language_of_the_environment(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert run("--help")[1].startswith("användning: entrepot")
    assert run("--help --language is")[1].startswith("notkun: entrepot")
    assert run("--help --language klingon")[1].startswith("användning: entrepot")


ENDLESS = ("serve", "think")  # commands that run until they are ended


@pytest.mark.parametrize("command", [each for each in COMMANDS if each.name not in ENDLESS], ids=lambda each: each.name)
def test_every_example_works(command, tmp_path, monkeypatch):
    if command.name == "train":
        pytest.importorskip("torch", reason="torch is large and only needed for training")
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    entrepot.write_record(finished(), tmp_path / "game.erec")
    begun = entrepot.new("puerto_rico", players=3, seed=1, actions=["p0 role mayor", "p0 colonist"])
    (tmp_path / "game.csv").write_text(begun.rules.write_table(begun), encoding="utf-8")
    is_used = command.name in ("backup", "admin")
    make_database(tmp_path / ("data/entrepot/server.sqlite" if is_used else "other.sqlite"), tmp_path)
    done = subprocess.run(command.example, shell=True, input="\n" * 1000, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout or command.name == "selfplay"


def make_database(path: Path, folder: Path) -> None:
    """A server's database, and its backup."""
    url = server.sqlite_url(path)
    server.create(server.Settings(url)).state.service.storage.close()
    server.back_up(url, folder / "games.backup.gz")


def finished() -> entrepot.Game:
    """A game with an end."""
    game = entrepot.new("spice_road", players=2, seed=3)
    bot = entrepot.bots.make("random", 1)
    while not game.is_over:
        game.apply(bot.choose(game))
    return game


def test_games_lists_all_games_with_their_options(run):
    code, out, err = run("games")
    assert (code, err) == (0, "")
    for name in registry.names():
        rules = registry.find(name)
        assert f"{name}: {rules.title}\n" in out
        assert all(f"  {option.name}: " in out for option in rules.options)


# Misuse


MISUSES = [
    "",
    "fly",
    "--fly",
    "new",
    "new chess",
    "new spice_road --players 9",
    "new spice_road --players three",
    "new spice_road --players",
    "new spice_road --flavour mild",
    "new spice_road --seed x",
    "new spice_road --seed -1",
    "new spice_road --seed 18446744073709551616",
    "new spice_road --out nowhere/game.erec",
    "new spice_road --out folder",
    "show nothing.json",
    "show folder",
    "show empty",
    "show binary",
    "show null.json",
    "show list.json",
    "show object.json",
    "show start.json --seat 3",
    "show start.json --seat -1",
    "replay nothing.erec",
    "replay folder",
    "replay empty",
    "replay binary",
    "replay start.json",
    "replay game.erec --at 99999",
    "replay game.erec --at x",
    "admin",
    "admin fly",
    "admin close",
    "admin prune",
    "admin prune --older-than 0",
    "admin tables --status closed",
    "admin export",
    "admin tables --database nonsense",
    "play chess",
    "play spice_road --seats human,cat,dog",
    "play spice_road --seats human,greedy --players 3",
    "play spice_road --bots cat",
    "play spice_road --bots greedy --hot-seat",
    "play spice_road --names greedy",
    "play spice_road --names Ann,Bo",
    "play spice_road --language klingon",
    "play spice_road --save nowhere/game.erec",
    "play spice_road --save folder",
    "play spice_road --resume game.erec",
    "play --resume nothing.erec",
    "play --resume binary",
    "play --resume game.erec --players 2",
    "play --resume game.erec --seed 1",
    "play --resume game.erec --seats human",
    "perft spice_road",
    "perft --depth 1",
    "perft spice_road --depth -1",
    "perft spice_road --depth 1 --position start.json",
    "perft --depth 1 --position binary",
    "selfplay spice_road --games 1",
    "selfplay spice_road --games 0 --out x.jsonl",
    "selfplay spice_road --games 1 --out folder",
    "selfplay spice_road --games 1 --out nowhere/x.jsonl",
    "selfplay spice_road --games 1 --out x.jsonl --bot cat",
    "selfplay spice_road --games 1 --out x.jsonl --players 7",
    "bench chess",
    "bench --slow",
]


@pytest.fixture
def _files(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "null.json").write_text("null")
    (tmp_path / "list.json").write_text("[1, 2]")
    (tmp_path / "object.json").write_text('{"game": "spice_road"}')
    game = entrepot.new("spice_road", seed=1)
    (tmp_path / "start.json").write_text(json.dumps(game.position()))
    entrepot.write_record(game, tmp_path / "game.erec")


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize("line", MISUSES)
def test_misuse_gets_one_line_and_exit_code_2(run, line):
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert re.fullmatch(r"entrepot[^\n]*: [^\n]+\n", err)


WRONG_ARGUMENTS = {
    "": message("usage-missing", names="{command}"),
    "new": message("usage-missing", names="{game}"),
    "perft spice_road": message("usage-missing", names="--depth"),
    "arena spice_road --games 1 --out x": message("usage-missing-one", names="--bots --sprt"),
    "new spice_road --flavour mild": message("usage-unknown", names="--flavour mild"),
    "bench --slow": message("usage-unknown", names="--slow"),
    "new spice_road --players": message("usage-no-value", argument="--players"),
    "bench --quick=very": message("usage-only-a-flag", argument="--quick", value="very"),
    "play spice_road --bots greedy --hot-seat": message("usage-conflict", argument="--hot-seat", other="--bots"),
    "new spice_road --seed x": message(
        "usage-argument", argument="--seed", reason=message("usage-whole", value="x", least=0)
    ),
    "serve --port 65536": message(
        "usage-argument", argument="--port", reason=message("usage-number", value="65536", least="0", most="65535")
    ),
    "serve --pace 9": message(
        "usage-argument", argument="--pace", reason=message("usage-number", value="9", least="0", most="3")
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", WRONG_ARGUMENTS)
def test_wrong_arguments_are_refused_in_the_requested_language(run, line, language):
    said = Speaker(language)
    words = {word: said(message(f"help-word-{word}")) for word in ("command", "game")}
    is_left_over = WRONG_ARGUMENTS[line].id == "usage-unknown"
    program = "entrepot" if is_left_over else " ".join(["entrepot", *line.split()[:1]])
    reason = said(WRONG_ARGUMENTS[line]).format(**words)
    expected = said(message("usage-error", reason=reason, command=f"{program} --help"))
    assert run(f"--language {language} {line}") == (2, "", f"{program}: {one_line(expected)}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_choice_is_refused_in_the_requested_language(run, language):
    said = Speaker(language)
    argument = said(message("help-word-command"))
    names = ", ".join(command.name for command in COMMANDS)
    reason = message("usage-choice", argument=argument, value="fly", choices=names)
    assert one_line(said(reason)) in run(f"--language {language} fly")[2]
    reason = message("usage-choice", argument="--language", value="klingon", choices=", ".join(LANGUAGES))
    assert str(reason) in run("games --language klingon")[2]


def test_a_sentence_of_argparse_that_we_do_not_know_is_shown_as_it_is():
    assert usage_line("no such luck", "entrepot") == "no such luck (see entrepot --help)"


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "path", "reason"),
    [
        ("show nothing.json", "nothing.json", "enoent"),
        ("show folder", "folder", "eisdir"),
        ("show empty/x", "empty/x", "enotdir"),
        ("new spice_road --out folder", "folder", "eisdir"),
        ("stats spice_road --players 2 --games 1 --plot nowhere/x.svg", "nowhere/x.svg", "enoent"),
        (f"replay {'x' * 300}", "x" * 300, "enametoolong"),
    ],
)
def test_errors_of_the_system_are_in_the_requested_language(run, line, path, reason, language):
    said = Speaker(language)
    expected = said(message("error-file", path=path, reason=message(f"error-os-{reason}")))
    assert run(f"{line} --language {language}")[2].endswith(f"entrepot: {one_line(expected)}\n")


def test_a_taken_port_and_an_unknown_host_are_refused_in_the_requested_language(run):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        reason = message("server-port", port=port, reason=message("error-os-eaddrinuse"))
        assert one_line(Speaker("cs")(reason)) in run(f"serve --port {port} --database sqlite:// --language cs")[2]
    reason = message("cli-no-host", host="no.such.host.invalid")
    assert Speaker("hu")(reason) in run("serve --host no.such.host.invalid --database sqlite:// --language hu")[2]


def test_an_error_of_the_system_without_words_of_ours_is_shown_in_its_own():
    assert str(system_reason(OSError(errno.ENOTTY, "Inappropriate ioctl"))) == "Inappropriate ioctl"
    assert str(system_reason(OSError("strange"))) == "strange"


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", message("error-json-place", line=1, column=2)),
        (b"\xff", message("error-json-encoding")),
        (b"[" * 100_000, message("error-json-depth")),
        (b"1" * 5000, message("error-json-number")),
    ],
)
def test_a_file_that_is_no_json_is_refused_in_the_requested_language(run, tmp_path, content, reason):
    (tmp_path / "x.json").write_bytes(content)
    expected = Speaker("is")(message("error-not-json", path="x.json", reason=reason))
    assert one_line(expected) in run("show x.json --language is")[2]


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(
    "line", ["new spice_road --out", "play spice_road --save", "selfplay spice_road --games 1 --out"]
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_gets_one_line(run, line):
    code, _, err = run(f"{line} /dev/full")
    assert code == 2
    assert err.endswith("entrepot: /dev/full: the disk is full.\n")


# new, show, replay, perft


def test_new_prints_the_start_position(run):
    code, out, _ = run("new spice_road --players 4 --open-points --seed 7")
    assert code == 0
    assert json.loads(out) == entrepot.new("spice_road", players=4, open_points=True, seed=7).position()


def test_new_writes_a_record(run):
    assert run("new spice_road --no-open-points --seed 7 --out game.erec") == (0, "", "")
    assert entrepot.read_record("game.erec") == entrepot.new("spice_road", seed=7)


def test_a_device_is_written_to_and_not_replaced(run):
    assert run(f"new spice_road --seed 7 --out {os.devnull}")[0] == 0
    assert not Path(os.devnull).is_file()


def test_show_draws_a_position_from_a_file_or_the_input(run, tmp_path):
    game = entrepot.new("spice_road", seed=7)
    text = json.dumps(game.position())
    (tmp_path / "start.json").write_text(text)
    assert run("show start.json")[1] == run("show -", text)[1] == f"{game}\n"


@pytest.mark.usefixtures("_files")
def test_show_takes_records_too(run):
    assert run("show game.erec")[1] == f"{entrepot.read_record('game.erec')}\n"


def test_show_keeps_the_secrets_of_other_seats(run):
    game = finished().at(300)
    text = json.dumps(game.position())
    assert json.loads(run("show - --json", text)[1]) == game.position()
    for seat in range(2):
        assert json.loads(run(f"show - --json --seat {seat}", text)[1]) == json.loads(json.dumps(game.view(seat)))
        assert run(f"show - --seat {seat}", text)[1] == f"{game.board(seat)}\n"


def test_replay_shows_any_moment_and_the_log(run):
    game = finished()
    game.names = ["Ann", "Bo"]
    entrepot.write_record(game, "game.erec")
    for number in (0, 7, len(game.actions)):
        code, out, _ = run(f"replay game.erec --at {number} --log")
        then = game.at(number)
        assert code == 0
        assert f"After {number} of {len(game.actions)} actions\n\n{then}\n" in out
        assert len(out.split("\nAfter ")[0].splitlines()) == len(then.log)
    assert "Ann" in run("replay game.erec --at 9 --log")[1].splitlines()[0]
    assert run("replay game.erec")[1].endswith(f"{game}\n")


def test_perft_counts_and_divides(run):
    game = entrepot.new("spice_road", players=2, seed=0)
    code, out, _ = run("perft spice_road --players 2 --depth 3 --divide")
    *parts, total = out.splitlines()
    assert code == 0
    assert int(total) == game.state.perft(3) == sum(int(part.split(": ")[1]) for part in parts)
    assert [part.split(": ")[0] for part in parts] == game.legal()


def test_perft_counts_from_a_position_and_deeper_than_it_does_in_one_go(run, tmp_path):
    game = entrepot.new("spice_road", players=2, seed=5)
    (tmp_path / "start.json").write_text(json.dumps(game.position()))
    assert run("perft --position start.json --depth 5")[1] == f"{game.state.perft(5)}\n"
    assert run("perft spice_road --players 2 --seed 5 --depth 0")[1] == "1\n"


# play


def test_play_by_enter_ends_and_is_recorded(run):
    code, out, err = run("play spice_road --players 2 --bots random --seed 1 --save game.erec", "\n" * 2000)
    assert (code, err) == (0, "")
    assert out.endswith("Record saved to game.erec\n")
    game = entrepot.read_record("game.erec")
    assert game.is_over
    assert game.names == ["Player", "random"]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Easy"), ("is", "Auðveldur"), ("sv", "Lätt"), ("cs", "Snadný"), ("hu", "Könnyű")]
)
def test_bots_are_called_by_their_level_in_the_requested_language(run, language, name):
    game = entrepot.new("spice_road", players=3, seed=7, names=["easy 1", "easy 2", "Ann"])
    game.play("p0 play +YY")
    write_record(game, Path("levels.erec"))
    _, replayed, _ = run(f"replay levels.erec --log --language {language}")
    _, shown, _ = run(f"show levels.erec --language {language}")
    _, played, _ = run(f"play --resume levels.erec --language {language}")
    _, analysed, _ = run(f"analyse levels.erec --bot mcts:1n --html levels.html --language {language}")
    report = Path("levels.html").read_text(encoding="utf-8")
    for text in (replayed, shown, played, analysed, report):
        assert f"{name} 1" in text
        assert "easy 1" not in text
    assert replayed.startswith(f"{name} 1 ")
    assert read_record("levels.erec").names == ["easy 1", "easy 2", "Ann"]


def test_the_end_of_input_leaves_a_game_that_can_continue(run, tmp_path):
    code, out, _ = run("play spice_road --seats random,human --seed 1", "\n" * 5)
    assert code == 0
    (saved,) = (tmp_path / "data" / "entrepot").iterdir()
    assert out.endswith(f"Game saved. To continue: entrepot play --resume {saved}\n")
    code, out, _ = run(f"play --resume {saved} --save other.erec", "\n" * 2000)
    assert code == 0
    assert entrepot.read_record("other.erec").is_over
    assert entrepot.read_record("other.erec").names == ["random", "Player"]
    assert not entrepot.read_record(saved).is_over


def test_others_may_take_the_seats_of_a_resumed_game(run):
    run("play spice_road --players 2 --seed 1 --save game.erec", "\n" * 5)
    run("play --resume game.erec --hot-seat --names Ann,Bo", "q\n")
    assert entrepot.read_record("game.erec").names == ["Ann", "Bo"]
    run("play --resume game.erec --seats random,greedy")
    assert entrepot.read_record("game.erec").is_over


def test_the_seats_tell_the_number_of_players(run):
    run("play spice_road --seats human,random,greedy,greedy --save game.erec", "q\n")
    assert entrepot.read_record("game.erec").names == ["Player", "random", "greedy 1", "greedy 2"]


def test_without_a_name_the_only_game_is_meant(run):
    code, _, err = run("play --save game.erec", "q\n")
    if len(registry.names()) == 1:
        assert code == 0
    else:
        assert (code, err) == (2, f"entrepot: Choose a game: {', '.join(registry.names())}.\n")


def start(*words: str) -> subprocess.Popen[str]:
    command = [*ENTREPOT, *words]
    return subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, text=True, preexec_fn=listen_to_ctrl_c)


def listen_to_ctrl_c() -> None:
    """A test that runs in the background ignores Ctrl-C, and so would the processes it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


TIMEOUT = 30  # seconds


def wait_until(condition: Callable[[], bool]) -> None:
    """Poll until the condition holds, and fail if that takes too long."""
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, "timed out"
        time.sleep(0.02)


def wait_for_actions(path: Path, actions: int) -> None:
    """Wait until the saved game has this many actions."""
    wait_until(lambda: path.exists() and len(entrepot.read_record(path).actions) >= actions)


def wait_for_size(path: Path, size: int) -> None:
    """Wait until the file has this many bytes."""
    wait_until(lambda: path.exists() and path.stat().st_size >= size)


def test_ctrl_c_leaves_a_game_that_can_be_resumed_to_its_end(run, tmp_path):
    path = tmp_path / "game.erec"
    table = start("play", "spice_road", "--players", "2", "--seed", "2", "--save", "game.erec")
    table.stdin.write("\n" * 6)
    table.stdin.flush()
    wait_for_actions(path, 3)
    time.sleep(0.2)
    table.send_signal(signal.SIGINT)
    out, err = table.communicate(timeout=20)
    assert (table.returncode, err) == (130, "")
    assert out.endswith("Game saved. To continue: entrepot play --resume game.erec\n")
    assert run("play --resume game.erec", "\n" * 2000)[0] == 0
    assert entrepot.read_record(path).is_over


def test_a_killed_game_leaves_a_whole_file(tmp_path):
    path = tmp_path / "game.erec"
    table = start("play", "spice_road", "--players", "2", "--seed", "2", "--save", "game.erec")
    table.stdin.write("\n" * 6)
    table.stdin.flush()
    wait_for_actions(path, 3)
    table.kill()
    table.communicate()
    assert len(entrepot.read_record(path).actions) >= 3


def test_yes_plays_to_the_end(tmp_path):
    line = f"yes '' | {sys.executable} -m entrepot play spice_road --players 2 --bots random --seed 4"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Record saved to " in done.stdout


def test_a_reader_who_leaves_is_no_drama():
    line = f"{sys.executable} -m entrepot new spice_road; echo $? >&2"
    shell = subprocess.Popen(line, shell=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    shell.stdout.close()
    assert shell.stderr.read() == "141\n"
    shell.wait()


# selfplay


def test_selfplay_writes_whole_games_the_same_under_a_seed(run):
    line = "selfplay spice_road --players 2 --games 2 --seed 5 --out"
    for name in ("a.jsonl", "b.jsonl"):
        code, out, err = run(f"{line} {name}")
        assert (code, out) == (0, "")
        assert "2/2" in err
    assert sorted(path.name for path in Path().iterdir()) == ["a.jsonl", "b.jsonl"]
    assert Path("a.jsonl").read_bytes() == Path("b.jsonl").read_bytes()
    lines = [json.loads(line) for line in Path("a.jsonl").read_text().splitlines()]
    assert len(lines) == 2
    for line in lines:
        check_line(line)


def check_line(line):
    """The line is a game: replayed, every step is as written."""
    assert list(line) == ["options", "start", "steps", "chance", "scores", "winners"]
    game = entrepot.load(line["start"])
    assert game.options == line["options"]
    for step in line["steps"]:
        assert list(step) == ["action", "legal", "position"]
        assert step["legal"] == game.legal()
        game.play(step["action"])
        assert step["position"] == game.position()
    assert game.is_over
    assert (line["scores"], line["winners"]) == (game.scores(), game.winners())


def test_selfplay_with_another_bot(run):
    run("selfplay spice_road --players 2 --games 1 --seed 5 --bot greedy --out a.jsonl")
    (line,) = map(json.loads, Path("a.jsonl").read_text().splitlines())
    check_line(line)
    game, bot = entrepot.load(line["start"]), entrepot.bots.make("greedy", entrepot.bots.moment(5, 0))
    for step in line["steps"]:
        assert game.play(bot.choose(game)) == step["action"]


def test_killed_selfplay_leaves_whole_lines(tmp_path):
    bots = start("selfplay", "spice_road", "--games", "1000", "--seed", "1", "--out", "a.jsonl")
    path = tmp_path / "a.jsonl"
    wait_for_size(path, 2_000_000)
    bots.kill()
    bots.communicate()
    text = path.read_text()
    assert text.endswith("\n")
    assert text.count("\n") > 1
    assert all(json.loads(line)["winners"] for line in text.splitlines())


def test_a_disk_that_fills_up_leaves_whole_lines(tmp_path):
    line = f"ulimit -f 3000; {sys.executable} -m entrepot selfplay spice_road --games 9 --seed 1 --out a.jsonl"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.endswith("entrepot: a.jsonl: the file is too large.\n")
    assert all(json.loads(line)["winners"] for line in (tmp_path / "a.jsonl").read_text().splitlines())


def test_interrupted_selfplay_says_nothing_and_leaves_whole_lines(tmp_path):
    bots = start("selfplay", "spice_road", "--games", "1000", "--seed", "1", "--out", "a.jsonl")
    path = tmp_path / "a.jsonl"
    wait_for_size(path, 1_000_000)
    bots.send_signal(signal.SIGINT)
    _, err = bots.communicate(timeout=20)
    assert bots.returncode == 130
    assert "Traceback" not in err
    assert path.read_text().endswith("\n")


# bench


def test_bench_shows_machine_and_figures(run):
    code, out, err = run("bench --quick spice_road")
    assert (code, err) == (0, "")
    assert entrepot.__version__ in out
    assert len(re.findall(r"^ *spice_road +[2-5] +\d", out, re.MULTILINE)) == 4


def test_bench_as_json(run):
    figures = json.loads(run("bench --quick --json spice_road")[1])
    assert set(figures) == {"machine", "rows"}
    assert [(row["game"], row["players"]) for row in figures["rows"]] == [("spice_road", n) for n in (2, 3, 4, 5)]
    for row in figures["rows"]:
        assert all(row[name] > 0 for name in ("inside", "driven", "checked", "copies", "takes", "ms"))
        assert row["decisions"] > 50
        if entrepot.compiled:
            assert row["bytes"] > 100
            assert row["ratio"] == row["inside"] / row["plain"]


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_bench_has_a_row_for_each_number_of_players_and_each_variant(game):
    rules = registry.find(game)
    expected = [(label, n) for label in (game, *(f"{game}, {name}" for name in rules.variants)) for n in (2, 3, 4, 5)]
    assert [(row.game, row.players) for row in bench.rows([game])] == expected
    assert set(rules.speed_targets) <= {(variant, n) for variant in ("", *rules.variants) for n in (2, 3, 4, 5)}


# The flags of the games


class Other(Nim):
    """A game with every kind of option, one of them named like a flag of the command."""

    name = "other"
    options = (
        Option("players", (1, 2), 2),
        Option("edition", ("standard", "is"), "standard"),
        Option("expansions", ([], ["nobles"], ["new_buildings", "nobles"]), []),
        Option("wharf_capacity", ("unlimited", 11), "unlimited"),
        Option("solo", (False, True), False),
        Option("out", ("left", "right"), "left"),
    )


@pytest.fixture
def _other(monkeypatch):
    register(monkeypatch, "other", Other)


@pytest.mark.usefixtures("_other")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", {}),
        ("--players 1", {"players": 1}),
        ("--edition is", {"edition": "is"}),
        ("--expansions nobles", {"expansions": ["nobles"]}),
        ("--expansions nobles,new_buildings", {"expansions": ["new_buildings", "nobles"]}),
        ("--expansions none", {"expansions": []}),
        ("--wharf-capacity 11", {"wharf_capacity": 11}),
        ("--wharf-capacity unlimited", {"wharf_capacity": "unlimited"}),
        ("--solo", {"solo": True}),
        ("--no-solo", {"solo": False}),
        ("--option-out right --out file", {"out": "right"}),
    ],
)
def test_a_games_options_become_flags(typed, meant):
    args = parser().parse_args(["new", "other", *typed.split()])
    assert game_options(args, registry.find("other")) == meant


@pytest.mark.usefixtures("_other")
def test_an_option_of_another_game_is_refused(run):
    code, _, err = run("new spice_road --edition is")
    assert (code, err) == (2, "entrepot: There is no option “edition”; available: players, open_points.\n")
    code, _, err = run("new other --expansions birds")
    assert err == "entrepot: expansions cannot be “birds”; allowed: none, nobles, new_buildings,nobles.\n"
    assert "spice_road: 2, 3, 4, 5 (default: 3)" in " ".join(run("new --help")[1].split())
