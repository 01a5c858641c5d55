"""The person at the terminal: hears what happens, is shown a view, and chooses like any bot."""

from collections.abc import Callable, Iterable

from okapi import game
from okapi.game import Action, Event, Options, Stage, View

from .. import table
from ..event_text import sentences
from ..language import speak, spoken
from ..layout import heading
from ..screen import Screen
from ..wording import Wording
from .claim_menu import claims_by_route
from .commands import MenuStep, Save, Speak, TextReply, read
from .menu import Menu
from .pending import NotUnderstood, PendingDecision
from .prompt import Prompt
from .turn_menu import turn_menu


class LeftTable(Exception):
    """The player wants to leave the game."""


class Human:
    """One seat, seen through its own view and redacted events only."""

    def __init__(self, screen: Screen, words: Wording, prompt: Prompt, save: Callable[[str], bool]) -> None:
        self.log: list[str] = []
        self._story: list[list[Event]] = []  # the events of the log, for changing the language
        self._screen = screen
        self._words = words
        self._prompt = prompt
        self._save = save

    def remember(self, events: Iterable[Event]) -> list[str]:
        """Put what happened into the log; the lines of it."""
        self._story.append(list(filter(_is_worth_telling, events)))
        lines = list(sentences(self._story[-1], self._words))
        self.log += lines
        return lines

    def hear(self, events: Iterable[Event], view: View) -> None:
        """Report what happened, and whether it completed a ticket."""
        happened = list(events)
        if lines := self.remember(happened):
            self._screen.line(" ".join(lines))
        for ticket in _just_completed(happened, view):
            self._screen.line(self._words.say("ticket-completed", ticket=self._words.ticket(ticket)), "bold")

    def choose(self, view: View, options: Options, *, shows_table: bool = False) -> Action:
        """Ask until the answer is a legal action. The table comes first, unless it was shown a moment ago."""
        pending, menus = self._sit_down(view, options)
        if view.table.stage is Stage.DRAWING and not shows_table:  # the table was shown a moment ago
            self._screen.show(table.own_cards(view, self._words))
        else:
            self._screen.gap()
            self._screen.show(heading(self._words.say("your-turn")))
            self._screen.show(table.at_your_turn(view, self._words))
        self._show(menus[-1])
        while True:
            action = self._answer(pending, menus)
            if isinstance(action, Speak):
                self._speak(action.language)
                pending, menus = self._sit_down(view, options)
                self._screen.show(table.at_your_turn(view, self._words))
                self._show(menus[-1])
                continue
            if action is None:
                continue
            refusal = game.why_not(view, action)
            if refusal is None:
                return action
            self._screen.line(self._words.refusal(refusal))

    def _sit_down(self, view: View, options: Options) -> tuple[PendingDecision, list[Menu]]:
        pending = PendingDecision(view, options, claims_by_route(options), self._words, self.log)
        return pending, [turn_menu(view, options, self._words)]

    def _speak(self, language: str) -> None:
        speak(language)
        self._words.texts = spoken()
        self.log = [line for part in self._story for line in sentences(part, self._words)]

    def _answer(self, pending: PendingDecision, menus: list[Menu]) -> Action | Speak | None:
        """Ask once; an action, another language, or None when there was something else to do."""
        try:
            result = read(self._prompt.ask(), pending, menus[-1])
        except NotUnderstood as misunderstanding:
            self._screen.line(str(misunderstanding))
            return None
        match result:
            case Menu():
                menus.append(result)
                self._show(result)
            case TextReply(shown=shown):
                self._screen.show(shown)
            case Save(file=file):
                self._save(file)
            case MenuStep():
                self._step(result, pending, menus)
            case _:
                return result
        return None

    def _step(self, step: MenuStep, pending: PendingDecision, menus: list[Menu]) -> None:
        match step:
            case MenuStep.QUIT:
                raise LeftTable
            case MenuStep.AGAIN:
                self._screen.show(table.status(pending.view, self._words))
            case MenuStep.OPTIONS:
                del menus[1:]
            case MenuStep.BACK:
                del menus[max(1, len(menus) - 1) :]
            case MenuStep.NEXT:
                menus[-1].turn_page(1)
            case MenuStep.PREVIOUS:
                menus[-1].turn_page(-1)
        self._show(menus[-1])

    def _show(self, menu: Menu) -> None:
        self._screen.show(menu.drawn(self._words))


def _is_worth_telling(event: Event) -> bool:
    """Whether an event belongs in the story: not if the status shows it anyway, or if it says nothing new."""
    match event:
        case (
            game.TrainCardLaid()
            | game.TerrainCardLaid()
            | game.TicketDealt()
            | game.TurnEnded()
            | game.SetupCompleted()
        ):
            return False
        case game.TrainCardDealt(card=hidden) | game.StartingTicketsChosen(tickets=hidden):
            return hidden is not None
        case _:
            return True


def _just_completed(events: Iterable[Event], view: View) -> list[str]:
    claimed = {event.route for event in events if isinstance(event, game.RouteClaimed) and event.seat == view.seat}
    if not claimed or view.seat is None:
        return []
    board = view.table.board
    now = view.table.routes_of(view.seat)
    before = [route for route in now if route not in claimed]
    return [
        id
        for id in view.tickets
        if game.is_completed(board, now, board.tickets[id]) and not game.is_completed(board, before, board.tickets[id])
    ]
