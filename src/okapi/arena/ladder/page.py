"""The ladder as a Markdown page."""

from collections.abc import Iterator

from okapi.locales import texts

from ..sheets import (
    Sheet,
    forfeit_lines,
    head_to_head_sheet,
    markdown,
    points_sheet,
    standings_sheet,
    times_sheet,
)
from .data import Ladder, Section
from .picture import in_words

ENGLISH = texts("en")  # what the page is written in
PREFACE = """\
# The ladder

![{alt}](pictures/ladder.svg)

Written by `make ladder`, which plays it all again; nothing else writes this page, its picture and
[the same as data](ladder.json). Every line-up plays every deal once on each rotation of the seats. Figures in
brackets are 95 % intervals over deals. [The arena](arena.md) says what the figures mean.

Okapi {version}, board `{board}` ({hash}), bots: {bots}.
"""
TIMES = """
## Time for a decision

In milliseconds, on the machine that wrote this page: by the clock, and of a processor. A run of its own with
one worker process, so that no decision waits for another. {games} games: `{command} --jobs 1`

{table}"""
NO_TIMES = """
## Time for a decision

Not measured yet: the next `make ladder` does, in a quiet run of its own.
"""


def page(ladder: Ladder) -> str:
    """The whole page."""
    preface = PREFACE.format(
        alt=in_words(ladder),
        version=ladder.version,
        board=ladder.board,
        hash=ladder.board_hash[:12],
        bots=", ".join(ladder.bots),
    )
    return preface + "".join(_section(section) for section in ladder.sections) + _times(ladder.times)


def _section(section: Section) -> str:
    heading = f"\n## {section.title}\n\n{section.games} games: `{section.command}`\n"
    return heading + "".join(_as_text(sheet) for sheet in _sheets(section)) + _forfeits(section)


def _sheets(section: Section) -> Iterator[Sheet]:
    yield standings_sheet(section.standings.bots, section.settings.players, ENGLISH)
    yield points_sheet(section.standings.bots, ENGLISH)
    if section.standings.head_to_head:
        yield head_to_head_sheet(section.standings, ENGLISH)


def _as_text(sheet: Sheet) -> str:
    explained = f"{sheet.explained}\n\n" if sheet.explained else ""
    return f"\n### {sheet.title}\n\n{explained}{markdown(sheet)}"


def _forfeits(section: Section) -> str:
    lines = "".join(f"- {line}\n" for line in forfeit_lines(section.forfeits, ENGLISH))
    return f"\n### Forfeits\n\n{lines}" if lines else ""


def _times(times: Section | None) -> str:
    if times is None:
        return NO_TIMES
    table = markdown(times_sheet(times.standings.bots, ENGLISH))
    return TIMES.format(games=times.games, command=times.command, table=table)
