"""Words for messages: Fluent catalogs, one folder per language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from ..core.messages import Message, bare

CATALOGS = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in CATALOGS.iterdir() if (folder / "core.ftl").exists()))


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in the order of POSIX, if it is one of ours; else English."""
    wish = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = wish.split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else "en"


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # late: it takes a while

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((CATALOGS / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """A voice in one language, which calls the seats by the players' names."""

    def __init__(self, language: str = "en", names: Sequence[str] | None = None) -> None:
        self.language = language
        self.names = names

    def __call__(self, message: Message) -> str:
        """The message in words."""
        bundle = _bundle(self.language)
        if not bundle.has_message(message.id):
            return bare(message)
        return self._format(bundle.get_message(message.id).value, message)

    def _format(self, pattern: Any, message: Message) -> str:
        args = dict(chain.from_iterable(self._words(key, value) for key, value in message.args.items()))
        return str(_bundle(self.language).format_pattern(pattern, args)[0])

    def _words(self, key: str, value: Message | str | int) -> Iterator[tuple[str, str | int]]:
        """What an argument gives to the pattern: its value, and of a message also its other forms."""
        if isinstance(value, Message):
            yield key, self(value)
            for form, pattern in self._forms(value).items():
                yield f"{key}-{form}", self._format(pattern, value)
        elif key == "seat" and isinstance(value, int):
            yield key, self.names[value] if self.names else f"p{value}"
        else:
            yield key, value

    def _forms(self, message: Message) -> Mapping[str, Any]:
        """The attributes of a message: `.one` of a message given as `tile` is `$tile-one` where it is used."""
        bundle = _bundle(self.language)
        known: bool = bundle.has_message(message.id)
        return bundle.get_message(message.id).attributes if known else {}
