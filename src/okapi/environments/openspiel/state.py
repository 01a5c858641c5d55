"""A state of the game in OpenSpiel: the referee's state, and what each seat has seen happen."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Self

import pyspiel

from okapi import game
from okapi.bots.determinise import determinise
from okapi.game import TRAIN_CARDS, Chance, Event, GameState, Seat, TrainCard, View

from ..rendering import text_of
from ..rewards import worth
from ..setup import decision
from .history_search import HistorySearch, Instead, NoHistory
from .parameters import OpenSpielSetup

ATTEMPTS = 20  # to find a history for what is dealt again
Log = tuple[str, ...]
History = tuple[tuple[int, Event], ...]


class OpenSpielPosition(NamedTuple):
    """A state and how it was reached. It never changes, so a copied state keeps it."""

    state: GameState
    chance: Chance | None  # due now
    logs: tuple[Log, ...]  # by seat: what it saw happen
    history: History = ()  # decisions and luck, with their numbers

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def after(self, number: int, event: Event) -> "OpenSpielPosition":
        """After this event and all that follows, until luck or a player must decide."""
        state, logs, follows = self.state, self.logs, None
        happened: Event | None = event
        while happened is not None:
            state = game.evolve(state, happened)
            logs = tuple((*log, game.format_event(game.redact(happened, seat))) for seat, log in enumerate(logs))
            follows = game.due(state)
            happened = None if isinstance(follows, Chance) else follows
        history = (*self.history, (number, event))
        return OpenSpielPosition(state, follows if isinstance(follows, Chance) else None, logs, history)


def first_position(new_game: GameState) -> OpenSpielPosition:
    chance = game.due(new_game)
    assert isinstance(chance, Chance), "a game begins with luck"
    return OpenSpielPosition(new_game, chance, ((),) * len(new_game.table.players))


class OkapiState(pyspiel.State):  # type: ignore[misc]
    """Made by `OkapiGame.new_initial_state`. OpenSpiel says what its methods mean."""

    def __init__(self, its_game: Any, setup: OpenSpielSetup) -> None:
        super().__init__(its_game)
        self.setup = setup
        self.position = first_position(setup.new_game)

    def view(self, seat: Seat) -> View:
        return game.view_for(self.position.state, seat)

    def current_player(self) -> int:
        """Whose decision it is: luck's, a seat's, or nobody's any more."""
        if self.position.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.position.state.table.acting()
        return acting[0] if acting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.state.table.stage is game.Stage.GAME_OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.position.chance is not None, "there is no luck to decide on now"
        outcomes = self.setup.outcomes(self.position.chance)
        total = sum(weight for _, weight in outcomes.values())
        return [(number, weight / total) for number, (_, weight) in sorted(outcomes.items())]

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        if not self.is_terminal():
            return [0.0] * self.setup.players
        return list(worth(self.position.state.table, self.setup.reward))

    def information_state_string(self, player: Seat | None = None) -> str:
        """All that a seat has seen happen, a line for each event."""
        return "\n".join(self.position.logs[self._seat(player)])

    def observation_string(self, player: Seat | None = None) -> str:
        return game.to_json(self.view(self._seat(player))).decode()

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Callable[[], float]) -> "OkapiState":
        """Another state that looks the same to this seat: what it cannot see is dealt again.

        It has a history, which leads there and in which the seat saw what it saw (`history_search`). If none is found,
        the others' information-state strings say what this seat saw them do and what they hold now.
        """
        seat, random = self._seat(player_id), Random(probability_sampler())
        search = HistorySearch(self.setup.new_game, [event for _, event in self.position.history], seat)
        for _ in range(ATTEMPTS):
            try:
                return self._along(search.history(random), seat)
            except NoHistory:
                continue
        state = determinise(self.view(seat), random)
        seen = self.position.logs[seat]
        logs = tuple(
            seen if other == seat else (*seen, game.to_json(game.view_for(state, other)).decode())
            for other in range(self.setup.players)
        )
        chance = game.due(state)
        resampled = OkapiState(self.get_game(), self.setup)
        resampled.position = OpenSpielPosition(state, chance if isinstance(chance, Chance) else None, logs)
        return resampled

    def _along(self, history: Sequence[Instead | None], seat: Seat) -> "OkapiState":
        """Where another history leads. NoHistory: it was not possible, or looks different to the seat."""
        state = OkapiState(self.get_game(), self.setup)
        for (number, _), instead in zip(self.position.history, history, strict=True):
            try:
                state.apply_action(number if instead is None else state.number_of(instead))
            except (ValueError, RuntimeError):
                raise NoHistory from None
        if state.position.logs[seat] != self.position.logs[seat]:
            raise NoHistory
        return state

    def number_of(self, instead: Instead) -> int:
        """The number by which this is dealt or kept now."""
        if isinstance(instead, tuple):
            return self.setup.numbering.number(game.KeepTickets(instead), self.view(self.current_player()))
        return TRAIN_CARDS.index(instead) if isinstance(instead, TrainCard) else self.setup.tickets[instead]

    def _legal_actions(self, player: Seat) -> list[int]:
        if player != self.current_player():
            return []
        return sorted(self.setup.numbering.numbers(self.view(player)))

    def _apply_action(self, action: int) -> None:
        if self.position.chance is not None:
            outcomes = self.setup.outcomes(self.position.chance)
            if action not in outcomes:
                raise ValueError(f"luck cannot bring {action} now; choose among chance_outcomes()")
            self.position = self.position.after(action, outcomes[action][0])
            return
        view = self.view(self.current_player())
        self.position = self.position.after(action, decision(self.setup.numbering, action, view))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            assert self.position.chance is not None, "there is no luck to decide on now"
            return game.format_event(self.setup.outcomes(self.position.chance)[action][0])
        return game.format_action(self.setup.numbering.action(action, self.view(player)))

    def __str__(self) -> str:
        return text_of(self.position.state.table)

    def _seat(self, player: Seat | None) -> Seat:
        """ValueError: nobody has this seat, as at a chance node, where nobody decides."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.setup.players:
            raise ValueError(f"seats are numbered from 0 to {self.setup.players - 1}; there is no seat {seat}")
        return seat
