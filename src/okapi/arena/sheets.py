"""The tables of a tournament as text, for the terminal and for Markdown."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from .export import ForfeitedGame
from .intervals import Estimate
from .standings import HeadToHead, Standing, Standings

MOST_FORFEITS_SHOWN = 20


class Sheet(Struct, frozen=True):
    """A table: the first column is text, the others are figures."""

    title: str
    head: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


def sheets(table: Standings, players: int) -> Iterator[Sheet]:
    """All tables of a tournament."""
    yield standings_sheet(table.bots, players)
    yield points_sheet(table.bots)
    if table.head_to_head:
        yield head_to_head_sheet(table)
    yield times_sheet(table.bots)


def standings_sheet(bots: Sequence[Standing], players: int) -> Sheet:
    """Who is best."""
    head = (
        "bot",
        "games",
        "wins",
        "win share (95 %)",
        "× even share",
        "mean rank",
        "rating (95 %)",
        "forfeits",
    )
    return Sheet(
        "Standings",
        head,
        tuple(
            (
                it.bot,
                str(it.games),
                f"{it.wins:.1f}",
                percent(it.win_share),
                times_even(it.win_share, players),
                f"{it.mean_rank:.2f}",
                rating(it.rating),
                str(it.forfeits),
            )
            for it in bots
        ),
    )


def points_sheet(bots: Sequence[Standing]) -> Sheet:
    """Where the points come from."""
    lines = []
    for it in bots:
        points = it.points
        means = (
            (points.total, points.routes, points.doubling, points.tickets, points.globetrotter)
            if points
            else ()
        )
        tickets = f"{it.completed} of {it.kept} ({it.completed / it.kept:.0%})" if it.kept else "–"
        lines.append((it.bot, *(f"{mean:.1f}" for mean in means), *["–"] * (5 - len(means)), tickets))
    head = ("bot", "points", "routes", "doubling", "tickets", "Globetrotter", "tickets completed of kept")
    return Sheet("Points", head, tuple(lines))


def head_to_head_sheet(table: Standings) -> Sheet:
    """How often the bot of the line finished ahead of the bot of the column."""
    order = [it.bot for it in table.bots]
    cells: dict[tuple[str, str], HeadToHead] = {(it.bot, it.against): it for it in table.head_to_head}
    lines = []
    for bot in order:
        met = [cells.get((bot, against)) for against in order]
        lines.append((bot, *(percent(cell.ahead) if cell else "–" for cell in met)))
    return Sheet("Ahead of", ("bot", *order), tuple(lines))


def times_sheet(bots: Sequence[Standing]) -> Sheet:
    """How long the bots think."""
    lines = []
    for it in bots:
        figures = (
            (f"{it.times.decisions}", *map(milliseconds, (it.times.mean, it.times.p99, it.times.worst)))
            if it.times
            else ("0", "–", "–", "–")
        )
        lines.append((it.bot, *figures))
    return Sheet("Time for a decision (ms)", ("bot", "decisions", "mean", "p99", "worst"), tuple(lines))


def forfeit_lines(forfeits: Sequence[ForfeitedGame]) -> Iterator[str]:
    """The forfeited games: who failed, how, and what it takes to play them again."""
    for it in forfeits[:MOST_FORFEITS_SHOWN]:
        seating = ",".join(it.seating)
        yield f"game {it.game}, seed {it.seed}, seating {seating}: {it.bot} forfeits ({it.kind}: {it.error})"
    if (more := len(forfeits) - MOST_FORFEITS_SHOWN) > 0:
        yield f"and {more} more; --json and --csv name them all"


def percent(share: Estimate) -> str:
    """A share with its interval; one decimal, so that 99.9 is not 100."""
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def times_even(share: Estimate, players: int) -> str:
    """The same as a multiple of what everyone would win if all were equal."""
    return f"{players * share.value:.2f} ({players * share.low:.2f}–{players * share.high:.2f})"


def rating(estimate: Estimate | None) -> str:
    """A rating with its interval."""
    return f"{estimate.value:+.0f} ({estimate.low:+.0f} to {estimate.high:+.0f})" if estimate else "–"


def milliseconds(seconds: float) -> str:
    """A time of a decision."""
    return f"{1000 * seconds:.2f}"


def show(sheet: Sheet, console: Console) -> None:
    """Print it on a terminal."""
    table = Table(title=sheet.title, title_justify="left", title_style="bold")
    for place, name in enumerate(sheet.head):
        table.add_column(name, justify="right" if place else "left", overflow="fold")
    for line in sheet.lines:
        table.add_row(*line)
    console.print(table)


def markdown(sheet: Sheet) -> str:
    """Write it as Markdown, without the title."""
    ruler = ("---", *["---:"] * (len(sheet.head) - 1))
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (sheet.head, ruler, *sheet.lines))
