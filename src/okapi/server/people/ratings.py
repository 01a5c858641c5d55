"""Counting rated games, each once.

The process that stores the end of a game counts it. If that dies first, another does so within a minute: a game has the
moment at which it was counted, set in the transaction that changes the ratings.
"""

from okapi.server.logs import log
from okapi.server.play.context import PlayContext
from okapi.server.play.observers import GameObserver
from okapi.server.play.seating import changing
from okapi.server.storage.ratings import claim_rating, games_to_rate, load_ratings, store_changes
from okapi.server.strength import changes, placed, placed_by_leaving

_EVERY_SECONDS = 60.0
_GAMES_AT_ONCE = 100


async def rate(context: PlayContext, game: str) -> None:
    """Count a rated game that is over, once; everyone who watches it is sent the new ratings."""
    async with changing(context, game) as (connection, stored):
        if not await claim_rating(connection, game, context.now()):
            return
        if order := placed(stored.results) if stored.results else placed_by_leaving(stored):
            before = await load_ratings(connection, [one.identity for one in order])
            await store_changes(connection, changes(game, order, before, context.now()))
    log.info("game rated", extra={"about": {"game": game, "people": len(order)}})


async def rate_what_is_left(context: PlayContext) -> None:
    async with context.database.read() as connection:
        found = await games_to_rate(connection, _GAMES_AT_ONCE)
    for game in found:
        await rate(context, game)


async def keep_rating(context: PlayContext) -> None:
    """Rate the games that are left, at the start and once a minute."""
    while True:
        try:
            await rate_what_is_left(context)
        except Exception as error:  # a database that is away for a while comes back
            log.error("rating games failed", exc_info=error)
        if not await context.tasks.pause(_EVERY_SECONDS):
            return


class RatingObserver(GameObserver):
    def __init__(self, context: PlayContext) -> None:
        self._context = context

    async def ended(self, game: str, *, is_rated: bool) -> None:
        if is_rated:
            await rate(self._context, game)
