"""What is laid out on a screen, and how the same is said in lines to people who listen."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .language import is_plain, say

GAP = 2  # between columns

Cell = str | Text
LabelledLine = tuple[str, Cell]


class Layout(ABC):
    """Drawn by Rich, or said line by line with `--plain`."""

    @abstractmethod
    def fitting(self, width: int) -> RenderableType:
        """What a terminal with this much room shows."""

    @abstractmethod
    def plain_lines(self) -> Iterable[str]:
        """What is said instead, line by line."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if is_plain():
            yield from map(Text, self.plain_lines())
        else:
            yield self.fitting(options.max_width)


class Row(Struct, frozen=True):
    """A line of a grid, and the sentence that says the same."""

    cells: tuple[Cell, ...]
    sentence: str | None = None
    style: str = ""

    def as_sentence(self, headings: Sequence[str]) -> str:
        """The sentence; without one, the first cell and then each heading with its value."""
        if self.sentence is not None:
            return self.sentence
        first, *others = map(_plain, self.cells)
        named = [
            say("plain-cell", heading=heading, value=value)
            for heading, value in zip(headings[1:], others, strict=True)
            if value not in ("", say("no-card"))
        ]
        return apart([first, *named]).plain


@dataclass
class Grid(Layout):
    """A table without lines, which reads the same on a terminal and on paper."""

    headings: Sequence[str]
    right: tuple[int, ...] = ()  # columns of numbers
    widest: int | None = None  # of the first column
    unbroken: tuple[int, ...] = ()  # columns that are not wrapped
    spare: tuple[int, ...] = ()  # columns that are left out, one after the other, if there is no room
    rows: list[Row] = field(default_factory=list)

    def add(self, *cells: Cell, sentence: str | None = None, style: str = "") -> None:
        self.rows.append(Row(cells, sentence, style))

    def add_pair(self, name: Cell, value: str) -> None:
        """A name and what belongs to it, said with a colon between them."""
        self.add(name, value, sentence=say("plain-cell", heading=_plain(name), value=value))

    def fitting(self, width: int) -> RenderableType:
        """As a table whose widest columns are wrapped, between words as long as possible."""
        columns = list(range(len(self.headings)))
        for column in self.spare:
            if self._room_for(map(self._natural_width, columns)) > width:
                columns.remove(column)
        widths = {column: self._natural_width(column) for column in columns}
        while self._room_for(widths.values()) > width:
            wide = [column for column in columns if widths[column] > self._least_width(column)]
            if not wide:
                break
            widths[max(wide, key=widths.__getitem__)] -= 1
        return self._table(widths)

    @staticmethod
    def _room_for(widths: Iterable[int]) -> int:
        return sum(width + GAP for width in widths) - GAP

    def _table(self, widths: Mapping[int, int]) -> RenderableType:
        table = Table(
            box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="bold", show_header=any(self.headings)
        )
        for column, width in widths.items():
            table.add_column(
                self.headings[column],
                justify="right" if column in self.right else "left",
                max_width=width,
                no_wrap=column in self.unbroken or (column == 0 and self.widest is not None),
                overflow="fold",  # a word too long for its column goes on in the next line
            )
        for row in self.rows:
            table.add_row(*(row.cells[column] for column in widths), style=row.style)
        return table

    def _natural_width(self, column: int) -> int:
        lines = (line for text in self._texts(column) for line in text.splitlines())
        width = max(map(cell_len, lines), default=0)
        return min(width, self.widest) if column == 0 and self.widest is not None else width

    def _least_width(self, column: int) -> int:
        """The width of a column that is wrapped between words."""
        if column in self.unbroken:
            return self._natural_width(column)
        words = (word for text in self._texts(column) for word in text.split())
        return min(self._natural_width(column), max(map(cell_len, words), default=0))

    def _texts(self, column: int) -> Iterator[str]:
        yield self.headings[column]
        yield from (_plain(row.cells[column]) for row in self.rows)

    def plain_lines(self) -> Iterable[str]:
        return [row.as_sentence(self.headings) for row in self.rows]


@dataclass(frozen=True)
class Said(Layout):
    """A drawing, and the sentences that say the same."""

    drawing: RenderableType
    sentences: Sequence[str]

    def fitting(self, width: int) -> RenderableType:
        return self.drawing

    def plain_lines(self) -> Iterable[str]:
        return self.sentences


def labelled(lines: Iterable[LabelledLine]) -> Said:
    """Lines with a label each; the labels have a column of their own."""
    grid, sentences = Table.grid(padding=(0, 2, 0, 0)), []
    for label, text in lines:
        grid.add_row(label, text)
        value = apart(_plain(text).splitlines()).plain
        sentences.append(say("plain-cell", heading=label, value=value))
    return Said(grid, sentences)


def numbered(labels: Iterable[Text]) -> Said:
    """Choices, side by side if there is room."""
    choices = list(enumerate(labels, start=1))
    drawn = [Text.assemble(f"{number:>3}  ", label) for number, label in choices]
    sentences = [say("plain-choice", number=number, choice=label.plain) for number, label in choices]
    return Said(Columns(drawn, padding=(0, 3), column_first=True), sentences)


def heading(text: str) -> Said:
    """A text with a line after it."""
    return Said(Rule(text, align="left", characters="─"), [text])


def detail(text: str) -> Said:
    """A line that belongs to the one above it."""
    return Said(Padding(Text(text), (0, 0, 0, 2)), [text])


def legend(text: str) -> Said:
    """Explains a sign of a table; people who hear sentences do not hear the sign."""
    return Said(Text(text), [])


def _plain(cell: Cell) -> str:
    return cell if isinstance(cell, str) else cell.plain


def apart(things: Iterable[Cell]) -> Text:
    """Separate things in one line, with semicolons as the language sets them."""
    between = Text(say("plain-apart", one="", other=""))
    return between.join(thing if isinstance(thing, Text) else Text(thing) for thing in things)
