"""The JSON form of actions, events and views: strict when read, and always the same bytes when written."""

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from okapi.board import Board

from .actions import Action
from .events import Event
from .state import GameState
from .views import View

T = TypeVar("T")


class UnreadableJson(ValueError):
    """The JSON is not what was expected; the message says where and why."""


def to_json(thing: Action | Event | View | msgspec.Struct) -> bytes:
    """The JSON form. A board is written as its id and content hash: the board itself is sent once."""
    return _encoder.encode(thing)


def action_from_json(data: bytes | str) -> Action:
    action: Action = _read(_decoder(Action), data)
    return action


def event_from_json(data: bytes | str) -> Event:
    event: Event = _read(_decoder(Event), data)
    return event


def view_from_json(data: bytes | str, board: Board) -> View:
    """Read a view of a game on this board."""
    return _read(_decoder_on(board, View), data)


def state_from_json(data: bytes | str, board: Board) -> GameState:
    """Read a whole state of a game on this board, with its secrets."""
    return _read(_decoder_on(board, GameState), data)


def _decoder_on(board: Board, kind: type[T]) -> msgspec.json.Decoder[T]:
    def the_board(_: type, value: object) -> Board:
        if value != _name(board):
            raise ValueError(f"a game on board {board.id!r} was expected, not on {value!r}")
        return board

    return msgspec.json.Decoder(kind, dec_hook=the_board)


def _read(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableJson(str(error)) from None


@lru_cache(maxsize=1 << 6)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _name(board: Board) -> dict[str, str]:
    return {"id": board.id, "hash": board.content_hash}


def _encode(thing: object) -> object:
    if isinstance(thing, Board):
        return _name(thing)
    raise TypeError(f"{type(thing).__name__} has no JSON form")


_encoder = msgspec.json.Encoder(enc_hook=_encode)
