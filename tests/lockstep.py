"""The referee and the compiled engine play the same game side by side, and must agree on everything.

Both start from one seed and get the same choices. At every decision the whole state, what every seat sees,
all options in their order, and every event since the last decision are compared; at the end the score sheet.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from okapi.board import Board, africa, load_board
from okapi.compiled import Engine
from okapi.compiled.conversion import Row
from okapi.compiled.transcripts import EventReader, Transcriber
from okapi.dealer import SplitMixDealer
from okapi.game import (
    LOCOMOTIVE,
    Action,
    ClaimRoute,
    DeckRebuilt,
    DisplaySwept,
    DrawBlind,
    DrawTickets,
    EndReason,
    Event,
    GameEnded,
    GameState,
    KeepTickets,
    Passed,
    RouteClaimed,
    Rules,
    TakeTerrainCard,
    TakeTrainCard,
    TicketsDrawn,
    new_game,
    options,
    play,
    score_sheet,
    settle,
    terrain_cost,
    view_for,
)

Choice = Callable[[Random, Sequence[Action]], int]


class Setting(NamedTuple):
    """What kind of games to play."""

    board: Board
    rules: Rules
    policy: str = "uniform"


ROOM = 1 << 16  # for notes: with many locomotives a display is swept hundreds of times in a row
FEW_CARDS = Rules(trains=14, cards_of_each_colour=3, locomotives=12, cards_of_each_terrain=3)
MANY_LOCOMOTIVES = Rules(trains=20, cards_of_each_colour=6, locomotives=20, cards_of_each_terrain=6)
SMALL_BOARD = load_board(Path(__file__).parent / "playthroughs" / "archipelago.toml")
SETTINGS = {
    "full": Setting(africa(), Rules()),
    "short": Setting(africa(), Rules(trains=9), "claiming"),
    "three tickets a draw": Setting(africa(), Rules(trains=16, tickets_drawn=3), "tickets"),
    "few cards": Setting(africa(), FEW_CARDS, "collecting"),
    "many locomotives": Setting(africa(), MANY_LOCOMOTIVES, "doubling"),
    "few terrain cards": Setting(africa(), Rules(trains=12, cards_of_each_terrain=3), "terrain"),
    "a small board": Setting(SMALL_BOARD, Rules(tickets_dealt=2, trains=40)),
}


# Policies: biased ones meet what uniform ones rarely do.


def uniform(random: Random, among: Sequence[Action]) -> int:
    return random.randrange(len(among))


def preferring(*kinds: type[Action], often: float = 0.9) -> Choice:
    """Mostly actions of these kinds, if there are any."""

    def choose(random: Random, among: Sequence[Action]) -> int:
        if random.random() < often:
            liked = [number for number, action in enumerate(among) if isinstance(action, kinds)]
            if liked:
                return random.choice(liked)
        return random.randrange(len(among))

    return choose


def doubling(random: Random, among: Sequence[Action]) -> int:
    """Doubles whenever it can, with many locomotives; collects terrain cards and locomotives until then."""
    best = [
        number
        for number, action in enumerate(among)
        if isinstance(action, ClaimRoute) and action.doubling and action.doubling.locomotives
    ]
    if best and random.random() < 0.8:
        return random.choice(best)
    return preferring(TakeTerrainCard, DrawBlind, TakeTrainCard)(random, among)


POLICIES: dict[str, Choice] = {
    "uniform": uniform,
    "claiming": preferring(ClaimRoute),
    "collecting": preferring(TakeTrainCard, DrawBlind, often=0.97),
    "terrain": preferring(TakeTerrainCard, often=0.8),
    "tickets": preferring(DrawTickets, KeepTickets, often=0.6),
    "doubling": doubling,
}


# Playing.


def play_side_by_side(setting: Setting, players: int, seed: int) -> Counter[str]:
    """One game on both; which corners of the rules it met. AssertionError where the two differ."""
    engine = Engine(players, setting.board, setting.rules)
    row, noted = engine.new_games([seed])[0], NotedGame(engine, seed)
    dealer, random, choose = SplitMixDealer(seed), Random(seed), POLICIES[setting.policy]
    state, events = settle(new_game(setting.board, players, setting.rules), dealer)
    met = Counter(corners(events, state))
    while True:
        assert_same_position(engine, row, state, dealer)
        noted.assert_noted(row, events)
        acting = state.table.acting()
        if not acting:
            break
        among = options(view_for(state, acting[0]))
        n = choose(random, among)
        state, events = play(state, acting[0], among[n], dealer)
        engine.play_option(row, n)
        noted.play_option(n)
        met.update(corners(events, state))
        met["decisions"] += 1
    assert_same_score(engine, row, state)
    met["games"] += 1
    return met


class NotedGame:
    """The same game once more, by the functions that note what happens."""

    def __init__(self, engine: Engine, seed: int) -> None:
        self._transcriber, self._reader = Transcriber(engine, ROOM), EventReader(engine)
        self._row = self._transcriber.deal(seed)

    def play_option(self, n: int) -> None:
        self._transcriber.play_option(self._row, n)

    def assert_noted(self, row: Row, events: Sequence[Event]) -> None:
        """It stands as the game that is only played, and what happened is what the referee says."""
        assert (self._row[: len(row)] == row).all()
        assert list(self._reader.read(self._row)) == list(events)


def assert_same_position(engine: Engine, row: Row, state: GameState, dealer: SplitMixDealer) -> None:
    """State, luck, views, number and content of options."""
    assert engine.state_of(row) == state, differences(engine.state_of(row), state)
    assert int(row[0]) == dealer.position, "the two have drawn a different number of outcomes"
    again = engine.row_of(state, luck=dealer.position, choices=int(row[1]))
    assert engine.state_of(again) == state
    for seat in range(engine.players):
        assert engine.observe(row, seat) == engine.observation.observe(view_for(state, seat))
    acting, masks, _ = engine.look(row[None])
    numbers: list[int] = []
    if state.table.acting():
        seat = state.table.acting()[0]
        view = view_for(state, seat)
        among = options(view)
        assert acting[0] == seat
        assert engine.count_options(row) == len(among)
        numbers = engine.numbering.numbers(view, among)
        assert engine.options(row).tolist() == numbers
    else:
        assert acting[0] == -1
        assert engine.count_options(row) == 0
    legal = np.flatnonzero(np.unpackbits(masks[0].view(np.uint8), bitorder="little"))
    assert legal.tolist() == sorted(numbers)


def assert_same_score(engine: Engine, row: Row, state: GameState) -> None:
    """The score sheet: points, completed tickets, winners."""
    sheet = score_sheet(state)
    totals, completed, winners = engine.scores(row[None])
    tickets = list(engine.board.tickets)
    assert totals[0].tolist() == [score.total for score in sheet.scores]
    for score, mask in zip(sheet.scores, completed[0], strict=True):
        assert {tickets.index(ticket) for ticket in score.completed} == _members(int(mask))
    assert _members(int(winners[0])) == set(sheet.winners)
    assert score_sheet(engine.state_of(row)) == sheet


def _members(mask: int) -> set[int]:
    return {number for number in range(mask.bit_length()) if mask >> number & 1}


def differences(one: GameState, other: GameState) -> list[str]:
    """Which fields differ, and how."""
    parts = ((one.table, other.table), (one.secrets, other.secrets))
    return [
        f"{field}: {getattr(left, field)} != {getattr(right, field)}"
        for left, right in parts
        for field in left.__struct_fields__
        if getattr(left, field) != getattr(right, field)
    ]


# Corners of the rules.

CORNERS = {
    "a display was swept",
    "a display of locomotives was not worth sweeping",
    "the train deck was rebuilt",
    "the terrain deck was rebuilt",
    "a slot of the display stayed empty",
    "fewer tickets were left than are drawn",
    "returned tickets were drawn",
    "a player passed",
    "all passed, and the game was over",
    "the last round was played",
    "more wild locomotives than the cost",
    "a doubled route",
    "a payment in locomotives alone",
}


def corners(events: Iterable[Event], state: GameState) -> Iterable[str]:
    """What these events, and the state after them, have of interest."""
    table, rules = state.table, state.table.rules
    for event in events:
        match event:
            case DisplaySwept():
                yield "a display was swept"
            case DeckRebuilt(deck=deck):
                yield f"the {deck} deck was rebuilt"
            case TicketsDrawn(count=count) if count < rules.tickets_drawn:
                yield "fewer tickets were left than are drawn"
            case Passed():
                yield "a player passed"
            case GameEnded(reason=EndReason.ALL_PASSED):
                yield "all passed, and the game was over"
            case GameEnded():
                yield "the last round was played"
            case RouteClaimed(route=route, payment=payment, doubling=doubling):
                if payment.locomotive == payment.total():
                    yield "a payment in locomotives alone"
                if doubling is not None:
                    yield "a doubled route"
                    if doubling.locomotives > terrain_cost(rules, table.board.routes[route].length):
                        yield "more wild locomotives than the cost"
            case _:
                pass
    if table.display.count(LOCOMOTIVE) >= rules.locomotives_swept:
        yield "a display of locomotives was not worth sweeping"
    if None in table.display:
        yield "a slot of the display stayed empty"
    if table.ticket_deck and not state.secrets.ticket_deck:
        yield "returned tickets were drawn"  # from now on, any that are drawn
