"""Games of the compiled engine with all that happened in them, as the events that a record holds.

Nothing here knows the rules, and the referee does not play: the engine's own functions, compiled once more, note each
event as it happens (`notes`), and the notes are translated into the referee's events. So a record made from them says
what this engine did, and `okapi verify` is a second opinion on it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi import game
from okapi.board import TicketId
from okapi.game import TERRAIN_OF, TERRAINS, TRAIN_CARDS, Deck, Event, Seat

from . import layout as at
from . import loops, notes
from .bits import ONE
from .compilation import once_more
from .conversion import ENDS, Row
from .engine import Engine, Rows, policies_named, seed_words
from .layout import PLAYERS, SEAT_WORDS, SEATS, flow
from .words import Words, number, word

ROOM = 4096  # notes of a game; one that has more is played again with more room
TOGETHER = 64  # games that are played before their events are read
EVENT, SEAT, BYTE = 0x1F, 7, 0xFF  # see `notes`
SEAT_AT, SAYS_AT = 5, 8


def note(row: Words, event: int, seat: int, says: int) -> None:
    """Write a note behind the game: the last word counts them, and they come before it, backwards."""
    last = len(row) - 1
    row[last] += ONE
    place = last - number(row[last])
    if place >= SEATS + flow(row, PLAYERS) * SEAT_WORDS:
        row[place] = word(event | (seat << SEAT_AT) | (says << SAYS_AT))


@cache
def noting(loop: Callable[..., Any]) -> Any:
    """An entry point that notes what happens in rows with room for it (`Transcriber.rows`)."""
    return once_more(loop, note=note)


class Transcript(NamedTuple):
    """A finished game, and how it came about."""

    seed: int
    row: Row
    events: tuple[Event, ...]


class Transcriber:
    """Plays games on an engine and tells what happened."""

    def __init__(self, engine: Engine, room: int = ROOM) -> None:
        self.engine = engine
        self._room = room

    def play(self, seeds: Sequence[int], policies: Sequence[str] | str = "random") -> Iterator[Transcript]:
        """A whole game for each seed, each seat by its policy: those that `Engine.play_out` plays."""
        chosen, deal_and_play = policies_named(policies, self.engine.players), noting(loops.deal_and_play_out)
        for first in range(0, len(seeds), TOGETHER):
            some = seeds[first : first + TOGETHER]
            to_play = self.engine.tables, self.engine.players, seed_words(some), chosen
            rows = self.noted(len(some), lambda rows, given=to_play: deal_and_play(rows, *given))  # type: ignore[misc]
            for seed, row in zip(some, rows, strict=True):
                yield Transcript(seed, row[: self.engine.row_words], tuple(EventReader(self.engine).read(row)))

    def noted(self, games: int, play: Callable[[Rows], object]) -> Rows:
        """Rows in which something has been played from the deal on, by functions that note it."""
        while True:
            rows = self.rows(games)
            play(rows)
            if rows[:, -1].max(initial=0) < self._room:
                return rows
            self._room *= 2

    # Step by step.

    def rows(self, games: int) -> Rows:
        """Rows with room for notes behind them."""
        return np.zeros((games, self.engine.row_words + self._room), np.uint64)

    def deal(self, seed: int) -> Row:
        """A new game, with notes of the deal."""
        rows = self.rows(1)
        noting(loops.deal_games)(rows, self.engine.tables, self.engine.players, seed_words([seed]))
        row: Row = rows[0]
        return row

    def play_option(self, row: Row, n: int) -> None:
        """Carry out the nth option, which there must be."""
        noting(loops.play_option)(row, self.engine.tables, n)


def noted_in(row: Row) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """What was noted in a row, in its order: events, their seats, and what they say."""
    count = int(row[-1])
    noted = row[len(row) - 1 - count : -1][::-1].astype(np.int64)
    return noted & EVENT, noted >> SEAT_AT & SEAT, noted >> SAYS_AT


class EventReader:
    """What was noted in one game, as events. Tickets are noted by their place in an offer, so it remembers offers."""

    def __init__(self, engine: Engine) -> None:
        self._row_words = engine.row_words
        self._tickets = list(engine.board.tickets)
        self._routes = list(engine.board.routes.values())
        self._offered: list[list[TicketId]] = [[] for _ in range(engine.players)]
        self._kept: list[list[TicketId]] = [[] for _ in range(engine.players)]

    def read(self, row: Row) -> Iterator[Event]:
        """The events noted since the last time; they are taken off the row."""
        assert int(row[-1]) < len(row) - self._row_words, "there was no room for all notes"
        for event, seat, says in zip(*(it.tolist() for it in noted_in(row)), strict=True):
            yield self._event(event, seat, says)
        row[-1] = 0

    def _event(self, event: int, seat: Seat, says: int) -> Event:
        match event:
            case notes.TICKET_DEALT:
                self._offered[seat].append(self._tickets[says])
                return game.TicketDealt(seat, self._tickets[says])
            case notes.STARTING_TICKETS_CHOSEN:
                return game.StartingTicketsChosen(seat, self._keep(seat, says)[0])
            case notes.TICKETS_KEPT:
                return game.TicketsKept(seat, *self._keep(seat, says))
            case notes.ROUTE_CLAIMED:
                return self._claimed(seat, says)
            case notes.STARTING_TICKETS_SETTLED:
                counts = tuple(says >> 8 * seat & BYTE for seat in range(len(self._kept)))
                return game.StartingTicketsSettled(counts)
            case notes.GAME_ENDED:
                reason = ENDS[says]
                assert reason is not None
                return game.GameEnded(reason, tuple(map(tuple, self._kept)))
            case _:
                return _plain_event(event, seat, says)

    def _keep(self, seat: Seat, choice: int) -> tuple[tuple[TicketId, ...], tuple[TicketId, ...]]:
        """The tickets of a choice among those offered, and the others."""
        offered, self._offered[seat] = self._offered[seat], []
        kept = tuple(ticket for place, ticket in enumerate(offered) if choice >> place & 1)
        self._kept[seat] += kept
        return kept, tuple(ticket for ticket in offered if ticket not in kept)

    def _claimed(self, seat: Seat, says: int) -> game.RouteClaimed:
        route, card, paid, wild, laid_down = says.to_bytes(7, "little")[:5]
        its = self._routes[route]
        cards = {TRAIN_CARDS[card]: its.length - paid} if card < at.LOCOMOTIVE else {}
        return game.RouteClaimed(
            seat,
            its.id,
            game.TrainCards(**cards, locomotive=paid),
            game.Doubling(wild - 1) if wild else None,
            game.TerrainCards(**({TERRAIN_OF[its.colour]: laid_down} if laid_down else {})),
            says >> 40,
        )


@cache
def _plain_event(event: int, seat: Seat, says: int) -> Event:
    """An event that its note describes completely: there are few such events, and each happens often."""
    first, second = says & BYTE, says >> 8
    match event:
        case notes.STARTING_PLAYER_DRAWN:
            return game.StartingPlayerDrawn(seat)
        case notes.TRAIN_CARD_DEALT:
            return game.TrainCardDealt(seat, TRAIN_CARDS[first])
        case notes.TERRAIN_CARD_DEALT:
            return game.TerrainCardDealt(seat, TERRAINS[first])
        case notes.TRAIN_CARD_LAID:
            return game.TrainCardLaid(second, TRAIN_CARDS[first])
        case notes.TERRAIN_CARD_LAID:
            return game.TerrainCardLaid(second, TERRAINS[first])
        case notes.TRAIN_CARD_TAKEN:
            return game.TrainCardTaken(seat, TRAIN_CARDS[first], second)
        case notes.TERRAIN_CARD_TAKEN:
            return game.TerrainCardTaken(seat, TERRAINS[first], second)
        case notes.DECK_DRAWN:
            return game.DeckDrawn(seat, tuple(Deck)[first])
        case notes.TICKETS_DRAWN:
            return game.TicketsDrawn(seat, first)
        case notes.PASSED:
            return game.Passed(seat)
        case notes.SETUP_COMPLETED:
            return game.SetupCompleted()
        case notes.DISPLAY_SWEPT:
            return game.DisplaySwept()
        case notes.DECK_REBUILT:
            return game.DeckRebuilt(tuple(Deck)[first])
        case notes.LAST_ROUND_BEGAN:
            return game.LastRoundBegan(seat)
        case notes.TURN_ENDED:
            return game.TurnEnded(seat)
    raise AssertionError(f"there is no event {event}")
