"""The report on a tournament: text and tables, and charts in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, quantiles

from ..core import registry
from ..core.messages import Figure, message, percent, signed
from ..core.options import shown
from ..core.rules import JSON
from ..core.terms import Argument
from ..documents import DataTable, Section, html, html_section, markdown
from ..plot import Interval, Panel, figure, intervals
from .match import Result
from .ratings import Rating, available, ratings
from .standings import Standing, end_reasons, head_to_head, standings, wilson, wins_by_seat


def write_report(results: Sequence[Result], folder: Path) -> list[Path]:
    """Write the report as ``report.md`` and ``report.html``."""
    folder.mkdir(parents=True, exist_ok=True)
    sections = report(results)
    title = arena_text("title", game=str(registry.find(results[0]["game"]).title))
    document = html(title, map(html_section, sections))
    written = {folder / "report.md": markdown(title, sections), folder / "report.html": document}
    for path, text in written.items():
        path.write_text(text, encoding="utf-8")
    return list(written)


def report(results: Sequence[Result]) -> list[Section]:
    """All sections."""
    table = standings(results)
    parts = [overview(results), bots_section(table, par(results))]
    parts += [ratings_section(results), cross_section(table, results)] if len(table) > 1 else []
    return [*parts, seats_section(results), scores_section(table), lengths_section(results)]


def arena_text(id: str, **args: Argument) -> str:
    """A message of the arena catalog."""
    return str(message(f"arena-{id}", **args))


def share_text(share: float) -> str:
    """A share as text."""
    return str(percent(share, 1))


def interval_text(bounds: tuple[float, float]) -> str:
    """An interval of shares as text; the percent sign follows the second one."""
    low, high = bounds
    return f"{Figure(100 * low, 1)}–{percent(high, 1)}"


def par(results: Sequence[Result]) -> float:
    """The win share of a bot as strong as all others."""
    return fmean(1 / len(result["seats"]) for result in results)


def head(*columns: str) -> list[str]:
    """The headings of columns."""
    return [arena_text(f"column-{column}") for column in columns]


def overview(results: Sequence[Result]) -> Section:
    """What was played."""
    first = results[0]
    options = ", ".join(f"{name} {shown(value)}" for name, value in notable_options(first).items())
    lineups = len({tuple(sorted(result["seats"])) for result in results})
    deals = len({result["seed"] for result in results})
    played = arena_text("played", games=len(results), lineups=lineups, deals=deals)
    return Section(arena_text("overview"), [played, arena_text("options", options=options)])


def notable_options(result: Result) -> JSON:
    """The number of players, and the options that differ from their defaults."""
    defaults = {option.name: option.default for option in registry.find(result["game"]).options}
    return {
        name: value
        for name, value in result["options"].items()
        if name == "players" or value != defaults.get(name)
    }  # fmt: skip


# Strength


def standings_table(table: Sequence[Standing]) -> DataTable:
    """The standings of all bots."""
    rows = [
        [
            each.bot,
            str(Figure(len(each.shares))),
            share_text(each.share),
            interval_text(each.interval),
            str(Figure(fmean(each.ranks), 2)),
            str(signed(fmean(each.leads), 1)),
            str(Figure(fmean(each.scores), 1)),
            str(Figure(fmean(each.seconds), 2)),
        ]
        for each in table
    ]
    return DataTable(head("bot", "games", "share", "interval", "rank", "lead", "score", "seconds"), rows)


def bots_section(table: Sequence[Standing], par: float) -> Section:
    """The standings as a table and a chart."""
    rows = [
        Interval(each.bot, each.interval[0], each.share, each.interval[1], share_text(each.share)) for each in table
    ]
    drawing = intervals(arena_text("share-drawn"), rows, par)
    return Section(
        arena_text("bots"), [arena_text("bots-explained", par=percent(par, 1))], standings_table(table), [drawing]
    )


def ratings_section(results: Sequence[Result]) -> Section:
    """The ratings, if the libraries are installed."""
    if not available():
        return Section(arena_text("ratings"), [arena_text("needs-libraries")])
    table = ratings(results)
    rows = [
        [
            each.bot,
            str(signed(each.rating)),
            f"± {Figure(each.error)}",
            str(Figure(each.skill, 1)),
            str(Figure(each.doubt, 1)),
        ]
        for each in table
    ]
    head_ = head("bot", "rating", "error", "skill", "doubt")
    return Section(
        arena_text("ratings"), [arena_text("ratings-explained")], DataTable(head_, rows), [ratings_chart(table)]
    )


def ratings_chart(table: Sequence[Rating]) -> str:
    """The ratings with their confidence intervals."""
    rows = [
        Interval(each.bot, each.rating - each.error, each.rating, each.rating + each.error, str(signed(each.rating)))
        for each in table
    ]
    return intervals(arena_text("ratings-drawn"), rows, 0.0)


def cross_section(table: Sequence[Standing], results: Sequence[Result]) -> Section:
    """Each bot against each other bot."""
    bots, pairs = [each.bot for each in table], head_to_head(results)

    def cell(one: str, other: str) -> str:
        ahead, all_ = pairs.get((one, other), (0.0, 0))
        return share_text(ahead / all_) if all_ else "–"

    rows = [[one, *(cell(one, other) for other in bots)] for one in bots]
    return Section(
        arena_text("cross"), [arena_text("cross-explained")], DataTable([arena_text("column-bot"), *bots], rows)
    )


# The games


def seats_section(results: Sequence[Result]) -> Section:
    """How often each seat won."""
    found = wins_by_seat(results)
    rows = [
        [f"p{seat}", share_text(won / games), interval_text(wilson(won, games))]
        for seat, (won, games) in enumerate(found)
    ]
    drawn = [
        Interval(row[0], low, won / games, high, row[1])
        for row, (won, games) in zip(rows, found, strict=True)
        for low, high in [wilson(won, games)]
    ]
    drawing = intervals(arena_text("seats-drawn"), drawn, par(results))
    return Section(
        arena_text("seats"),
        [arena_text("seats-explained")],
        DataTable(head("seat", "share", "interval"), rows),
        [drawing],
    )


def distribution(values: Sequence[int]) -> list[str]:
    """Minimum, quartiles, maximum and mean."""
    quarters: Sequence[float] = quantiles(values, n=4, method="inclusive") if len(values) > 1 else list(values) * 3
    return [*map(short_text, (min(values), *quarters, max(values))), str(Figure(fmean(values), 1))]


def short_text(value: float) -> str:
    """A number with one decimal, or none if that would be zero."""
    return str(Figure(value, 0 if round(value, 1) % 1 == 0 else 1))


def scores_section(table: Sequence[Standing]) -> Section:
    """The scores of each bot."""
    rows = [[each.bot, *distribution(each.scores)] for each in table]
    columns = head("bot", "least", "lower", "median", "upper", "most", "mean")
    return Section(
        arena_text("scores"), (), DataTable(columns, rows), [histogram(each.bot, each.scores) for each in table]
    )


def histogram(title: str, values: Sequence[int]) -> str:
    """A chart of how often each value occurs."""
    return figure(Panel.histogram(title, values))


def lengths_section(results: Sequence[Result]) -> Section:
    """The length of the games and the rules that ended them."""
    lengths = {
        arena_text("rounds"): [result["rounds"] for result in results],
        arena_text("decisions"): [result["decisions"] for result in results],
    }
    ends = end_reasons(results)
    reasons = ", ".join(f"{rule} {percent(times / len(results), 1)}" for rule, times in sorted(ends.items()))
    rows = [[name, *distribution(values)] for name, values in lengths.items()]
    drawings = [histogram(name, values) for name, values in lengths.items()]
    drawings.append(figure(Panel.shares(arena_text("ends"), ends, len(results))))
    columns = head("length", "least", "lower", "median", "upper", "most", "mean")
    return Section(arena_text("lengths"), [arena_text("ended", ends=reasons)], DataTable(columns, rows), drawings)
