"""Everything that is stored about a person, for export and deletion."""

from sqlalchemy import RowMapping, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status, Visibility

from .almanac import forget_lines
from .challenges import forget_challenges
from .deals import forget_tries
from .mailboxes import forget_mailbox
from .muting import forget_muting
from .puzzle_tries import forget_puzzle_tries
from .ratings import forget_ratings
from .regular_tables import forget_memberships
from .schema import games, identities, own_boards, remarks, results, reviews, seats, tokens

NOBODY = "—"  # the name of forgotten people in records
_FORGOTTEN = 0  # the creation date of forgotten people


async def all_games_of(connection: AsyncConnection, identity: str) -> list[str]:
    sat = select(seats.c.game).where(seats.c.identity == identity)
    chosen = select(games.c.id).where(or_(games.c.id.in_(sat), games.c.host == identity))
    return list(await connection.scalars(chosen.order_by(games.c.created)))


async def unfinished_games_of(connection: AsyncConnection, identity: str) -> list[tuple[str, Status]]:
    """The unfinished games in which a person has a seat, and the tables they host, with their status."""
    sits = select(seats.c.game).where(seats.c.identity == identity, ~seats.c.left)
    lobby = and_(games.c.status == Status.LOBBY, or_(games.c.id.in_(sits), games.c.host == identity))
    playing = and_(games.c.status == Status.PLAYING, games.c.id.in_(sits))
    chosen = select(games.c.id, games.c.status).where(or_(lobby, playing))
    return [(row.id, Status(row.status)) for row in await connection.execute(chosen)]


async def results_of_person(connection: AsyncConnection, identity: str) -> list[RowMapping]:
    chosen = select(results).where(results.c.identity == identity).order_by(results.c.ended)
    return list((await connection.execute(chosen)).mappings())


async def forget_who_it_was(connection: AsyncConnection, identity: str) -> None:
    """Sign a person out everywhere, and delete everything but their seats and the results of their games.

    An empty row stays, which finished games have as their host.
    """
    await connection.execute(delete(tokens).where(tokens.c.identity == identity))
    await forget_mailbox(connection, identity)
    await connection.execute(delete(remarks).where(remarks.c.identity == identity))
    await forget_muting(connection, identity)
    await forget_memberships(connection, identity)
    await forget_challenges(connection, identity)
    await forget_lines(connection, identity)
    await forget_puzzle_tries(connection, identity)
    await connection.execute(delete(reviews).where(reviews.c.identity == identity))
    await connection.execute(delete(own_boards).where(own_boards.c.identity == identity))
    await connection.execute(update(seats).where(seats.c.identity == identity).values(name=NOBODY))
    blank = {"name": NOBODY, "visibility": Visibility.PRIVATE, "seen": False, "created": _FORGOTTEN}
    await connection.execute(update(identities).where(identities.c.id == identity).values(blank))


async def forget_games(connection: AsyncConnection, identity: str) -> None:
    """Forget that this person had their seats. The others' results stay."""
    await forget_ratings(connection, identity)
    await forget_lines(connection, identity)  # of games that have ended in the meantime
    await forget_puzzle_tries(connection, identity)  # that were under way
    await forget_tries(connection, identity)
    unlinked = update(results).where(results.c.identity == identity)
    await connection.execute(unlinked.values(identity=None, counts=False))
    await connection.execute(update(seats).where(seats.c.identity == identity).values(identity=None))


async def half_forgotten(connection: AsyncConnection) -> list[str]:
    """Forgotten people who still have seats or tables."""
    sits = exists().where(seats.c.identity == identities.c.id)
    hosts = exists().where(games.c.host == identities.c.id, games.c.status == Status.LOBBY)
    chosen = select(identities.c.id).where(identities.c.created == _FORGOTTEN, or_(sits, hosts))
    return list(await connection.scalars(chosen))
