"""What the buildings do, in words: a text for each, and the page that lists them all."""

import re
import runpy

import pytest

from entrepot.games.puerto_rico.components import BUILDINGS, NUMBER
from entrepot.games.puerto_rico.hints import building_text
from playing import TESTS

ROOT = TESTS.parent
PAGE = (ROOT / "docs/buildings.md").read_text(encoding="utf-8")
ROWS = {line.split("`")[1]: line for line in PAGE.splitlines() if line.count("|") > 2 and "`" in line}


def test_the_page_is_as_it_would_be_written_now():
    """If not: `make docs`."""
    generator = runpy.run_path(str(ROOT / "tools/buildings_page.py"))
    assert generator["page"]() == PAGE


def test_the_page_lists_every_building_once():
    assert sorted(ROWS) == sorted(NUMBER)
    assert PAGE.count("<br>`") == len(BUILDINGS)


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_a_buildings_text_is_a_few_sentences(building):
    text = str(building_text(NUMBER[building.id]))
    assert 1 <= len(re.findall(r"[.](?= |$)", text)) <= 3
    assert text[0].isupper()
    assert text[-1] == "."
    assert text in ROWS[building.id]


@pytest.mark.parametrize("building", [one for one in BUILDINGS if one.good], ids=lambda building: building.id)
def test_a_plants_text_names_its_good_and_how_many_work_there(building):
    text = str(building_text(NUMBER[building.id]))
    assert f"one barrel of {building.good}" in text
    assert building.circles == 1 or f"up to {building.circles} colonists" in text


def test_the_statues_points_come_from_the_table():
    assert "its 8 victory points" in str(building_text(NUMBER["statue"]))


def test_office_and_trading_post_say_that_they_do_not_combine():
    """TRA-4, NEW-11: as the sheets advise."""
    for one, other in (("office", "trading post"), ("trading_post", "office")):
        assert f"cannot combine this with the {other} in one sale" in str(building_text(NUMBER[one]))
