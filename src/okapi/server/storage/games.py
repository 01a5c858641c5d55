"""Games in the database: tables with their seats and invitations, and their boards."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import RowMapping, and_, case, delete, func, insert, null, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board
from okapi.dealer import new_secret
from okapi.game import Rules, to_json
from okapi.server.status import Agreement, PlayedOn, SeatKind, Status, Timeout

from .deals import StoredDeal, load_deals
from .keyring import Keyring, Unreadable, is_sealed, keyring_of
from .presence import PROCESS_IS_DEAD_AFTER
from .ratings import RatingChange, StoredRating, load_changes
from .results import SeatResult, load_results
from .schema import boards, bot_failures, games, identities, invites, positions, processes, ratings, seats
from .statements import count
from .stored_game import StoredGame, StoredSeat

_keep_board = text("INSERT INTO boards (hash, content) VALUES (:hash, :content) ON CONFLICT (hash) DO NOTHING")
_ELSEWHERE = ("agreement", "seats", "deal", "results", "rating_changes")  # in columns or tables of their own
_COLUMNS = [name for name in StoredGame.__struct_fields__ if name not in _ELSEWHERE]
_NOT_OF_THE_SEAT = ("person", "rating", "online", "away_since")  # these belong to the person, or to `presence`
_SEAT_COLUMNS = [name for name in StoredSeat.__struct_fields__ if name not in _NOT_OF_THE_SEAT]


def acting_text(acting: Iterable[int]) -> str:
    return ",".join(map(str, acting))


# Reading.


async def load_game(connection: AsyncConnection, game: str, now: int, *, lock: bool = False) -> StoredGame | None:
    """A table with its seats. `lock` keeps others from changing it until the transaction ends."""
    found = await load_where(connection, games.c.id == game, now, lock=lock)
    return found[0] if found else None


async def load_games(connection: AsyncConnection, ids: list[str], now: int) -> list[StoredGame]:
    """The games with these ids that exist."""
    return await load_where(connection, games.c.id.in_(ids), now, limit=len(ids))


async def delete_tutorials(connection: AsyncConnection, identity: str) -> list[str]:
    """Delete a person's guided games; their ids."""
    theirs = and_(games.c.host == identity, games.c.tutorial.is_not(None))
    found = list(await connection.scalars(select(games.c.id).where(theirs)))
    await connection.execute(delete(games).where(theirs))
    return found


async def load_position(connection: AsyncConnection, game: str) -> bytes:
    """The state in which a game begins that was played on from another, as JSON."""
    chosen = select(positions.c.state).where(positions.c.game == game)
    return str((await connection.execute(chosen)).scalar_one()).encode()


async def load_where(
    connection: AsyncConnection,
    which: Any,
    now: int,
    *,
    limit: int = 1,
    lock: bool = False,
    order: Iterable[Any] = (games.c.created.desc(),),
) -> list[StoredGame]:
    """Games for which a condition holds, the newest first unless another order is given."""
    chosen = select(games).where(which).order_by(*order, games.c.id).limit(limit)
    if lock:
        chosen = chosen.with_for_update()
    rows = (await connection.execute(chosen)).mappings().all()
    seated = await _load_seats(connection, [row["id"] for row in rows], now)
    over = [row["id"] for row in rows if row["status"] == Status.OVER]
    ended = await load_results(connection, over) if over else {}
    rated = [row["id"] for row in rows if row["rated_at"] is not None]
    changed = await load_changes(connection, rated) if rated else {}
    named = {row["deal"] for row in rows if row["deal"] is not None}
    dealt = await load_deals(connection, named) if named else {}
    keyring = keyring_of(connection)
    return [
        _stored_game(
            keyring,
            row,
            seated[row["id"]],
            dealt.get(row["deal"]),
            ended.get(row["id"], ()),
            changed.get(row["id"], ()),
        )
        for row in rows
    ]


async def _load_seats(connection: AsyncConnection, ids: list[str], now: int) -> dict[str, tuple[StoredSeat, ...]]:
    alive = and_(processes.c.id == seats.c.online, processes.c.heartbeat > now - PROCESS_IS_DEAD_AFTER)
    chosen = (
        select(
            seats,
            identities.c.name.label("person"),
            processes.c.id.is_not(None).label("is_online"),
            ratings.c.mu,
            ratings.c.sigma,
            ratings.c.games,
        )
        .outerjoin(identities, identities.c.id == seats.c.identity)
        .outerjoin(ratings, ratings.c.identity == seats.c.identity)
        .outerjoin(processes, alive)
        .where(seats.c.game.in_(ids))
        .order_by(seats.c.game, seats.c.seat)
    )
    found: dict[str, tuple[StoredSeat, ...]] = dict.fromkeys(ids, ())
    for row in (await connection.execute(chosen)).mappings():
        found[row["game"]] = (*found[row["game"]], _stored_seat(row))
    return found


def _stored_seat(row: RowMapping) -> StoredSeat:
    fields: dict[str, Any] = {name: row[name] for name in (*_SEAT_COLUMNS, "person", "away_since")}
    fields["kind"] = SeatKind(row["kind"])
    fields["online"] = bool(row["is_online"])
    if row["mu"] is not None:
        fields["rating"] = StoredRating(row["mu"], row["sigma"], row["games"])
    return StoredSeat(**fields)


def _stored_game(
    keyring: Keyring,
    row: RowMapping,
    seated: tuple[StoredSeat, ...],
    deal: StoredDeal | None,
    results: tuple[SeatResult, ...],
    changes: tuple[RatingChange, ...],
) -> StoredGame:
    fields: dict[str, Any] = {name: row[name] for name in _COLUMNS}
    fields["status"] = Status(row["status"])
    fields["secret"] = _opened_secret(keyring, row["id"], row["secret"])
    fields["agreement"] = _agreement(row)
    fields["words"] = msgspec.json.decode(row["words"], type=tuple[str, ...])
    if row["played_on"] is not None:
        fields["played_on"] = msgspec.json.decode(row["played_on"], type=PlayedOn)
    fields["acting"] = tuple(int(seat) for seat in row["acting"].split(",") if seat)
    return StoredGame(**fields, seats=seated, deal=deal, results=results, rating_changes=changes)


def _agreement(row: RowMapping) -> Agreement:
    return Agreement(
        rules=msgspec.json.decode(row["rules"], type=Rules),
        listed=row["listed"],
        clock=row["clock"],
        timeout=Timeout(row["timeout"]),
        rated=row["rated"],
        advice=row["advice"],
        chat=row["chat"],
        puzzles=row["puzzles"],
    )


def _opened_secret(keyring: Keyring, game: str, stored: str) -> str:
    try:
        return keyring.open(games.c.secret, game, stored) if is_sealed(stored) else stored
    except Unreadable:  # a game in progress was given another at the start, see `sealing`
        return new_secret().hex()


# Writing.


async def insert_game(connection: AsyncConnection, game: StoredGame) -> None:
    fields = {name: getattr(game, name) for name in _COLUMNS}
    fields |= _agreement_row(game.agreement)
    fields |= {
        "secret": keyring_of(connection).seal(games.c.secret, game.id, game.secret),
        "words": msgspec.json.encode(game.words).decode(),
        "acting": acting_text(game.acting),
        "played_on": None if game.played_on is None else msgspec.json.encode(game.played_on).decode(),
        "deal": None if game.deal is None else game.deal.id,
    }
    await connection.execute(insert(games).values(fields))
    rows = [{"game": game.id, "seat": number, **_seat_row(seat)} for number, seat in enumerate(game.seats)]
    await connection.execute(insert(seats), rows)


async def insert_position(connection: AsyncConnection, game: str, state: bytes) -> None:
    await connection.execute(insert(positions).values(game=game, state=state.decode()))


async def change_seat(connection: AsyncConnection, game: str, seat: int, stored: StoredSeat) -> None:
    """Store a seat. The connection of its previous person does not count for the next one."""
    this = and_(seats.c.game == game, seats.c.seat == seat)
    online = case((seats.c.identity == stored.identity, seats.c.online), else_=null())
    await connection.execute(update(seats).where(this).values(_seat_row(stored) | {"online": online}))


async def change_agreement(connection: AsyncConnection, game: str, agreement: Agreement) -> None:
    await change_game(connection, game, **_agreement_row(agreement))


async def change_game(connection: AsyncConnection, game: str, **fields: object) -> None:
    """Store fields of a table, and that it has changed."""
    changed = {games.c[name]: value for name, value in fields.items()}
    bumped: Mapping[Any, Any] = {**changed, games.c.version: games.c.version + 1}
    await connection.execute(update(games).where(games.c.id == game).values(dict(bumped)))


async def close_abandoned(connection: AsyncConnection, before: int, now: int) -> list[str]:
    """Close tables that never started, and end games without a move since a moment; their ids.

    A game with a clock goes on by itself, so it is left alone while people's time runs.
    """
    last = func.coalesce(games.c.moved, games.c.created)
    has_time = and_(games.c.deadline.is_not(None), games.c.deadline > now)
    found: list[str] = []
    for was, becomes in ((Status.LOBBY, Status.CLOSED), (Status.PLAYING, Status.ENDED)):
        abandoned = and_(games.c.status == was, last < before, ~has_time)
        closed = {"status": becomes, "acting": "", "deadline": None, "wake_at": None}
        changed = update(games).where(abandoned).values(**closed, version=games.c.version + 1)
        found += await connection.scalars(changed.returning(games.c.id))
    return found


async def insert_bot_failure(
    connection: AsyncConnection, game: str, seq: int, seat: int, bot: str, error: str, now: int
) -> None:
    """Store the error of a bot with the game, whose record shows what the bot saw."""
    row = {"game": game, "seq": seq, "seat": seat, "bot": bot, "error": error, "made": now}
    await connection.execute(insert(bot_failures).values(row))


def _agreement_row(agreement: Agreement) -> dict[str, object]:
    return asdict(agreement) | {"rules": to_json(agreement.rules).decode()}


def _seat_row(seat: StoredSeat) -> dict[str, object]:
    return {name: getattr(seat, name) for name in _SEAT_COLUMNS}


# Invitations.


async def insert_invite(connection: AsyncConnection, game: str, hashed: str, seat: int | None, now: int) -> None:
    row = {"hash": hashed, "game": game, "seat": seat, "created": now}
    await connection.execute(insert(invites).values(row))


async def count_invites(connection: AsyncConnection, game: str) -> int:
    return await count(connection, invites, invites.c.game == game)


async def find_invite(connection: AsyncConnection, game: str, hashed: str) -> tuple[bool, int | None]:
    """Whether there is such an invitation, and the seat it is for, if any."""
    chosen = select(invites.c.seat).where(invites.c.game == game, invites.c.hash == hashed)
    row = (await connection.execute(chosen)).one_or_none()
    return (False, None) if row is None else (True, row.seat)


# Boards, stored so that a game can be played and looked at as long as its database exists.


async def store_boards(connection: AsyncConnection, offered: Iterable[Board]) -> None:
    rows = [{"hash": board.content_hash, "content": board.to_json()} for board in offered]
    await connection.execute(_keep_board, rows)


async def load_board(connection: AsyncConnection, content_hash: str) -> Board | None:
    chosen = select(boards.c.content).where(boards.c.hash == content_hash)
    content = await connection.scalar(chosen)
    return None if content is None else Board.from_json(content)
