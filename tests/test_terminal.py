"""The table in the terminal: output, input and saved games."""

from __future__ import annotations

import io
import re
import sys

import pytest

import entrepot
from entrepot.bots import make
from entrepot.core import registry
from entrepot.core.messages import set_voice
from entrepot.core.rules import plain
from entrepot.i18n import LANGUAGES
from entrepot.terminal import (
    HUMAN,
    PlayerLeft,
    TerminalSession,
    check_seats,
    kinds_of,
    new_save_file,
    paint_for,
    seat_names,
    seats,
)
from entrepot.terminal.colours import ansi
from entrepot.terminal.menu import Menu
from entrepot.terminal.score_sheet import score_sheet


@pytest.fixture(autouse=True)
def _voice():
    yield
    set_voice(entrepot.Speaker("en"))


class Sitting:
    """A table with typed answers; collects the output."""

    def __init__(self, tmp_path, monkeypatch, capsys):
        self.path = tmp_path / "game.erec"
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, game, *answers, kinds=None, language="en"):
        """Play with these answers until they run out; return the output."""
        names = seat_names(kinds or [HUMAN] + ["random"] * (game.players - 1))
        game.names = names
        set_voice(entrepot.Speaker(language, names))
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        self.session = TerminalSession(game, kinds_of(names), self.path, plain)
        self.left = False
        try:
            self.session.play()
        except PlayerLeft:
            self.left = True
        return self.capsys.readouterr().out


@pytest.fixture
def sit(tmp_path, monkeypatch, capsys):
    return Sitting(tmp_path, monkeypatch, capsys)


def start(players=2, seed=7, **options):
    return entrepot.new("spice_road", players=players, seed=seed, **options)


# Answers


@pytest.mark.parametrize("answer", ["1", "play +YY", "p0 play +YY", "  play +YY "])
def test_a_choice_is_named_by_number_or_notation(sit, answer):
    game = start()
    sit(game, answer)
    assert game.actions == ["p0 play +YY"]


@pytest.mark.parametrize(
    ("language", "answer"),
    [("is", "play +2T"), ("sv", "play +2Gu"), ("cs", "p0 play +2Ku"), ("hu", "PLAY +2ku"), ("en", "play +yy")],
)
def test_a_choice_may_be_typed_as_the_language_writes_it(sit, language, answer):
    game = start()
    out = sit(game, answer, language=language)
    assert game.actions == ["p0 play +YY"]
    assert f"  {answer.removeprefix('p0 ')}\n".casefold() in out.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_is_understood_in_every_language(sit, language):
    game = start()
    sit(game, "acquire YYG>BB", language=language)
    assert game.actions[0] == "p0 acquire YYG>BB"


def test_an_empty_line_is_the_suggestion(sit):
    game = start()
    suggestion = make("greedy", entrepot.bots.moment(game.seed, 0)).choose(game)
    out = sit(game, "", "q")
    assert game.actions[0] == suggestion
    number = re.search(r"Enter = (\d+)", out)[1]
    assert re.search(rf"→ +{number} ", out)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("99", "There is no choice 99; choose a number from 1 to "),
        ("0", "There is no choice 0"),
        ("sing", "That is not a choice. Type a number, or ? for help."),
        ("p9 play +YY", "That is not a choice."),
        ("claim YYRR", "That is not allowed: there is no point card for 2 turmeric and 2 saffron"),
        ("p1 play +YY", "That is not allowed: it is Player’s turn."),
        ("?", "save and quit"),
        ("u", "There is nothing to undo"),
    ],
)
def test_other_answers_are_explained_and_change_nothing(sit, answer, said):
    game = start()
    assert said in sit(game, answer)
    assert game.actions == []
    assert sit.left


def test_the_log_and_the_board_are_shown_again_on_request(sit):
    game = start(seed=3)
    out = sit(game, "play +YY", "", "l", "b")
    assert out.count("Player plays “take 2 turmeric”.") == 2
    assert out.count("Spice Road · round 2") == 2


def test_saving_prints_the_path(sit):
    game = start()
    assert f"Saved to {sit.path}" in sit(game, "s")
    assert entrepot.read_record(sit.path) == game


# Undo


def test_a_person_may_undo_before_a_bot_continues(sit):
    game = start()
    out = sit(game, "play +YY", "u", "q")
    assert "Enter to continue, u to undo:" in out
    assert "Undone: Play: take 2 turmeric" in out
    assert game.actions == []
    assert entrepot.read_record(sit.path).actions == []


def test_going_on_lets_the_bot_play(sit):
    game = start()
    sit(game, "play +YY", "", "q")
    assert [action.seat for action in game.actions[:2]] == [0, 1]


def test_an_action_that_revealed_a_card_cannot_be_undone(sit):
    game = start()
    first = game.position()["merchant_row"][0]["card"]
    out = sit(game, f"acquire {first}", "u", "q")
    assert "Enter to continue" not in out
    assert "There is nothing to undo" in out
    assert game.actions[0] == f"p0 acquire {first}"


def test_a_turn_is_taken_back_step_by_step(sit):
    game = start()
    game.state.caravan = [0x0203, 4, 0, 0, 0]
    sit(game, "play ^2", "raise Y", "u", "u", "q")
    assert game.actions == []


def test_at_a_hot_seat_the_next_player_may_undo_the_last_action(sit):
    game = start()
    sit(game, "play +YY", "u", "q", kinds=[HUMAN, HUMAN])
    assert game.actions == []


# What is seen


def test_the_bots_moves_are_described_before_the_next_decision(sit):
    game = start(players=3)
    out = sit(game, "play +YY", "", "q")
    places = out.index("random 1"), out.rindex("Spice Road · round 2")
    assert places[0] < places[1]
    for entry in game.log:
        assert str(entry) in out


def test_at_a_hot_seat_only_the_mover_sees_its_point_cards(sit):
    position = {
        "game": "spice_road",
        "options": {"players": 2},
        "players": [{"points": ["YYRR"]}, {"points": ["GGGG"]}],
    }
    game = entrepot.load(position, seed=1)
    first, second = sit(game, "play +YY", kinds=[HUMAN, HUMAN]).split("Player 1 plays “take 2 turmeric”.")
    assert "points      YYRR 6" in first
    assert "GGGG 12" not in first
    assert "points      GGGG 12" in second
    assert "YYRR 6" not in second


def test_within_a_turn_the_board_is_not_drawn_again(sit):
    game = start()
    out = sit(game, "play ^2", "1", "u", "q", kinds=[HUMAN, HUMAN])
    assert out.index("Player 1 plays “upgrade cubes by 2 steps”.") > out.index("Spice Road · round 1")
    assert "Player 1 may upgrade a cube one step" in out


@pytest.mark.parametrize("width", [40, 80, 100, 200])
def test_the_menu_numbers_every_choice_and_keeps_to_the_width(width):
    for seed in range(5):
        game = start(players=5, seed=seed)
        while not game.is_over and len(game.actions) < 120:
            menu = Menu(game, make("random", seed).choose(game))
            lines = menu.lines(plain, width)
            assert max(map(len, lines)) <= width
            text = "\n".join(lines)
            for number, action in enumerate(menu.legal, 1):
                assert re.search(rf"(?:^|  )[→ ] {number:>2} \S", text, re.MULTILINE)
                assert re.search(r"\s+".join(map(re.escape, action.split()[1:])), text)
            game.apply(menu.suggestion)


def test_hints_say_costs_and_gains():
    position = {
        "game": "spice_road",
        "options": {"players": 2},
        "merchant_row": [{"card": card} for card in ("+G", "^3", "YY>G", "+B", "+RR", "R>YYY")],
        "point_row": ["YYRR", "RRRR", "BBBBB", "GGGGG", "GGBB"],
        "players": [{"caravan": "YYYYRRRR", "hand": ["+YY", "^2", "YY>RR"], "played": ["+YYY"]}, {}],
    }
    game = entrepot.load(position, seed=1)
    said = {str(action)[3:]: game.rules.hint(game.state, action.code) for action in game.legal()}
    hints = {action: str(hint) for action, hint in said.items() if hint}
    assert hints == {
        "play YY>RR": "up to 2 times",
        "acquire +G": "free",
        "acquire ^3": "for 1 cube",
        "acquire YY>G": "for 2 cubes",
        "acquire +B": "for 3 cubes",
        "acquire +RR": "for 4 cubes",
        "acquire R>YYY": "for 5 cubes",
        "claim YYRR": "with a gold coin",
        "claim RRRR": "with a silver coin",
    }


# The end


def test_the_score_sheet_adds_up(sit):
    game = entrepot.new("spice_road", players=3, seed=2)
    game.state.playout(3, 10**6)
    sheet = game.rules.score_sheet(game.state)
    assert [sum(points for _, points in own) for own in sheet] == game.scores()
    lines = score_sheet(game, plain)
    assert [int(line.split()[-1]) for line in lines[1:]] == game.scores()
    assert lines[0].split() == ["point", "cards", "gold", "silver", "cubes", "total"]


def test_a_whole_game_ends_with_the_sheet_the_winner_and_the_record(sit):
    game = start(players=2, seed=5)
    out = sit(game, *[""] * 2000)
    assert game.is_over
    winner = game.names[game.winners()[0]]
    assert f"{winner} wins.\nRecord saved to {sit.path}\n" in out
    assert entrepot.read_record(sit.path).outcome() == game.outcome()


def test_bots_alone_need_nobody(sit):
    game = start(players=2, seed=5)
    sit(game, kinds=["greedy", "random"])
    assert game.is_over


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_be_played_by_pressing_enter(sit, name):
    game = entrepot.new(name, seed=1)
    sit(game, *[""] * 40, kinds=[HUMAN] + ["random"] * (game.players - 1))
    assert len(game.actions) >= 20


def test_a_saved_game_continues_as_it_would_have(sit):
    whole = start(players=2, seed=8)
    sit(whole, *[""] * 2000, kinds=[HUMAN, "greedy"])
    begun = start(players=2, seed=8)
    sit(begun, *[""] * 15, "q", kinds=[HUMAN, "greedy"])
    assert not begun.is_over
    resumed = entrepot.read_record(sit.path)
    sit(resumed, *[""] * 2000, kinds=kinds_of(resumed.names))
    assert resumed == whole


# Seats, colours, files


def test_names_tell_who_plays():
    kinds = [HUMAN, "greedy", "random", "greedy"]
    names = seat_names(kinds)
    assert names == ["Player", "greedy 1", "random", "greedy 2"]
    assert kinds_of(names) == kinds
    assert seat_names([HUMAN, HUMAN]) == ["Player 1", "Player 2"]
    assert kinds_of(seat_names([HUMAN, HUMAN], ["Ann", "Greedy"])) == [HUMAN, HUMAN]


@pytest.mark.parametrize("name", ["greedy", "random 2", "", "x" * 21, "a\nb", " "])
def test_a_person_cannot_be_called_like_a_bot_or_unreadably(name):
    with pytest.raises(entrepot.OptionError, match="A player cannot be called"):
        seat_names([HUMAN], [name])


def test_seats_are_refused_in_words():
    with pytest.raises(entrepot.OptionError, match=r"“cat” cannot take a seat; choose from: human, beam, .*random"):
        check_seats([HUMAN, "cat"], 2)
    with pytest.raises(entrepot.OptionError, match="There are 3 seats, not 2"):
        check_seats([HUMAN, "greedy"], 3)
    with pytest.raises(entrepot.OptionError, match="Give one name, for the only person playing, not 2"):
        seat_names([HUMAN, "greedy"], ["Ann", "Bo"])
    assert seats.MAX_NAME_LENGTH == 20


class Tty(io.StringIO):
    def isatty(self):
        return True


def test_colours_only_where_they_are_wanted_and_understood(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert paint_for(Tty()) is ansi
    assert paint_for(Tty(), wanted=False) is plain
    assert paint_for(io.StringIO()) is plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert paint_for(Tty()) is plain
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert paint_for(Tty()) is plain


def test_colours_leave_every_letter_where_it_was():
    game = start(players=4)
    painted = game.board(0, ansi)
    assert painted != game.board(0)
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == game.board(0)
    assert game.rules.colour("GREY Y>B", ansi) == "GREY \x1b[33mY\x1b[0m>\x1b[38;5;130mB\x1b[0m"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_keeps_to_eighty_columns(language):
    set_voice(entrepot.Speaker(language))
    for players in (2, 5):
        game = start(players=players)
        bot = make("random", 1)
        while not game.is_over:
            if len(game.actions) % 7 == 0:
                assert max(map(len, game.board(0).splitlines())) <= 80
            game.apply(bot.choose(game))


def test_games_without_a_place_go_to_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = new_save_file("spice_road")
    assert re.fullmatch(r"spice_road-\d{8}-\d{6}\.erec", first.name)
    assert first.parent == tmp_path / "entrepot"
    taken = [new_save_file("spice_road") for _ in range(3) if not new_save_file("spice_road").touch()]
    assert all(path.parent.is_dir() for path in taken)
    assert len(list(first.parent.iterdir())) == 3
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    assert new_save_file("x").parent == tmp_path / "Library" / "Application Support" / "entrepot"
    monkeypatch.setattr(sys, "platform", "linux")
    assert new_save_file("x").parent == tmp_path / ".local" / "share" / "entrepot"


def test_a_hint_says_what_to_do_and_why(sit):
    last_turn = {
        "game": "spice_road",
        "options": {},
        "point_row": ["GGGGG", "YYRR", "YYYRR", "RRBBB", "BBBB"],
        "players": [{"caravan": "GGGGG", "points": ["YYGG", "RRRRR", "RRGG", "YYBB", "YYYGG"]}, {}],
    }
    out = sit(entrepot.load(last_turn, seed=1), "h", "q")
    assert "Hint: Claim 15 points for 5 cardamom.\n" in out
    assert "This will be the last round.\n" in out
    assert sit.left
