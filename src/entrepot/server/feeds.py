"""Feeds of the tables that wait for a guest: Atom for feed readers, iCalendar for calendars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from time import time
from xml.etree import ElementTree

from ..core.messages import message
from ..i18n import Speaker
from .channels import Channel
from .notifications import TURN, WaitingTurn
from .notifier import notice

ATOM = "http://www.w3.org/2005/Atom"
ATOM_TYPE = "application/atom+xml"
ICAL_TYPE = "text/calendar"
LONGEST_LINE = 75  # bytes of a line in a calendar


def name_of(channel: Channel) -> str:
    """A lasting name for a feed, from which its secret address does not follow."""
    return sha256(channel.id.encode()).hexdigest()[:32]


# Atom (RFC 4287)


def atom(channel: Channel, turns: Sequence[WaitingTurn], language: str) -> str:
    """A feed with an entry for each table that waits."""
    say = Speaker(language)
    feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    updated = max((turn.since for turn in turns), default=channel.since)
    add(feed, "id", f"urn:entrepot:{name_of(channel)}")
    add(feed, "title", say(message("notify-feed")))
    add(feed, "updated", moment(updated))
    add(feed, "link", href=f"{channel.page}api/feeds/{channel.id}/turns.atom", rel="self")
    add(feed, "link", href=channel.page)
    add(ElementTree.SubElement(feed, "author"), "name", "Entrepôt")
    for turn in reversed(turns):
        entry = ElementTree.SubElement(feed, "entry")
        add(entry, "id", f"urn:entrepot:{turn.table}:{turn.number}")
        add(entry, "title", say(notice(f"notify-{TURN}-title", turn.game)))
        add(entry, "summary", say(notice(f"notify-{TURN}", turn.game)))
        add(entry, "updated", moment(turn.since))
        add(entry, "link", href=channel.link(turn.table))
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(feed, encoding="unicode")


def add(parent: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> None:
    """Add an element."""
    ElementTree.SubElement(parent, name, attributes).text = text


def moment(time: float) -> str:
    """A time as Atom writes it."""
    return datetime.fromtimestamp(time, UTC).isoformat("T", "seconds")


# iCalendar (RFC 5545)


def ical(channel: Channel, turns: Sequence[WaitingTurn], language: str) -> str:
    """A calendar in which each table that waits has an entry, from the day on which the turn began until today."""
    say, today = Speaker(language), datetime.fromtimestamp(time(), UTC).date()
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Entrepot//my turns//EN", "METHOD:PUBLISH"]
    lines += [f"X-WR-CALNAME:{escaped(say(message('notify-feed')))}", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"]
    for turn in turns:
        lines += event(channel, turn, say, today)
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def event(channel: Channel, turn: WaitingTurn, say: Speaker, today: date) -> Iterator[str]:
    """The lines of an entry. It is for whole days, and does not count as busy."""
    began = datetime.fromtimestamp(turn.since, UTC)
    link = channel.link(turn.table)
    yield "BEGIN:VEVENT"
    yield f"UID:{turn.table}-{turn.number}@entrepot"
    yield f"DTSTAMP:{began:%Y%m%dT%H%M%SZ}"
    yield f"DTSTART;VALUE=DATE:{began:%Y%m%d}"
    yield f"DTEND;VALUE=DATE:{today + timedelta(days=1):%Y%m%d}"
    yield f"SUMMARY:{escaped(say(notice(f'notify-{TURN}-title', turn.game)))}"
    yield f"DESCRIPTION:{escaped(link)}"
    yield f"URL:{link}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def escaped(text: str) -> str:
    """A text as a calendar has it."""
    for character in "\\;,":
        text = text.replace(character, f"\\{character}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """A line, continued on further ones where it is too long."""
    parts, size = [""], 0
    for character in line:
        width = len(character.encode())
        if size + width > LONGEST_LINE:
            parts, size = [*parts, ""], 1  # the space that begins a continuation counts
        parts[-1] += character
        size += width
    return "\r\n ".join(parts)
