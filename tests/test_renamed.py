"""Public names that were renamed still work in this version, with a warning."""

from __future__ import annotations

import pytest

from entrepot import analysis, arena

RENAMED = [
    (arena, "Crew", "Workers"),
    (arena, "crew_for", "make_workers"),
    (arena, "checked", "check_bots"),
    (analysis, "page", "html_report"),
    (analysis, "Turn", "TurningPoint"),
]


@pytest.mark.parametrize(("module", "old", "new"), RENAMED)
def test_the_old_name_finds_the_new_thing(module, old, new):
    with pytest.warns(DeprecationWarning, match=f"{old} is deprecated: use .*{new}"):
        assert getattr(module, old) is getattr(module, new)


def test_other_names_are_still_missing():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        arena.nothing  # noqa: B018
