"""A record that cannot be read or does not replay is refused with the reason."""

import json

import pytest

import entrepot


@pytest.fixture
def record():
    game = entrepot.new("spice_road", players=2, seed=3, actions=["p0 play +YY", "p1 play ^2", "p1 raise Y"])
    return game.record()


@pytest.fixture
def finished():
    """A record with a result: the last action of a game from a position."""
    cards = ["YYYRR", "YYRRR", "YYGG", "YYYGG", "YYRB"]
    players = [{}, {"points": cards, "caravan": "YYRR"}]
    row = ["YYRR", "RRRR", "GGGG", "BBBB", "YRGB"]
    position = {"game": "spice_road", "options": {}, "players": players, "point_row": row, "seat": 1}
    return entrepot.load(position, seed=1, actions=["p1 claim YYRR"]).record()


def refusal(record) -> str:
    with pytest.raises(entrepot.EntrepotError) as caught:
        entrepot.from_record(record)
    return str(caught.value)


def test_whole_records_are_read(record, finished):
    assert entrepot.from_record(record).seat == 0
    assert entrepot.from_record(finished).outcome() == entrepot.Outcome([0, 50], [1], ["CEN-14"])


@pytest.mark.parametrize("thing", [None, [], "record", 5, {}, {"format": "chess/1"}, {"format": "entrepot-record/2"}])
def test_what_does_not_say_its_format_is_no_record(thing):
    assert refusal(thing) == 'This is not a record: it has no "format": "entrepot-record/1".'


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("start", None), ("start", []), ("actions", None), ("actions", "p0 rest"), ("players", {}), ("players", "ab"),
        ("game", "chess"), ("game", None), ("options", {}), ("options", {"players": 3, "open_points": False}),
        ("rules_version", 2), ("rules_version", None),
    ],
)  # fmt: skip
def test_a_broken_key_is_named(record, key, value):
    assert refusal(record | {key: value}) == f"The record’s “{key}” is missing or invalid."
    if value is None:
        assert refusal({k: v for k, v in record.items() if k != key}) == f"The record’s “{key}” is missing or invalid."


def test_a_broken_start_is_refused_as_a_position(record):
    assert refusal(record | {"start": {}}) == "game: this key is missing."
    start = record["start"] | {"turn": 0}
    assert refusal(record | {"start": start}).startswith("turn: 0 is not between")


def test_a_broken_seed_or_name_is_refused(record):
    assert "is not a seed" in refusal(record | {"seed": -1})
    assert "Give 2 names" in refusal(record | {"players": ["one"]})


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("p1 fly", "“p1 fly” is not an action of this game."),
        (None, "“None” is not an action of this game."),
        ("p0 rest", "“p0 rest” is not allowed: it is p1’s turn."),
        ("p1 rest", "“p1 rest” is not allowed: you have no played cards to take back (CEN-11)."),
    ],
)
def test_an_action_that_does_not_replay_is_named_by_its_number(record, action, why):
    record["actions"][1] = action
    assert refusal(record).startswith(f"The record cannot be replayed past action 1: {why}")


def test_actions_after_the_end_do_not_replay(finished):
    finished["actions"].append("p0 play +YY")
    assert "The game is over" in refusal(finished)


@pytest.mark.parametrize("change", [{"scores": [0, 51]}, {"winners": [0]}, {"winners": [0, 1]}, {"end": []}])
def test_a_result_that_the_actions_do_not_lead_to_is_refused(finished, change):
    finished["result"] |= change
    assert refusal(finished) == "The record’s result does not match its actions."


def test_an_unfinished_game_has_no_result_and_a_finished_one_has(record, finished):
    assert refusal(record | {"result": finished["result"]}).startswith("The record’s result")
    assert refusal(finished | {"result": None}).startswith("The record’s result")


# Files


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b'{"format": "entrepot-record/1"', b"[" * 100_000, b"nonsense", b'"\xc3"', b"1" * 5000],
    ids=["empty", "brace", "not UTF-8", "truncated", "deep", "nonsense", "half a letter", "long number"],
)
def test_a_file_without_json_is_refused_by_its_path(tmp_path, content):
    path = tmp_path / "broken.erec"
    path.write_bytes(content)
    with pytest.raises(entrepot.RecordError) as caught:
        entrepot.read_record(path)
    assert str(caught.value).startswith(f"{path} is not valid JSON: ")


@pytest.mark.parametrize("cut", [1, 10, 100, 1000])
def test_a_truncated_file_is_refused(tmp_path, record, cut):
    path = tmp_path / "broken.erec"
    path.write_text(json.dumps(record)[:-cut])
    with pytest.raises(entrepot.RecordError, match="is not valid JSON"):
        entrepot.read_record(path)


def test_a_file_with_other_json_is_no_record(tmp_path):
    path = tmp_path / "other.erec"
    path.write_text('{"answer": 42}')
    with pytest.raises(entrepot.RecordError, match="This is not a record"):
        entrepot.read_record(path)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(entrepot.RecordError, match=r"nowhere\.erec: there is no such file or folder"):
        entrepot.read_record(tmp_path / "nowhere.erec")
    with pytest.raises(entrepot.RecordError, match="this is a folder, not a file"):
        entrepot.read_record(tmp_path)
