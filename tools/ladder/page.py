"""The ladder as a Markdown page."""

from collections.abc import Iterator

from okapi.arena.sheets import (
    Sheet,
    forfeit_lines,
    head_to_head_sheet,
    markdown,
    percent,
    points_sheet,
    standings_sheet,
    times_even,
    times_sheet,
)
from okapi.arena.style import as_table
from okapi.locales import texts

from .data import Ladder, LadderSection, Weights
from .picture import in_words

ENGLISH = texts("en")  # what the page is written in
PREFACE = """\
# The ladder

![{alt}](pictures/ladder.svg)

`make ladder` plays all of this again and writes this page, its pictures and [the same as data](ladder.json).
Every line-up plays every deal once in each rotation of the seats. Figures in brackets are 95% intervals over
deals. [The arena](arena.md) says what the figures mean. Bots that only played challenges are placed by how
often they finish ahead of a bot that met all others.

Okapi {version}, board `{board}` ({hash}), bots: {bots}.
"""
TIMES = """
## Time per decision

In milliseconds, on the machine that wrote this page: elapsed time and processor time. Measured in a separate
run with one worker process, so that no decision waits for another. {games} games: `{command} --jobs 1`

{table}"""
NO_TIMES = """
## Time per decision

Not measured yet: the next `make ladder` measures it, in a separate quiet run.
"""
CHALLENGES = """
## Challenges

One bot in one seat, another in all the other seats; every deal is played once from each seat, and no bot
learned from these deals. The column × even share has the win share as a multiple of an even one: 1 among equals.
"""
THINKING = """
How long the challengers thought, in milliseconds of processor time, on a machine busy with other things. The
first decision of a process is the worst: it loads the network and the machine code.
"""
SINCE = """
`prodigy` and `champion` played these games with the network as it was after {then} million decisions. The one that
ships has learned from {now} million, and is stronger: [its figures](learning.md#how-the-network-that-ships-learned).
"""
EXPLOITABILITY = """
## How far champion can be exploited

A policy that learned only to beat the network of these games, for one slice of training, plays against
`champion` with two players.
"""
NO_EXPLOITER = """
Not measured yet: it takes ten minutes on a large GPU ([how](learning.md#exploiting-it)).
"""
MEMORY = """
## Memory

The peak memory of a process in which two bots of one kind play a game, including Python and everything it loads.
"""
WEIGHTS = """
The network that played has {parameters} million parameters in a file of {size} MB; it learned from {decisions}
million decisions.
"""
STYLE = """
## How they play

![How the bots play: the table below says the same in figures](pictures/style.svg)

All at one table, every deal once in each rotation of the seats. A claim blocks if the route is on another
player's path and not on the bot's own.
"""


def page(ladder: Ladder, shipped: Weights | None = None) -> str:
    """The whole page; it says so if another network ships than the one that played."""
    preface = PREFACE.format(
        alt=in_words(ladder),
        version=ladder.version,
        board=ladder.board,
        hash=ladder.board_hash[:12],
        bots=", ".join(ladder.bots),
    )
    parts = (
        _network_then(ladder.weights, shipped),
        _challenges(ladder),
        _exploiter(ladder),
        _style(ladder),
        _times(ladder.times),
        _needs(ladder),
        "".join(_section(section) for section in ladder.sections),
    )
    return preface + "".join(parts)


def _challenges(ladder: Ladder) -> str:
    if not ladder.challenges:
        return CHALLENGES + "\nNone has been played yet.\n"
    head = ("challenge", "games", "win share (95%)", "× even share", "points", "theirs")
    lines = []
    for section in ladder.challenges:
        one, other = section.settings.bots
        by_bot = {line.bot: line for line in section.standings.bots}
        mine, theirs = by_bot[one], by_bot[other]
        points = (f"{it.points.total:.1f}" if it.points else "–" for it in (mine, theirs))
        share = percent(mine.win_share, ENGLISH)
        even = times_even(mine.win_share, section.settings.players, ENGLISH)
        lines.append((section.title, ENGLISH.number(section.games), share, even, *points))
    again = "\nTo play them again: `python -m tools.ladder docs --only challenges`.\n"
    forfeits = "".join(map(_forfeits, ladder.challenges))
    return f"{CHALLENGES}\n{markdown(Sheet('', head, tuple(lines)))}{again}{forfeits}{_thinking(ladder)}"


def _thinking(ladder: Ladder) -> str:
    """What the first challenge of each challenger says about its time."""
    lines: dict[str, tuple[str, ...]] = {}
    for section in ladder.challenges:
        one, _ = section.settings.bots
        times = next(line.processor_times for line in section.standings.bots if line.bot == one)
        if times is not None:
            figures = (f"{1000 * it:.1f}" for it in (times.mean, times.p99, times.worst))
            lines.setdefault(one, (one, ENGLISH.number(times.decisions), *figures))
    if not lines:
        return ""
    head = ("bot", "decisions", "mean", "p99", "worst")
    return f"{THINKING}\n{markdown(Sheet('', head, tuple(lines.values())))}"


def _network_then(played: Weights | None, shipped: Weights | None) -> str:
    if played is None or shipped is None or played.decisions == shipped.decisions:
        return ""
    then, now = (ENGLISH.number(round(it.decisions / 1e6)) for it in (played, shipped))
    return SINCE.format(then=then, now=now)


def _exploiter(ladder: Ladder) -> str:
    if ladder.weights is None:
        return ""
    if ladder.exploiter is None:
        return EXPLOITABILITY + NO_EXPLOITER
    one, _ = ladder.exploiter.settings.bots
    mine = next(line for line in ladder.exploiter.standings.bots if line.bot == one)
    share = percent(mine.win_share, ENGLISH)
    return f"{EXPLOITABILITY}\nIt wins {share} percent of {ENGLISH.number(ladder.exploiter.games)} games.\n"


def _needs(ladder: Ladder) -> str:
    if not ladder.memory:
        return ""
    lines = tuple((bot, ENGLISH.number(megabytes, 0)) for bot, megabytes in ladder.memory.items())
    weights = ""
    if (it := ladder.weights) is not None:
        weights = WEIGHTS.format(
            parameters=f"{it.parameters / 1e6:.1f}",
            size=f"{it.bytes / 1e6:.1f}",
            decisions=ENGLISH.number(round(it.decisions / 1e6)),
        )
    return f"{MEMORY}\n{markdown(Sheet('', ('bot', 'megabytes'), lines))}{weights}"


def _style(ladder: Ladder) -> str:
    if not ladder.styles:
        return ""
    remarks = "".join(f"\n{remark}\n" for remark in ladder.remarks)
    return f"{STYLE}\n{as_table(ladder.styles)}{remarks}"


def _section(section: LadderSection) -> str:
    heading = f"\n## {section.title}\n\n{ENGLISH.number(section.games)} games: `{section.command}`\n"
    return heading + "".join(_as_text(sheet) for sheet in _sheets(section)) + _forfeits(section)


def _sheets(section: LadderSection) -> Iterator[Sheet]:
    yield standings_sheet(section.standings.bots, section.settings.players, ENGLISH)
    yield points_sheet(section.standings.bots, ENGLISH)
    if section.standings.head_to_head:
        yield head_to_head_sheet(section.standings, ENGLISH)


def _as_text(sheet: Sheet) -> str:
    explained = f"{sheet.explained}\n\n" if sheet.explained else ""
    return f"\n### {sheet.title}\n\n{explained}{markdown(sheet)}"


def _forfeits(section: LadderSection) -> str:
    lines = "".join(f"- {line}\n" for line in forfeit_lines(section.forfeits, ENGLISH))
    return f"\n### Forfeits\n\n{lines}" if lines else ""


def _times(times: LadderSection | None) -> str:
    if times is None:
        return NO_TIMES
    table = markdown(times_sheet(times.standings.bots, ENGLISH))
    return TIMES.format(games=times.games, command=times.command, table=table)
