"""What the browser stores: a damaged database is set aside, and reported; a job that is done is stored."""

from __future__ import annotations

from typing import Any

import pytest
from test_site_page import make_table, reload

pytestmark = pytest.mark.browser

OPEN = """new Promise(async (done) => {
  const [{ name }] = await indexedDB.databases();
  const request = indexedDB.open(name);
  request.onsuccess = () => done(request.result);
})"""
DAMAGE = f"""async () => {{
  const store = (await {OPEN}).transaction("pages", "readwrite").objectStore("pages");
  const request = store.get(0);
  await new Promise((done) => (request.onsuccess = done));
  const saved = store.put(request.result.fill(255, 4096), 0);
  await new Promise((done) => (saved.onsuccess = done));
}}"""
SET_ASIDE = f"""async () => {{
  const request = (await {OPEN}).transaction("damaged").objectStore("damaged").getAll();
  await new Promise((done) => (request.onsuccess = done));
  return request.result.map((blob) => blob.size);
}}"""


def my_tables(page: Any) -> int:
    """How many tables the start screen lists."""
    page.evaluate("location.hash = '/'")
    page.wait_for_selector("button.choose.main")
    page.wait_for_timeout(500)
    return int(page.get_by_role("link", name="Continue").count())


def test_a_damaged_database_is_set_aside_and_reported(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    assert my_tables(page) == 1
    page.evaluate(DAMAGE)
    reload(page)
    page.get_by_text("They were set aside").wait_for()
    visit.errors.clear()  # the worker has said so, too
    assert my_tables(page) == 0
    [size] = page.evaluate(SET_ASIDE)
    assert size > 10_000
    make_table(page, "spice_road", ["me", "beginner"])
    reload(page)
    assert my_tables(page) == 1
    assert page.get_by_text("They were set aside").count() == 0
