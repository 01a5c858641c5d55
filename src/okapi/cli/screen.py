"""Where sentences and tables go: the terminal, a pipe or a file, with colour or without."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper

from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.segment import Segment
from rich.text import Text

from okapi.locales import Param

from .language import is_plain, say

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

SPOKEN_SIGNS = str.maketrans(  # signs that voices stumble over, replaced by plain ones
    {
        "–": "-",
        "−": "-",
        "…": "...",
        "×": "x",
        "·": ";",
        "‘": "'",
        "’": "'",
        "\u00a0": " ",
        "\u202f": " ",
        "\u00ad": "",
    }
    | dict.fromkeys("“”„«»", '"')
)
SPACES_IN_QUOTES = re.compile("(?<=«)[\u00a0\u202f]|[\u00a0\u202f](?=»)")

KEPT = str.maketrans("\u00a0\u202f", "\ue000\ue001")  # no-break spaces, replaced by letters of no alphabet
RELEASED = {stand_in: chr(space) for space, stand_in in KEPT.items()}


def as_spoken(text: str) -> str:
    """The text without the signs that a voice stumbles over."""
    return SPACES_IN_QUOTES.sub("", text).replace(" · ", "; ").translate(SPOKEN_SIGNS)


class _Terminal(Console):
    """Breaks no line at a space that belongs to the word before it, as in French before a colon."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(KEPT)
        for segment in super().render(renderable, options):
            yield Segment(segment.text.translate(RELEASED), segment.style, segment.control)


class Screen:
    """Prints texts of the catalogs and what is built from them."""

    def __init__(self, *, stderr: bool = False) -> None:
        self.console = _Terminal(
            stderr=stderr,
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if is_plain() else "auto",
            force_terminal=False if is_plain() else None,  # a screen reader stumbles over control codes
        )

    def print_message(self, message: str, /, **params: Param) -> None:
        self.line(say(message, **params))

    def line(self, text: str, style: str = "") -> None:
        """Print a line; a terminal breaks it between words, a pipe gets it whole."""
        self._print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def whole(self, text: str) -> None:
        """Print a line that is never broken, for programs that read it."""
        self._print(Text(text), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self._print(thing, soft_wrap=is_plain())

    def gap(self) -> None:
        self.console.print()

    def _print(self, thing: RenderableType, *, soft_wrap: bool) -> None:
        if not is_plain():
            self.console.print(thing, soft_wrap=soft_wrap)
            return
        with self.console.capture() as captured:
            self.console.print(thing, soft_wrap=True)
        self.console.file.write(as_spoken(captured.get()))
        self.console.file.flush()


@contextmanager
def progress_bar(label: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """Show on a terminal how far something is, beside the output and not in it."""
    console = Screen(stderr=True).console
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def survive_any_encoding() -> None:
    """A terminal that cannot show an accent shows a question mark, and undecodable input does not end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
