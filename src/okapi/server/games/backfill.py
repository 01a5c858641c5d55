"""Games that ended before anyone wrote results down: counted in the background, a few at a time."""

from okapi.game import evolve, new_game
from okapi.server.logs import log
from okapi.server.protocol.reasons import Refusal
from okapi.server.storage.failures import FAILURES, is_taken
from okapi.server.storage.games import load_game
from okapi.server.storage.results import games_without_results, writing_results
from okapi.server.storage.steps import load_steps

from .context import Context
from .results import results_of

_GAMES_AT_ONCE = 20
_PAUSE_SECONDS = 1.0


async def fill_in_results(context: Context) -> None:
    """Write the results of finished games that have none, until there are no such games."""
    after = ""
    while True:
        async with context.database.read() as connection:
            found = await games_without_results(connection, after, _GAMES_AT_ONCE)
        for game in found:
            await _fill_in(context, game)
        if not found or not await context.tasks.pause(_PAUSE_SECONDS):
            return
        after = found[-1]


async def _fill_in(context: Context, game: str) -> None:
    try:
        async with context.database.read() as connection:
            stored = await load_game(connection, game, context.now())
            assert stored is not None
            steps = await load_steps(connection, game)
            board = await context.boards.find(connection, stored.board_hash)
        state = new_game(board, len(stored.seats), stored.rules)
        for step in steps:
            for event in step.events:
                state = evolve(state, event)
        found = results_of(stored, state.table, stored.moved or stored.created)
        await context.database.write_batch(writing_results((game, result) for result in found))
        context.registry.reload_soon(game)
    except Refusal as refusal:  # its board is lost
        log.info("a game cannot be counted", extra={"about": {"game": game, "reason": refusal.reason}})
    except FAILURES as error:
        if not is_taken(error):  # else another process has written them
            log.error("a game could not be counted", exc_info=error)
