"""The report on a tournament: tables for all, and drawings where they can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, quantiles

from ..core import registry
from ..core.messages import message
from ..core.options import shown
from ..core.rules import JSON
from ..page import Section, Table, html, html_section, markdown
from ..plot import Interval, Panel, figure, intervals
from . import figures
from .figures import Standing
from .match import Result
from .ratings import Rating, available, ratings


def write_report(results: Sequence[Result], folder: Path) -> list[Path]:
    """Write the report as ``report.md`` and ``report.html``."""
    folder.mkdir(parents=True, exist_ok=True)
    sections = report(results)
    title = said("title", game=str(message(results[0]["game"].replace("_", "-"))))
    page = html(title, map(html_section, sections))
    written = {folder / "report.md": markdown(title, sections), folder / "report.html": page}
    for path, text in written.items():
        path.write_text(text, encoding="utf-8")
    return list(written)


def report(results: Sequence[Result]) -> list[Section]:
    """All sections."""
    table = figures.standings(results)
    parts = [overview(results), bots_section(table, par(results))]
    parts += [ratings_section(results), cross_section(table, results)] if len(table) > 1 else []
    return [*parts, seats_section(results), scores_section(table), lengths_section(results)]


def said(id: str, **args: str | int) -> str:
    """Words of the report."""
    return str(message(f"arena-{id}", **args))


def percent(share: float) -> str:
    """A share as it is read."""
    return f"{100 * share:.1f} %"


def between(bounds: tuple[float, float]) -> str:
    """An interval of shares as it is read."""
    return f"{100 * bounds[0]:.1f} – {100 * bounds[1]:.1f} %"


def par(results: Sequence[Result]) -> float:
    """What a bot like all others would win."""
    return fmean(1 / len(result["seats"]) for result in results)


def head(*columns: str) -> list[str]:
    """The columns' headings."""
    return [said(f"column-{column}") for column in columns]


def overview(results: Sequence[Result]) -> Section:
    """What was played."""
    first = results[0]
    options = ", ".join(f"{name} {shown(value)}" for name, value in unusual(first).items())
    lineups = len({tuple(sorted(result["seats"])) for result in results})
    deals = len({result["seed"] for result in results})
    played = said("played", games=len(results), lineups=lineups, deals=deals)
    return Section(said("overview"), [played, said("options", options=options)])


def unusual(result: Result) -> JSON:
    """The number of players, and what other options are not as they usually are."""
    usual = {option.name: option.default for option in registry.find(result["game"]).options}
    return {
        name: value
        for name, value in result["options"].items()
        if name == "players" or value != usual.get(name)
    }  # fmt: skip


def signed(value: float, digits: int) -> str:
    """A number with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")


# Strength


def standings_table(table: Sequence[Standing]) -> Table:
    """Who won how much."""
    rows = [
        [
            each.bot,
            str(len(each.shares)),
            percent(each.share),
            between(each.interval),
            f"{fmean(each.ranks):.2f}",
            signed(fmean(each.leads), 1),
            f"{fmean(each.scores):.1f}",
            f"{fmean(each.seconds):.2f}",
        ]
        for each in table
    ]
    return Table(head("bot", "games", "share", "interval", "rank", "lead", "score", "seconds"), rows)


def bots_section(table: Sequence[Standing], par: float) -> Section:
    """The standings, also drawn."""
    rows = [Interval(each.bot, each.interval[0], each.share, each.interval[1], percent(each.share)) for each in table]
    drawing = intervals(said("share-drawn"), rows, par)
    return Section(said("bots"), [said("bots-explained", par=percent(par))], standings_table(table), [drawing])


def ratings_section(results: Sequence[Result]) -> Section:
    """Strength in one number, if the libraries are there."""
    if not available():
        return Section(said("ratings"), [said("needs-libraries")])
    table = ratings(results)
    rows = [
        [each.bot, signed(each.rating, 0), f"± {each.error:.0f}", f"{each.skill:.1f}", f"{each.doubt:.1f}"]
        for each in table
    ]
    head_ = head("bot", "rating", "error", "skill", "doubt")
    return Section(said("ratings"), [said("ratings-explained")], Table(head_, rows), [ratings_drawn(table)])


def ratings_drawn(table: Sequence[Rating]) -> str:
    """The ratings with their errors."""
    rows = [
        Interval(each.bot, each.rating - each.error, each.rating, each.rating + each.error, signed(each.rating, 0))
        for each in table
    ]
    return intervals(said("ratings-drawn"), rows, 0.0)


def cross_section(table: Sequence[Standing], results: Sequence[Result]) -> Section:
    """Each bot against each other."""
    bots, pairs = [each.bot for each in table], figures.crossings(results)

    def cell(one: str, other: str) -> str:
        ahead, all_ = pairs.get((one, other), (0.0, 0))
        return percent(ahead / all_) if all_ else "–"

    rows = [[one, *(cell(one, other) for other in bots)] for one in bots]
    return Section(said("cross"), [said("cross-explained")], Table([said("column-bot"), *bots], rows))


# The games


def seats_section(results: Sequence[Result]) -> Section:
    """What the seats are worth."""
    found = figures.seats(results)
    rows = [
        [f"p{seat}", percent(won / games), between(figures.wilson(won, games))]
        for seat, (won, games) in enumerate(found)
    ]
    drawn = [
        Interval(row[0], low, won / games, high, row[1])
        for row, (won, games) in zip(rows, found, strict=True)
        for low, high in [figures.wilson(won, games)]
    ]
    drawing = intervals(said("seats-drawn"), drawn, par(results))
    return Section(said("seats"), [said("seats-explained")], Table(head("seat", "share", "interval"), rows), [drawing])


def spread(values: Sequence[int]) -> list[str]:
    """Least, quartiles, most, and the mean."""
    quarters: Sequence[float] = quantiles(values, n=4, method="inclusive") if len(values) > 1 else list(values) * 3
    return [f"{round(each, 1):g}" for each in (min(values), *quarters, max(values))] + [f"{fmean(values):.1f}"]


def scores_section(table: Sequence[Standing]) -> Section:
    """Scores, bot by bot."""
    rows = [[each.bot, *spread(each.scores)] for each in table]
    columns = head("bot", "least", "lower", "median", "upper", "most", "mean")
    return Section(said("scores"), (), Table(columns, rows), [histogram(each.bot, each.scores) for each in table])


def histogram(title: str, values: Sequence[int]) -> str:
    """How often values come up, drawn."""
    return figure(Panel.histogram(title, values))


def lengths_section(results: Sequence[Result]) -> Section:
    """How long the games were and what ended them."""
    lengths = {
        said("rounds"): [result["rounds"] for result in results],
        said("decisions"): [result["decisions"] for result in results],
    }
    ends = figures.ends(results)
    told = ", ".join(f"{rule} {percent(times / len(results))}" for rule, times in sorted(ends.items()))
    rows = [[name, *spread(values)] for name, values in lengths.items()]
    drawings = [histogram(name, values) for name, values in lengths.items()]
    drawings.append(figure(Panel.shares(said("ends"), ends, len(results))))
    columns = head("length", "least", "lower", "median", "upper", "most", "mean")
    return Section(said("lengths"), [said("ended", ends=told)], Table(columns, rows), drawings)
