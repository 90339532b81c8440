"""Words for messages: Fluent catalogs, one folder per language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..core.messages import Message, bare

CATALOGS = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in CATALOGS.iterdir() if (folder / "core.ftl").exists()))


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
        args = {key: self._word(key, value) for key, value in message.args.items()}
        text, _ = bundle.format_pattern(bundle.get_message(message.id).value, args)
        return str(text)

    def _word(self, key: str, value: Message | str | int) -> str | int:
        if isinstance(value, Message):
            return self(value)
        if key == "seat" and isinstance(value, int):
            return self.names[value] if self.names else f"p{value}"
        return value
