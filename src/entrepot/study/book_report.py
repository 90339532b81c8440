"""A book of openings as a document and as data."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean

from ..core import registry
from ..core.messages import Figure, Message, message, percent
from ..core.rules import JSON, PeopleFigure, Rules
from ..core.terms import Number
from ..documents import DataTable, Section, html, html_section, markdown
from ..plot import Interval, Panel, figure, intervals
from . import statistics
from .book import BookGame
from .self_play import Setting
from .statistics import Row

MOST_ROWS = 24  # of a table; the data has all
MOST_DRAWN = 12
RARE = 0.002  # the share below which a row says nothing


def write(setting: Setting, games: Sequence[BookGame], folder: Path) -> list[Path]:
    """The book as Markdown, HTML, JSON and CSV."""
    report = Report(setting, games)
    title = str(message("study-book-title", game=report.rules.title, players=report.players_each))
    sections = report.sections()
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: folder / f"book.{name}" for name in ("md", "html", "json", "csv")}
    found["md"].write_text(markdown(title, sections), encoding="utf-8")
    found["html"].write_text(html(title, map(html_section, sections)), encoding="utf-8")
    found["json"].write_text(json.dumps(report.data(), indent=1) + "\n", encoding="utf-8")
    with found["csv"].open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["fact", *Row.__annotations__])
        writer.writerows([fact, *asdict(row).values()] for fact, rows in report.rows.items() for row in rows)
    return list(found.values())


class Report:
    """All figures of a book."""

    def __init__(self, setting: Setting, games: Sequence[BookGame]) -> None:
        self.setting = setting
        self.games = games
        self.rules: Rules = registry.find(setting.game)
        self.options = self.rules.complete_options(setting.options)
        self.players_each = int(self.options["players"])
        self.players = statistics.players_of(games)
        self.rows = {"seat": statistics.tally(self.players, lambda player: [str(player.seat + 1)])}
        self.rows |= {fact: statistics.by_fact(self.players, fact) for fact in self.rules.facts}
        self.ends = Counter(rule for game in games for rule in game["end"])
        self.people = [each for each in self.rules.people if each.options.items() <= self.options.items()]

    # Data

    def data(self) -> JSON:
        """Everything as JSON."""
        return {
            "setting": asdict(self.setting),
            "games": len(self.games),
            "rounds": fmean(self.rounds),
            "winning_score": fmean(self.winning_scores),
            "ends": {rule: count / len(self.games) for rule, count in sorted(self.ends.items())},
            "score_parts": {
                part: {"all": fmean(player.parts[number] for player in self.players), "winners": self.won(number)}
                for number, part in enumerate(self.rules.score_parts)
            },
            "people": [asdict(each) | {"found": statistics.mean_of(self.players, each)} for each in self.people],
            "facts": {fact: [asdict(row) for row in rows] for fact, rows in self.rows.items()},
        }

    @property
    def rounds(self) -> list[int]:
        """Of each game."""
        return [game["rounds"] for game in self.games]

    @property
    def winning_scores(self) -> list[int]:
        """Of each game."""
        return [max(game["scores"]) for game in self.games]

    def won(self, part: int) -> float:
        """The winners' points by a part of the score."""
        return fmean(player.parts[part] for player in self.players if player.won)

    # The document

    def sections(self) -> list[Section]:
        """All sections."""
        found = [self.introduction(), *([self.comparison()] if self.people else []), self.course(), self.parts()]
        return found + [self.section(fact, rows) for fact, rows in self.rows.items() if rows]

    def introduction(self) -> Section:
        """What the book is made from."""
        simulations, varied = self.setting.simulations, self.setting.varied
        played = message(
            "study-book-played",
            games=len(self.games),
            players=self.players_each,
            simulations=simulations,
            varied=varied,
            seed=str(self.setting.seed),
        )
        every = self.setting.any_opening
        openings = [message("study-book-any-opening", every=every)] if every else []
        reading = message("study-book-reading", confidence=percent(0.95))
        return Section(str(message("study-book-about")), [str(each) for each in (played, *openings, reading)])

    def comparison(self) -> Section:
        """People and the network."""
        head = [str(message(f"study-column-{name}")) for name in ("figure", "people", "network")]
        rows = [
            [
                self.figure_name(each),
                *(shown(value, each) for value in (each.mean, statistics.mean_of(self.players, each))),
            ]
            for each in self.people
        ]
        return Section(str(message("study-book-people")), table=DataTable(head, rows))

    def figure_name(self, each: PeopleFigure) -> str:
        """What a figure of people counts."""
        name = self.fact_name(each.fact)
        if each.value:
            name = self.rules.facts[each.fact].named(each.value)
        return str(message("study-figure", who="winners" if each.of_winners else "all", what=name))

    def course(self) -> Section:
        """How long the games were, how many points won, and what ended them."""
        names = {rule: str(self.rules.end_reason(rule)) for rule in self.ends}
        panels = [
            Panel.histogram(str(message("study-book-rounds")), self.rounds),
            Panel.histogram(str(message("study-book-scores")), self.winning_scores),
            Panel.shares(str(message("study-book-ends")), self.ends, len(self.games)),
        ]
        head = [str(message("study-book-ends")), str(message("study-column-share"))]
        rows = [[names[rule], str(percent(count / len(self.games)))] for rule, count in sorted(self.ends.items())]
        figures = {"rounds": Figure(fmean(self.rounds), 1), "score": Figure(fmean(self.winning_scores), 1)}
        text = str(message("study-book-course-text", **figures))
        title = str(message("study-book-course"))
        return Section(title, [text], DataTable(head, rows), [figure(each) for each in panels])

    def parts(self) -> Section:
        """Where the points come from."""
        head = [str(message(f"study-column-{name}")) for name in ("points", "all", "winners")]
        rows = []
        for number in range(len(self.rules.score_parts)):
            means = [fmean(player.parts[number] for player in self.players), self.won(number)]
            rows.append([str(self.rules.part_name(number)), *(str(Figure(mean, 1)) for mean in means)])
        return Section(str(message("study-book-parts")), table=DataTable(head, rows))

    def section(self, fact: str, rows: Sequence[Row]) -> Section:
        """A fact: how often each value occurs, and how often it wins."""
        frequent = [row for row in rows if row.share >= RARE][:MOST_ROWS]
        title = str(self.fact_name(fact))
        head = [title, *(str(message(f"study-column-{name}")) for name in ("share", "won", "interval", "score"))]
        table = DataTable(head, [self.cells(fact, row) for row in frequent])
        drawn = [
            Interval(self.value_name(fact, row.value), row.low, row.won, row.high, str(percent(row.won, 1)))
            for row in frequent[:MOST_DRAWN]
        ]
        chart = intervals(str(message("study-book-won", fact=title)), drawn, 1 / self.players_each)
        return Section(title, table=table, drawings=[chart])

    def cells(self, fact: str, row: Row) -> list[str]:
        """A row of a table."""
        between = message("study-between", low=percent(row.low, 1), high=percent(row.high, 1))
        figures = [percent(row.share, 1), percent(row.won, 1), between, Figure(row.score, 1)]
        return [self.value_name(fact, row.value), *map(str, figures)]

    def fact_name(self, fact: str) -> Message:
        """A fact for people: one of every game, or one of this game."""
        owner = "study" if fact in ("seat", "score") else self.rules.name
        return Message(f"{owner}-fact-{fact}".replace("_", "-"), {}, fallback=fact.replace("_", " "))

    def value_name(self, fact: str, value: str) -> str:
        """A value for people."""
        kind = self.rules.facts.get(fact)
        return value if kind is None or isinstance(kind, Number) else str(kind.named(value))


def shown(value: float, each: PeopleFigure) -> str:
    """A figure: a share, or a mean."""
    is_share = bool(each.value) or each.fact.startswith("has_")
    return str(percent(value) if is_share else Figure(value, 1))
