"""A game at this terminal, with everything it needs to continue: the state, the dealer, the bots, the record."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from okapi import game
from okapi.board import Board
from okapi.bots import Bot
from okapi.dealer import DuplicateDealer, FairDealer
from okapi.game import Action, Chance, Decision, Event, GameState, Options, Seat, Table, View
from okapi.record import Record, RecordedDealer, RecordHeader, replay, save


class GameSoFar(NamedTuple):
    """The game after everything that has happened. Replaced whole, so that an interruption finds no half move."""

    state: GameState
    events: tuple[Event, ...]


@dataclass
class LocalGame:
    """The game itself; only the dealer and the record look into it."""

    board: Board
    header: RecordHeader
    dealer: RecordedDealer
    human: Seat
    bots: Mapping[Seat, Bot]
    file: Path | None = None  # where it was saved last
    moment: GameSoFar = field(init=False)

    def begin(self) -> tuple[Event, ...]:
        state = game.new_game(self.board, len(self.header.players), self.header.rules)
        self.moment = GameSoFar(*game.settle(state, self.dealer))
        return self.moment.events

    def catch_up(self, record: Record) -> None:
        """Bring the state, the dealer and the bots to where a saved game stopped."""
        state = game.new_game(self.board, len(self.header.players), self.header.rules)
        for before, event, after in replay(record, self.board):
            follows = game.due(before)
            if isinstance(follows, Chance):
                self.dealer.deal(follows)
            elif isinstance(event, Decision) and event.seat in self.bots:
                view = game.view_for(before, event.seat)
                self.bots[event.seat].choose(view, game.options(view))  # a bot may remember what it has done
            state = after
        self.moment = GameSoFar(state, record.events)

    @property
    def table(self) -> Table:
        return self.moment.state.table

    @property
    def acting(self) -> Seat | None:
        """The seat that decides next; None when the game is over."""
        return next(iter(self.table.acting()), None)

    def view(self, seat: Seat) -> View:
        return game.view_for(self.moment.state, seat)

    def options(self, seat: Seat) -> Options:
        return game.options(self.view(seat))

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry out an action; what happened, as the human may know it."""
        state, happened = game.play(self.moment.state, seat, action, self.dealer)
        self.moment = GameSoFar(state, self.moment.events + happened)
        return self.heard(happened)

    def heard(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(game.redact(event, self.human) for event in events)

    def record(self) -> Record:
        """The game so far, with the dealer's secret."""
        dealer = self.dealer
        secret = dealer.secret.hex() if isinstance(dealer, FairDealer | DuplicateDealer) else None
        return Record(self.header, self.moment.events, secret)

    def save(self, path: Path) -> None:
        save(self.record(), path)
        self.file = path
