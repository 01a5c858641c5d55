"""Where sentences and tables go: the terminal, a pipe or a file, with colour or without."""

import sys
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from okapi.locales import Param, Texts, texts

STYLES = {  # colour helps, but every card and terrain is also named in words
    "purple": "magenta",
    "white": "bright_white",
    "blue": "bright_blue",
    "yellow": "yellow",
    "orange": "dark_orange",
    "black": "bright_black",
    "red": "red",
    "green": "green",
    "grey": "grey62",
    "locomotive": "bold cyan",
    "desert": "yellow",
    "jungle": "green",
    "mountain": "grey62",
}


class Screen:
    """Prints texts of the catalogs and what is built from them."""

    def __init__(self, *, stderr: bool = False) -> None:
        self.texts: Texts = texts()
        self.console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)

    def say(self, message: str, /, **params: Param) -> str:
        """A text of the catalogs."""
        return self.texts.say(message, **params)

    def tell(self, message: str, /, **params: Param) -> None:
        """Print a text of the catalogs."""
        self.line(self.say(message, **params))

    def line(self, text: str, style: str = "") -> None:
        """Print a line; a terminal breaks it between words, a pipe gets it whole."""
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def show(self, thing: RenderableType) -> None:
        """Print something laid out."""
        self.console.print(thing)

    def gap(self) -> None:
        """Print an empty line."""
        self.console.print()


def plain_table(*headings: str, right: tuple[int, ...] = ()) -> Table:
    """A table without lines, which reads the same on a terminal and on paper."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number in right else "left")
    return table


def survive_any_encoding() -> None:
    """A terminal that cannot show an accent shows a question mark, and one that sends rubbish is read."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
