"""Words for messages: Fluent catalogs, one folder per language.

The package's own catalogs stand here, a game's in the folder ``catalogs`` beside the module that defines its rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from ..core import registry
from ..core.events import Event
from ..core.messages import Figure, Message, bare
from ..core.rules import Rules
from ..core.terms import Argument, Term

CATALOGS = Path(__file__).parent
DEFAULT = "en"
GROUPED_FROM = {"hu": 10_000}  # the least number whose digits are grouped, where it is not 1000
LANGUAGES = tuple(sorted(folder.name for folder in CATALOGS.iterdir() if (folder / "core.ftl").exists()))


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in the order of POSIX, if it is one of ours; else English."""
    wish = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = wish.split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else DEFAULT


@cache
def catalog_folder(rules: Rules) -> Path:
    """Where a game keeps its catalogs, one folder per language; there need not be such a folder."""
    module = sys.modules[type(rules).__module__]
    return Path(getattr(module, "__file__", None) or "nowhere").parent / "catalogs"


def catalog_files(folder: Path, language: str) -> list[Path]:
    """The catalogs of a folder in a language, or in English where it lacks that language."""
    return sorted((folder / language).glob("*.ftl")) or sorted((folder / DEFAULT).glob("*.ftl"))


def game_catalog(rules: Rules, language: str) -> str:
    """All messages of a game as Fluent source."""
    return "\n".join(map(_read, catalog_files(catalog_folder(rules), language)))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")  # somebody else's game may have a broken file


def catalog_folders() -> tuple[Path, ...]:
    """The package's own catalogs, then those of each game that can be loaded."""
    games = (catalog_folder(registry.find(name)) for name in registry.names())
    return tuple(dict.fromkeys((CATALOGS, *games)))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # late: it takes a while

    bundle = FluentBundle([language], use_isolating=False)
    for path in chain.from_iterable(catalog_files(folder, language) for folder in folders):
        bundle.add_resource(FluentResource(_read(path)))
    return bundle


@cache
def _locale(language: str) -> Any:
    from babel import Locale  # late, as above

    return Locale(language)


@lru_cache(maxsize=10_000)
def _bundle_with(language: str, id: str, registrations: int) -> Any:
    """The bundle that has the message, or none. The games are only loaded for a message that is not ours."""
    own = _bundle(language, (CATALOGS,))
    if own.has_message(id):
        return own
    every = _bundle(language, catalog_folders())
    return every if every.has_message(id) else None


class Speaker:
    """A voice in one language, which calls the seats by the players' names."""

    def __init__(self, language: str = DEFAULT, names: Sequence[str] | None = None) -> None:
        self.language = language
        self.names = names

    def __call__(self, said: Message | Figure | Event | Term) -> str:
        """A message, an event or a term in words; a figure in the digits of the language."""
        if isinstance(said, Figure):
            return self._written(said)
        message = said if isinstance(said, Message) else said.message
        bundle = self._bundle_with(message.id)
        if not bundle:
            return bare(message)
        return self._format(bundle, bundle.get_message(message.id).value, message)

    def _bundle_with(self, id: str) -> Any:
        return _bundle_with(self.language, id, registry.registrations())

    def _format(self, bundle: Any, pattern: Any, message: Message) -> str:
        args = dict(chain.from_iterable(self._words(key, value) for key, value in message.args.items()))
        return str(bundle.format_pattern(pattern, args)[0])

    def _written(self, figure: Figure) -> str:
        """A number with the decimal mark, the grouping and the percent sign of the language."""
        style = "percent" if figure.is_percent else "decimal"
        digits = {"minimumFractionDigits": figure.digits, "maximumFractionDigits": figure.digits}
        number = self._number(abs(figure.rounded), style=style, **digits)
        return figure.sign + str(number.format(_locale(self.language)))

    def _number(self, value: float, **options: Any) -> Any:
        """A number as Fluent formats it. Babel does not know from where on a language groups digits."""
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=abs(value) >= GROUPED_FROM.get(self.language, 1000), **options)

    def _words(self, key: str, value: Argument) -> Iterator[tuple[str, Any]]:
        """What an argument gives to the pattern: its words, and its other forms if it has any.

        A term without words gives its notation word, so that a pattern can choose by it.
        """
        if isinstance(value, Term):
            value = value.message
        if isinstance(value, Message):
            yield key, self(value)
            yield from self._forms(key, value)
        elif isinstance(value, Figure):
            yield key, self(value)
        elif isinstance(value, str):
            yield key, value
        elif key == "seat":
            yield key, self.names[value] if self.names else f"p{value}"
        else:
            yield key, self._number(value)

    def _forms(self, key: str, message: Message) -> Iterator[tuple[str, str]]:
        """The attributes of a message: `.one` of a message given as `tile` is `$tile-one` where it is used."""
        bundle = self._bundle_with(message.id)
        forms = bundle.get_message(message.id).attributes if bundle else {}
        for form, pattern in forms.items():
            yield f"{key}-{form}", self._format(bundle, pattern, message)
