"""The columns of a dataset, one row a game: what is in them, and how they come about."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.compiled import Engine, notes
from okapi.compiled.conversion import ENDS
from okapi.compiled.transcripts import Transcriber, noted_in, noting
from okapi.compiled.words import word

from .playing import PlayedGame
from .replaying import NotAGame, replay_game

LUCK = ("starting-player", "train-card-dealt", "terrain-card-dealt", "ticket-dealt", "train-card-laid",
        "terrain-card-laid")  # fmt: skip
# Columns of one value a game, of one a seat, of one a decision; and of luck, one an event of it.
ONE = {"game": "int64", "seed": "uint64", "players": "uint8", "turns": "uint16", "end": "string"}
BY_SEAT = {"bots": "string", "scores": "int16", "tickets_completed": "uint8", "wins": "float32"}
BY_DECISION = {"seats": "uint8", "actions": "uint16"}
NOBODY = 255
LUCK_FIELDS = {"decision": "uint16", "event": "uint8", "to": "uint8", "what": "uint8"}


class Happened(NamedTuple):
    """What becomes of a game by its seed and actions."""

    seats: NDArray[np.uint8]
    scores: list[int]
    tickets_completed: list[int]
    wins: list[float]
    turns: int
    end: str
    luck: NDArray[np.uint16]  # a line for each event of luck, as `LUCK_FIELDS`


def happened(engine: Engine, transcriber: Transcriber, seed: int, actions: Sequence[int]) -> Happened:
    """Play a game again, and see. NotAGame: that cannot be."""
    seats, mask = np.full(len(actions), NOBODY, np.uint8), np.zeros(engine.mask_words, np.uint64)
    given = engine.tables, engine.players, word(seed), np.array(actions, np.int64), seats, mask
    noted = transcriber.noted(1, lambda rows: noting(replay_game)(rows[0], *given))[0]
    row = noted[None, : engine.row_words].copy()
    if (seats == NOBODY).any() or engine.acting(row)[0] >= 0:
        raise NotAGame(f"no game with the seed {seed} has these {len(actions)} actions")
    event, seat, says = noted_in(noted)
    decided = np.cumsum((event >= notes.STARTING_TICKETS_CHOSEN) & (event <= notes.PASSED))
    is_laid = (event == notes.TRAIN_CARD_LAID) | (event == notes.TERRAIN_CARD_LAID)
    what = np.where(event == notes.STARTING_PLAYER_DRAWN, seat, says & 255)
    luck = np.stack([decided, event, np.where(is_laid, says >> 8, seat), what], axis=1)
    totals, completed, winners = engine.scores(row)
    won = [int(winners[0]) >> seat & 1 for seat in range(engine.players)]
    end = ENDS[int(says[-1])]
    assert end is not None
    return Happened(
        seats,
        totals[0].tolist(),
        np.bitwise_count(completed[0]).tolist(),
        [share / sum(won) for share in won],
        1 + int((event == notes.TURN_ENDED).sum()),
        end.value,
        luck[event <= notes.TERRAIN_CARD_LAID].astype(np.uint16),
    )


def table_of(arrow: Any, games: Iterable[PlayedGame], engine: Engine, about: dict[str, str]) -> Any:
    """An Arrow table of these games."""
    transcriber, columns = Transcriber(engine), {name: list[Any]() for name in (*ONE, *BY_SEAT, *BY_DECISION)}
    luck = []
    for game in games:
        found = happened(engine, transcriber, game.seed, game.actions)
        values = {"game": game.number, "players": engine.players, "seed": game.seed, "bots": game.bots}
        values |= {"actions": game.actions} | found._asdict()
        for name, column in columns.items():
            column.append(values[name])
        luck.append(found.luck)
    schema = schema_of(arrow).with_metadata(about)
    arrays = [arrow.array(column, schema.field(name).type) for name, column in columns.items()]
    return arrow.table([*arrays, _luck_array(arrow, luck)], schema=schema)


def schema_of(arrow: Any) -> Any:
    kinds = {name: getattr(arrow, name)() for name in {*ONE.values(), *BY_SEAT.values(), *BY_DECISION.values()}}
    fields = [arrow.field(name, kinds[kind], nullable=False) for name, kind in ONE.items()]
    fields += [
        arrow.field(name, arrow.list_(arrow.field("item", kinds[kind], nullable=False)), nullable=False)
        for name, kind in (BY_SEAT | BY_DECISION).items()
    ]
    return arrow.schema([*fields, arrow.field("luck", _luck_type(arrow), nullable=False)])


def _luck_type(arrow: Any) -> Any:
    fields = [arrow.field(name, getattr(arrow, kind)(), nullable=False) for name, kind in LUCK_FIELDS.items()]
    return arrow.list_(arrow.field("item", arrow.struct(fields), nullable=False))


def _luck_array(arrow: Any, luck: list[NDArray[np.uint16]]) -> Any:
    lines = np.concatenate(luck) if luck else np.zeros((0, len(LUCK_FIELDS)), np.uint16)
    of_game = _luck_type(arrow)
    offsets = np.concatenate([[0], np.cumsum([len(it) for it in luck])]).astype(np.int32)
    columns = [arrow.array(lines[:, place].astype(kind)) for place, kind in enumerate(LUCK_FIELDS.values())]
    values = arrow.StructArray.from_arrays(columns, fields=list(of_game.value_type))
    return arrow.ListArray.from_arrays(arrow.array(offsets), values, type=of_game)
