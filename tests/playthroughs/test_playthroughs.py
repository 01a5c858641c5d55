"""Whole recorded games stay acceptable, and together they show the rarest moments of the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from okapi.board import Board, africa, load_board
from okapi.game import (
    Deck,
    DeckRebuilt,
    DisplaySwept,
    Doubling,
    Event,
    GameEnded,
    GameState,
    Passed,
    RouteClaimed,
    TicketDealt,
    due,
    open_routes,
    score_sheet,
)
from okapi.record import load, replay, verify

HERE = Path(__file__).parent

SHOWS = {
    "a-doubled-six-and-both-ferries.jsonl": {
        "a doubled six with two wild locomotives",
        "the northern Madagascar ferry",
        "the southern Madagascar ferry",
        "a closed twin",
        "the end: last-round-over",
    },
    "everyone-collects.jsonl": {
        "an exhausted train deck",
        "an open slot",
        "a swept display",
        "a closed twin",
    },
    "a-shared-victory.jsonl": {"a shared victory", "an exhausted terrain deck", "a rebuilt terrain deck"},
    "all-pass.jsonl": {
        "the end: all-passed",
        "a pass",
        "an exhausted train deck",
        "an exhausted ticket deck",
    },
    "five-players-share-the-doubles.jsonl": {"both tracks of a double", "a rebuilt train deck", "5 players"},
    "three-tickets-a-draw.jsonl": {"tickets drawn a second time", "both tracks of a double", "4 players"},
}


def board_of(name: str) -> Board:
    return load_board(HERE / "archipelago.toml") if name == "all-pass.jsonl" else africa()


@pytest.mark.parametrize("name", SHOWS)
def test_a_recorded_game_is_verified_and_shows_what_it_was_kept_for(name: str) -> None:
    record, board = load(HERE / name), board_of(name)
    verify(record, board)
    assert record.secret is not None
    shown = {moment for step in replay(record, board) for moment in moments(*step)}
    assert SHOWS[name] <= shown


def test_no_recorded_game_is_left_out() -> None:
    assert {path.name for path in HERE.glob("*.jsonl")} == set(SHOWS)


def moments(before: GameState, event: Event, after: GameState) -> Iterator[str]:
    """What is remarkable about one event."""
    table = after.table
    match event:
        case GameEnded(reason=reason):
            yield f"the end: {reason}"
            yield f"{len(table.players)} players"
            if len(score_sheet(after).winners) > 1:
                yield "a shared victory"
        case Passed():
            yield "a pass"
        case DisplaySwept():
            yield "a swept display"
        case DeckRebuilt(deck=Deck.TRAIN):
            yield "a rebuilt train deck"
        case DeckRebuilt():
            yield "a rebuilt terrain deck"
        case TicketDealt() if not before.secrets.ticket_deck:
            yield "tickets drawn a second time"
        case RouteClaimed():
            yield from moments_of_a_claim(event, after)
    if due(after) is None:
        if table.train_deck == 0:
            yield "an exhausted train deck"
        if not table.terrain_deck:
            yield "an exhausted terrain deck"
        if table.ticket_deck == 0:
            yield "an exhausted ticket deck"
        if None in table.display:
            yield "an open slot"


def moments_of_a_claim(event: RouteClaimed, after: GameState) -> Iterator[str]:
    route = after.table.board.routes[event.route]
    if route.between == ("mocambique", "madagascar-1"):
        yield "the northern Madagascar ferry"
    if route.between == ("madagascar-2", "durban"):
        yield "the southern Madagascar ferry"
    if route.length == 6 and event.doubling == Doubling(2):
        yield "a doubled six with two wild locomotives"
    if route.twin in after.table.claims:
        yield "both tracks of a double"
    elif route.twin is not None and len(after.table.players) < 4:
        twin = after.table.board.routes[route.twin]
        assert not any(twin in open_routes(after.table, seat) for seat in range(len(after.table.players)))
        yield "a closed twin"
