"""Numbered choices. A turn can have hundreds of options, so a choice may open another menu."""

from collections.abc import Callable, Sequence
from typing import Union

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from okapi.game import Action

from ..layout import Grid, Row, numbered
from ..wording import Wording

PAGE = 12

Outcome = Union[Action, "Menu"]


class Choice(Struct, frozen=True):
    """One line of a menu: what it says, and the action it is or the menu it opens."""

    cells: tuple[str | Text, ...]
    then: Action | Callable[[], Outcome]


class Menu(Struct):
    """Choices under a title. With column headings it is a table, in pages if it is long."""

    title: str
    choices: Sequence[Choice]
    headings: Sequence[str] = ()
    right: tuple[int, ...] = ()  # columns of numbers
    spare: tuple[int, ...] = ()  # columns that are left out where there is no room
    takes_several: Callable[[tuple[int, ...]], Action] | None = None
    page: int = 0

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.choices) // PAGE)) if self.headings else 1

    def turn_page(self, by: int) -> None:
        """Show another page; after the last comes the first."""
        self.page = (self.page + by) % self.pages

    def pick(self, numbers: Sequence[int]) -> Outcome | None:
        """What these numbers choose; None if they choose nothing here."""
        if any(not 1 <= number <= len(self.choices) for number in numbers):
            return None
        if self.takes_several is not None:
            return self.takes_several(tuple(numbers))
        if len(numbers) != 1:
            return None
        then = self.choices[numbers[0] - 1].then
        return then() if callable(then) else then

    @staticmethod
    def _differ_without(columns: tuple[int, ...], choices: Sequence[Choice]) -> bool:
        """Whether no two choices look the same when these columns are left out."""
        left = {
            tuple(str(cell) for column, cell in enumerate(choice.cells) if column not in columns) for choice in choices
        }
        return len(left) == len(choices)

    def drawn(self, words: Wording) -> RenderableType:
        title = Text(self.title, "bold")
        if not self.headings:
            return Group(title, numbered(Text.assemble(*choice.cells) for choice in self.choices))
        shown = list(enumerate(self.choices, start=1))[self.page * PAGE : (self.page + 1) * PAGE]
        spare = self.spare if self._differ_without(self.spare, [choice for _, choice in shown]) else ()
        right, spare = (tuple(column + 1 for column in columns) for columns in (self.right, spare))
        grid = Grid(("", *self.headings), right=(0, *right), spare=spare)
        for number, choice in shown:
            sentence = Row(choice.cells).as_sentence(self.headings)
            said = words.say("plain-choice", number=number, choice=sentence)
            grid.add(f"{number:>3}", *choice.cells, sentence=said)
        if self.pages == 1:
            return Group(title, grid)
        return Group(title, grid, Text(words.say("menu-page", page=self.page + 1, pages=self.pages)))
