"""Filing finished games in the almanac, each once.

The process that stores the end of a game files it a moment later. If the process dies first, the game is filed when a
server starts, or within the hour.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from okapi.coach.results import LedgerSource, SeatAccount
from okapi.game import Claim, Score, Table, route_points, score_table
from okapi.server.clock import day_at
from okapi.server.logs import log
from okapi.server.play.observers import GameObserver
from okapi.server.play.registry import GameRegistry
from okapi.server.status import FinalCount
from okapi.server.storage import almanac
from okapi.server.storage.almanac import AlmanacLine, ends_text
from okapi.server.storage.database import Database
from okapi.server.storage.reviews import load_review
from okapi.server.storage.statements import take_lock
from okapi.server.storage.stored_game import StoredGame
from okapi.server.tasks import Tasks

_EVERY_SECONDS = 3600.0
_LOCK = 0x66696C696E67  # its name in PostgreSQL
Ledger = list[tuple[int, float, float]]


async def file_game(database: Database, registry: GameRegistry, game: str) -> None:
    """Store how a game went for each of its seats, unless it has been filed."""
    session = await registry.get_fresh(game)
    stored = session.stored
    if not stored.results or stored.tutorial is not None or stored.played_on is not None:
        return
    lines = list(_lines(stored, session.table))
    async with database.write() as connection:
        await take_lock(connection, _LOCK)  # several processes may start at once, and find the same games
        if await almanac.is_filed(connection, game):
            return
        await almanac.insert_lines(connection, lines)
        review = await load_review(connection, game)
        if review is not None and review.review is not None:
            await almanac.note_ledger(connection, game, ledger_in(review.review))


def _lines(stored: StoredGame, table: Table) -> Iterator[AlmanacLine]:
    sheet = score_table(table, table.revealed)
    before_tickets = [result.routes + result.doubling for result in stored.results]
    from_last = won_from_last([result.place for result in stored.results], before_tickets)
    for result, score in zip(stored.results, sheet.scores, strict=True):
        day = day_at(result.ended)
        route, route_worth = _best_route(table, result.seat)
        ticket, ticket_worth = _best_ticket(table, score)
        yield AlmanacLine(
            entry=stored.id,
            game=stored.id,
            regular_table=stored.regular_table,
            identity=result.identity if result.counts else None,
            board=stored.board_hash,
            best_route=route,
            best_route_points=route_worth,
            best_ticket=ticket,
            best_ticket_points=ticket_worth,
            from_last=result.seat in from_last,
            year=day.year,
            month=day.month,
            bot=result.bot,
            **{name: getattr(result, name) for name in FinalCount.__struct_fields__},
        )


def won_from_last(places: Sequence[int], before_tickets: Sequence[int]) -> list[int]:
    """The seats that have won though they were last before the tickets were counted, unless all were level then."""
    lowest = min(before_tickets)
    if lowest == max(before_tickets):
        return []
    pairs = zip(places, before_tickets, strict=True)
    return [seat for seat, (place, points) in enumerate(pairs) if place == 1 and points == lowest]


def _best_route(table: Table, seat: int) -> tuple[str | None, int]:
    """The ends of the seat's best route, and its points."""

    def points(route: str, claim: Claim) -> int:
        return route_points(table, table.board.routes[route], doubled=claim.doubled)

    own = [(points(route, claim), route) for route, claim in table.claims.items() if claim.seat == seat]
    if not own:
        return None, 0
    worth, best = max(own, key=lambda it: it[0])
    return ends_text(table.board.routes[best].between), worth


def _best_ticket(table: Table, score: Score) -> tuple[str | None, int]:
    """The ends of the best completed ticket, and its points."""
    if not score.completed:
        return None, 0
    best = max((table.board.tickets[id] for id in score.completed), key=lambda ticket: ticket.points)
    return ends_text(best.between), best.points


# The coach's ledger.


class _Accounts(Struct, frozen=True):
    """The part of a review that the almanac reads."""

    accounts: tuple[SeatAccount, ...]


def ledger_in(review: str) -> Ledger:
    """For each seat, what luck and the player's own choices were worth, in shares of a win."""
    accounts = msgspec.json.decode(review, type=_Accounts).accounts
    return [(seat, account.luck()[0], _choices(account)) for seat, account in enumerate(accounts)]


def _choices(account: SeatAccount) -> float:
    return sum(entry.share for entry in account.entries if entry.source is LedgerSource.OWN_CHOICES)


# Filing each game once.


class FilingObserver(GameObserver):
    def __init__(self, database: Database, registry: GameRegistry, tasks: Tasks) -> None:
        self._database = database
        self._registry = registry
        self._tasks = tasks

    async def ended(self, game: str, *, is_rated: bool) -> None:
        self._tasks.start(_file_or_log(self._database, self._registry, game))


async def _file_or_log(database: Database, registry: GameRegistry, game: str) -> None:
    try:
        await file_game(database, registry, game)
    except Exception as error:  # it is filed within the hour
        log.error("filing a game failed", exc_info=error, extra={"about": {"game": game}})


async def file_what_is_left(database: Database, registry: GameRegistry) -> None:
    """File the games that have not been filed, the latest first. Half of the time is left to others."""
    async with database.read() as connection:
        found = await almanac.unfiled_games(connection)
    for game in found:
        began = time.monotonic()
        await _file_or_log(database, registry, game)
        await asyncio.sleep(time.monotonic() - began)


async def keep_filing(database: Database, registry: GameRegistry, tasks: Tasks) -> None:
    """File what is left, at the start and once an hour."""
    while True:
        try:
            await file_what_is_left(database, registry)
        except Exception as error:  # a database that is away for a while comes back
            log.error("filing games failed", exc_info=error)
        if not await tasks.pause(_EVERY_SECONDS):
            return
