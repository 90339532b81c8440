"""What the host of a table has decided about its people: who may write in the chat, who is removed, who is muted.

Nobody learns the id of another guest. A person is named by a pseudonym that holds at one table only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

EVERYONE, PLAYERS, NOBODY = CHAT = ("everyone", "players", "nobody")
"""Who may write in the chat of a table."""
REMEMBERED = 200  # people of each kind


def pseudonym(table: str, guest: str) -> str:
    """The name of a guest at a table, for programs. The guest's id is random, so it cannot be guessed from this."""
    return sha256(f"{table} {guest}".encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Moderation:
    """The host's decisions. Those who are removed or muted have their names, by which the host knows them."""

    chat: str = EVERYONE
    removed: Mapping[str, str] = field(default_factory=dict)
    muted: Mapping[str, str] = field(default_factory=dict)

    def with_removed(self, person: str, name: str | None) -> Moderation:
        """With somebody removed, or, without a name, let back in."""
        return replace(self, removed=changed(self.removed, person, name))

    def with_muted(self, person: str, name: str | None) -> Moderation:
        """With somebody muted, or, without a name, not any more."""
        return replace(self, muted=changed(self.muted, person, name))

    def carried_over(self, old: str, new: str, guests: Iterable[str]) -> Moderation:
        """The same decisions about some guests, at another table."""
        persons = {pseudonym(old, guest): pseudonym(new, guest) for guest in guests}

        def renamed(known: Mapping[str, str]) -> dict[str, str]:
            return {persons[person]: name for person, name in known.items() if person in persons}

        return Moderation(self.chat, renamed(self.removed), renamed(self.muted))


def changed(known: Mapping[str, str], person: str, name: str | None) -> dict[str, str]:
    """The people with one more, or, without a name, with one less; the oldest are forgotten if there are too many."""
    rest = {each: named for each, named in known.items() if each != person}
    return rest if name is None else dict([*rest.items(), (person, name)][-REMEMBERED:])
