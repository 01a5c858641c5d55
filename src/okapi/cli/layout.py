"""What is laid out on a screen, and how the same is said in lines to those who listen."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .tongue import is_plain, say

Cell = str | Text


class Layout:
    """Is drawn by Rich, or told in lines where the run is plain."""

    def drawn(self) -> RenderableType:
        """What a terminal shows."""
        raise NotImplementedError

    def told(self) -> Iterable[str]:
        """What is said instead, line by line."""
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if is_plain():
            yield from map(Text, self.told())
        else:
            yield self.drawn()


@dataclass(frozen=True)
class Row:
    """A line of a grid, and the sentence that says the same."""

    cells: tuple[Cell, ...]
    sentence: str | None = None
    style: str = ""

    def told(self, headings: Sequence[str]) -> str:
        """The sentence; without one, the first cell and then each heading with its value."""
        if self.sentence is not None:
            return self.sentence
        first, *others = map(_plain, self.cells)
        named = [
            say("told-cell", heading=heading, value=value)
            for heading, value in zip(headings[1:], others, strict=True)
            if value not in ("", say("no-card"))
        ]
        return say("told-row", name=first, cells="; ".join(named)) if named else first


@dataclass
class Grid(Layout):
    """A table without lines, which reads the same on a terminal and on paper."""

    headings: Sequence[str]
    right: tuple[int, ...] = ()  # columns of numbers
    widest: int | None = None  # of the first column
    unbroken: tuple[int, ...] = ()  # columns that are not wrapped
    rows: list[Row] = field(default_factory=list)

    def add(self, *cells: Cell, sentence: str | None = None, style: str = "") -> None:
        """Add a row."""
        self.rows.append(Row(cells, sentence, style))

    def drawn(self) -> RenderableType:
        """As a table."""
        table = Table(
            box=None,
            pad_edge=False,
            padding=(0, 2, 0, 0),
            header_style="bold",
            show_header=any(self.headings),
        )
        for number, heading in enumerate(self.headings):
            table.add_column(
                heading,
                justify="right" if number in self.right else "left",
                max_width=self.widest if number == 0 else None,
                no_wrap=number in self.unbroken or (number == 0 and self.widest is not None),
            )
        for row in self.rows:
            table.add_row(*row.cells, style=row.style)
        return table

    def told(self) -> Iterable[str]:
        """A sentence for each row."""
        return [row.told(self.headings) for row in self.rows]


@dataclass
class Labelled(Layout):
    """Lines with a label each."""

    lines: list[tuple[str, Text]] = field(default_factory=list)

    def add(self, label: str, text: Cell) -> None:
        """Add a line."""
        self.lines.append((label, Text(text) if isinstance(text, str) else text))

    def drawn(self) -> RenderableType:
        """The labels in a column of their own."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for label, text in self.lines:
            grid.add_row(label, text)
        return grid

    def told(self) -> Iterable[str]:
        """The label and what stands behind it, each time."""
        return [say("told-cell", heading=label, value="; ".join(_lines(text))) for label, text in self.lines]


@dataclass(frozen=True)
class Numbered(Layout):
    """Choices, side by side if there is room."""

    labels: Sequence[Text]

    def drawn(self) -> RenderableType:
        """In columns."""
        return Columns(
            [Text.assemble(f"{number:>3}  ", label) for number, label in enumerate(self.labels, start=1)],
            padding=(0, 3),
            column_first=True,
        )

    def told(self) -> Iterable[str]:
        """A line each."""
        return [
            say("told-choice", number=number, choice=label.plain)
            for number, label in enumerate(self.labels, start=1)
        ]


@dataclass(frozen=True)
class Heading(Layout):
    """The beginning of something."""

    text: str

    def drawn(self) -> RenderableType:
        """With a line behind it."""
        return Rule(self.text, align="left", characters="─")

    def told(self) -> Iterable[str]:
        """Alone."""
        return [self.text]


@dataclass(frozen=True)
class Detail(Layout):
    """A line that belongs to the one above it."""

    text: str

    def drawn(self) -> RenderableType:
        """Indented."""
        return Padding(Text(self.text), (0, 0, 0, 2))

    def told(self) -> Iterable[str]:
        """Alone."""
        return [self.text]


@dataclass(frozen=True)
class Legend(Layout):
    """Explains a sign of a table; who hears sentences does not hear the sign."""

    text: str

    def drawn(self) -> RenderableType:
        """A line."""
        return Text(self.text)

    def told(self) -> Iterable[str]:
        """Nothing."""
        return []


def _plain(cell: Cell) -> str:
    return cell if isinstance(cell, str) else cell.plain


def _lines(text: Text) -> list[str]:
    return text.plain.splitlines()
