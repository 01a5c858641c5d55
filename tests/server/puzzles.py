"""A few puzzles for tests: decisions of random games, with made-up best moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import msgspec
from sqlalchemy import select

from okapi.board import africa
from okapi.bots import find_bot
from okapi.coach.results import AdviceReason, AdvisedMove
from okapi.dealer import SplitMixDealer
from okapi.game import Action, ClaimRoute, Deck, DrawBlind, DrawTickets, new_game, options, play, settle, view_for
from okapi.numbering import numbering_of
from okapi.puzzles import ArenaGame, Puzzle, PuzzleTheme, calendar, collection, position
from okapi.server.storage.database import Database
from okapi.server.storage.schema import people_puzzles
from server.reviews import until
from server.running import Running

DECISIONS = 40  # before the puzzle, or a few more
BOTS = ("random", "random", "random")


def game_of(seed: int, decisions: int = DECISIONS) -> tuple[ArenaGame, int]:
    """A game of random moves up to a decision, and the deciding seat."""
    board, dealer, bot = africa(), SplitMixDealer(seed), find_bot("random").factory(str(seed))
    state, _ = settle(new_game(board, len(BOTS)), dealer)
    numbering, actions = numbering_of(board, state.table.rules), list[int]()
    while True:
        seat = state.table.acting()[0]
        view = view_for(state, seat)
        if len(actions) >= decisions and DrawTickets() in options(view):  # a whole turn lies before it
            return ArenaGame(seed, BOTS, tuple(actions)), seat
        action = bot.choose(view, options(view))
        actions.append(numbering.number(action, view))
        state, _ = play(state, seat, action, dealer)


def puzzle_of(seed: int, theme: PuzzleTheme = PuzzleTheme.DRAWING, rating: int = 600) -> Puzzle:
    """A puzzle of that game: the best move is to draw a train card, and a claim, if there is one, was judged too."""
    game, seat = game_of(seed)
    empty = Puzzle(f"test{seed:02}", theme, rating, seat, 12, game, (), ())
    found = options(position(empty).view)
    best, claim = DrawBlind(Deck.TRAIN), next((it for it in found if isinstance(it, ClaimRoute)), None)
    moves = (
        AdvisedMove(best, 0.5, AdviceReason.UNKNOWN_CARD),
        *([] if claim is None else [AdvisedMove(claim, 0.45, AdviceReason.SCORES, points=4)]),
        AdvisedMove(DrawBlind(Deck.TERRAIN), 0.4, AdviceReason.TERRAIN),
    )
    assert all(move.action in found for move in moves)
    return msgspec.structs.replace(empty, solutions=(best,), moves=moves)


def some_puzzles(each: int = 2) -> tuple[Puzzle, ...]:
    """The same number for every theme, each harder than the one before."""
    made = [
        puzzle_of(seed, theme, 400 + 60 * seed)
        for seed, theme in enumerate(theme for _ in range(each) for theme in PuzzleTheme)
    ]
    return tuple(sorted(made, key=lambda it: it.rating))


def wrong_move(puzzle: Puzzle) -> Action:
    """A legal move that is not the best, and that the coach has looked at."""
    return puzzle.moves[-1].action


@contextmanager
def only_these(puzzles: tuple[Puzzle, ...], folder: Path) -> Iterator[None]:
    """A server that knows these puzzles and no others."""
    file = folder / "puzzles.jsonl"
    file.write_bytes(msgspec.json.Encoder().encode_lines(puzzles))
    caches = (collection.all_puzzles, collection._by_id, calendar._calendar)
    with patch.object(collection, "FILE", str(file)):
        for cache in caches:
            cache.cache_clear()
        yield
    for cache in caches:
        cache.cache_clear()


async def bodies(database: Database) -> list[str]:
    """The stored puzzles from people's games."""
    async with database.read() as connection:
        return list(await connection.scalars(select(people_puzzles.c.body).order_by(people_puzzles.c.id)))


async def stored_puzzles(server: Running, number: int) -> list[Puzzle]:
    """The stored puzzles from people's games, once there are this many."""

    async def are_there() -> bool:
        return len(await bodies(server.context.database)) >= number

    await until(are_there)
    return [msgspec.json.decode(body, type=Puzzle) for body in await bodies(server.context.database)]
