"""The almanac: a line for each seat of each finished game, and sums over lines."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import (
    ColumnElement,
    FromClause,
    Integer,
    and_,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import FinalCount, Status

from .schema import almanac, games, identities, results
from .statements import is_any

_BAR = "|"


class AlmanacLine(FinalCount, frozen=True, kw_only=True):
    """How a finished game went for one seat: a row of the table `almanac`."""

    entry: str
    game: str | None = None
    filed_by: str | None = None
    regular_table: str | None = None
    identity: str | None = None
    confirmed: bool = True
    name: str | None = None
    bot: str | None = None
    board: str
    best_route: str | None  # its ends, see `ends_text`
    best_route_points: int
    best_ticket: str | None  # likewise
    best_ticket_points: int
    from_last: bool
    luck: float | None = None
    choices: float | None = None
    year: int
    month: int


def ends_text(ends: tuple[str, str]) -> str:
    """The ends of a route or ticket, as a line has them."""
    return _BAR.join(ends)


def _ends(text: str) -> tuple[str, str]:
    first, _, second = text.partition(_BAR)
    return first, second


# Writing.


async def insert_lines(connection: AsyncConnection, lines: Iterable[AlmanacLine]) -> None:
    await connection.execute(insert(almanac), [structs.asdict(line) for line in lines])


async def is_filed(connection: AsyncConnection, entry: str) -> bool:
    return await is_any(connection, almanac.c.entry == entry)


async def unfiled_games(connection: AsyncConnection) -> list[str]:
    """Games that are over, were played from their start, and are not in the almanac, the latest first."""
    is_real = and_(games.c.status == Status.OVER, games.c.tutorial.is_(None), games.c.played_on.is_(None))
    has_results = exists().where(results.c.game == games.c.id)
    is_there = exists().where(almanac.c.entry == games.c.id)
    chosen = select(games.c.id).where(is_real, has_results, ~is_there)
    return list(await connection.scalars(chosen.order_by(games.c.moved.desc(), games.c.id)))


async def note_ledger(connection: AsyncConnection, game: str, ledger: Iterable[tuple[int, float, float]]) -> None:
    """Store the coach's ledger: what luck and the player's own choices were worth, by seat."""
    for seat, luck, choices in ledger:
        line = and_(almanac.c.entry == game, almanac.c.seat == seat)
        await connection.execute(update(almanac).where(line).values(luck=luck, choices=choices))


async def confirm_line(connection: AsyncConnection, entry: str, identity: str) -> bool:
    """Confirm that a person played a game; false if they have no line in it."""
    asked = and_(almanac.c.entry == entry, almanac.c.identity == identity)
    return bool((await connection.execute(update(almanac).where(asked).values(confirmed=True))).rowcount)


async def strike_line(connection: AsyncConnection, entry: str, identity: str) -> bool:
    """Remove a game on a real board from the almanacs of a person and its regular table, or altogether if the person
    filed it. False if they have no part in it.
    """
    is_on_a_board = and_(almanac.c.entry == entry, almanac.c.game.is_(None))
    if (await connection.execute(delete(almanac).where(is_on_a_board, almanac.c.filed_by == identity))).rowcount:
        return True
    theirs = update(almanac).where(is_on_a_board, almanac.c.identity == identity)
    if not (await connection.execute(theirs.values(identity=None, confirmed=True))).rowcount:
        return False
    await connection.execute(update(almanac).where(is_on_a_board).values(regular_table=None))
    await _delete_nobodys(connection)
    return True


async def forget_lines(connection: AsyncConnection, identity: str) -> None:
    """Forget that lines were a person's, and that they filed games. The others' lines stay."""
    for column in (almanac.c.identity, almanac.c.filed_by):
        await connection.execute(update(almanac).where(column == identity).values({column.name: None}))
    await _delete_nobodys(connection)


async def _delete_nobodys(connection: AsyncConnection) -> None:
    """Delete games on a real board that are nobody's any more: they contain names that people typed."""
    others = almanac.alias("others")
    is_somebodys = exists().where(others.c.entry == almanac.c.entry, others.c.identity.is_not(None))
    nobodys = and_(almanac.c.game.is_(None), almanac.c.filed_by.is_(None), ~is_somebodys)
    await connection.execute(delete(almanac).where(nobodys))


# Scopes.


class Scope(Struct, frozen=True):
    """The lines of a person, or of everyone at a regular table; of a year, or of all years."""

    person: str | None = None
    regular_table: str | None = None
    year: int | None = None

    def holds(self, line: FromClause = almanac) -> ColumnElement[bool]:
        """Whether a line belongs to the scope. H16: a game counts for a person once they have confirmed it."""
        conditions: list[ColumnElement[bool]] = [line.c.identity.is_not(None), line.c.confirmed.is_(true())]
        if self.person is not None:
            conditions.append(line.c.identity == self.person)
        if self.regular_table is not None:
            conditions.append(line.c.regular_table == self.regular_table)
        if self.year is not None:
            conditions.append(line.c.year == self.year)
        return and_(*conditions)


# Adding up.


class PersonSum(Struct, frozen=True):
    identity: str
    name: str
    games: int
    wins: int
    points: int
    reviewed: int
    luck: float
    luck_squares: float
    choices: float
    choices_squares: float


def _sum(value: Any) -> ColumnElement[int]:
    return cast(func.coalesce(func.sum(value), 0), Integer)


def _real_sum(value: Any) -> Any:
    return func.coalesce(func.sum(value), 0.0)


def _is(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return case((condition, 1), else_=0)


async def sums(connection: AsyncConnection, scope: Scope) -> list[PersonSum]:
    """What each person's games add up to, those with the most wins first."""
    line = almanac.c
    added = (
        select(
            line.identity,
            func.count().label("games"),
            _sum(_is(line.place == 1)).label("wins"),
            _sum(line.total).label("points"),
            func.count(line.luck).label("reviewed"),
            _real_sum(line.luck).label("luck"),
            _real_sum(line.luck * line.luck).label("luck_squares"),
            _real_sum(line.choices).label("choices"),
            _real_sum(line.choices * line.choices).label("choices_squares"),
        )
        .where(scope.holds())
        .group_by(line.identity)
        .subquery()
    )
    each = added.c
    chosen = (
        select(each.identity, identities.c.name, *list(each)[1:])
        .join(identities, identities.c.id == each.identity)
        .order_by(each.wins.desc(), each.points.desc(), identities.c.name, each.identity)
    )
    return [PersonSum(*row) for row in await connection.execute(chosen)]


async def count_entries(connection: AsyncConnection, scope: Scope) -> int:
    return await connection.scalar(select(func.count(almanac.c.entry.distinct())).where(scope.holds())) or 0


class MonthSum(Struct, frozen=True):
    identity: str
    year: int
    month: int
    games: int
    wins: int


async def months(connection: AsyncConnection, scope: Scope) -> list[MonthSum]:
    """The games of each person by month, the earliest first."""
    line = almanac.c
    when = (line.year, line.month, line.identity)
    chosen = select(line.identity, line.year, line.month, func.count(), _sum(_is(line.place == 1)))
    rows = await connection.execute(chosen.where(scope.holds()).group_by(*when).order_by(*when))
    return [MonthSum(*row) for row in rows]


class PairSum(Struct, frozen=True):
    identity: str
    other: str | None
    name: str | None  # of the other
    bot: str | None
    games: int
    ahead: int
    behind: int


async def pairs(connection: AsyncConnection, scope: Scope, limit: int) -> list[PairSum]:
    """How often each person came before or after each other person and bot."""
    own, other = almanac.alias("own"), almanac.alias("other")
    together = and_(other.c.entry == own.c.entry, other.c.seat != own.c.seat)
    is_known = or_(other.c.bot.is_not(None), and_(other.c.identity.is_not(None), other.c.confirmed.is_(true())))
    added = (
        select(
            own.c.identity,
            other.c.identity.label("other"),
            other.c.bot,
            func.count().label("games"),
            _sum(_is(own.c.place < other.c.place)).label("ahead"),
            _sum(_is(own.c.place > other.c.place)).label("behind"),
        )
        .select_from(own.join(other, together))
        .where(scope.holds(own), is_known)
        .group_by(own.c.identity, other.c.identity, other.c.bot)
        .subquery()
    )
    each = added.c
    chosen = (
        select(each.identity, each.other, identities.c.name, each.bot, each.games, each.ahead, each.behind)
        .outerjoin(identities, identities.c.id == each.other)
        .order_by(each.games.desc(), each.bot, identities.c.name, each.identity, each.other)
        .limit(limit)
    )
    return [PairSum(*row) for row in await connection.execute(chosen)]


class Feat(Struct, frozen=True):
    """A best game, route or ticket: its points, its player, and its game."""

    identity: str
    name: str
    ends: tuple[str, str]  # of a route or ticket
    points: int
    board: str
    game: str | None
    ended: int


async def best(connection: AsyncConnection, scope: Scope, of: str, limit: int) -> list[Feat]:
    """The best routes, tickets or (`total`) games."""
    points = almanac.c.total if of == "total" else almanac.c[f"{of}_points"]
    ends = almanac.c.best_route if of == "total" else almanac.c[of]
    line = almanac.c
    chosen = (
        select(line.identity, identities.c.name, ends, points, line.board, line.game, line.ended)
        .join(identities, identities.c.id == line.identity)
        .where(scope.holds(), ends.is_not(None))
        .order_by(points.desc(), line.ended, line.entry)
        .limit(limit)
    )
    rows = await connection.execute(chosen)
    return [Feat(identity, name, _ends(ends), *rest) for identity, name, ends, *rest in rows]


# Medals.


async def first_wins(connection: AsyncConnection, identity: str, bots: Sequence[str]) -> list[tuple[str, int]]:
    """The bots among these that a person has beaten, and when they first did."""
    own, other = almanac.alias("own"), almanac.alias("other")
    beaten = and_(other.c.entry == own.c.entry, other.c.bot.in_(bots), own.c.place == 1, other.c.place > 1)
    chosen = select(other.c.bot, func.min(own.c.ended)).select_from(own.join(other, beaten))
    rows = await connection.execute(chosen.where(Scope(identity).holds(own)).group_by(other.c.bot))
    return [(bot, ended) for bot, ended in rows]


async def first_ticket_over(connection: AsyncConnection, identity: str, points: int) -> int | None:
    return await _first(connection, identity, almanac.c.best_ticket_points > points)


async def first_from_last(connection: AsyncConnection, identity: str) -> int | None:
    return await _first(connection, identity, almanac.c.from_last.is_(true()))


async def nth_globetrotter(connection: AsyncConnection, identity: str, number: int) -> int | None:
    return await _first(connection, identity, almanac.c.globetrotter > 0, skip=number - 1)


async def _first(
    connection: AsyncConnection, identity: str, condition: ColumnElement[bool], skip: int = 0
) -> int | None:
    chosen = select(almanac.c.ended).where(Scope(identity).holds(), condition)
    return await connection.scalar(chosen.order_by(almanac.c.ended).offset(skip).limit(1))


# Whole lines.


async def lines_of_games(connection: AsyncConnection, scope: Scope) -> list[tuple[AlmanacLine, str | None]]:
    """All lines of the games in a scope, each with its person's name, the latest first."""
    theirs = select(almanac.c.entry).where(scope.holds())
    return await _lines(connection, almanac.c.entry.in_(theirs))


async def own_lines(connection: AsyncConnection, identity: str) -> list[AlmanacLine]:
    return [line for line, _ in await _lines(connection, almanac.c.identity == identity)]


async def games_that_ask(
    connection: AsyncConnection, identity: str, limit: int
) -> list[tuple[AlmanacLine, str | None]]:
    """The lines of the latest games on a real board that this person has not confirmed yet."""
    asked = select(almanac.c.entry).where(almanac.c.identity == identity, ~almanac.c.confirmed)
    latest = asked.order_by(almanac.c.ended.desc(), almanac.c.entry.desc()).limit(limit)
    return await _lines(connection, almanac.c.entry.in_(list(await connection.scalars(latest))))


async def lines_of_entry(connection: AsyncConnection, entry: str) -> list[tuple[AlmanacLine, str | None]]:
    return await _lines(connection, almanac.c.entry == entry)


async def count_filed_by(connection: AsyncConnection, identity: str) -> int:
    """How many games on a real board a person has filed."""
    chosen = select(func.count(almanac.c.entry.distinct())).where(almanac.c.filed_by == identity)
    return await connection.scalar(chosen) or 0


async def kept_games(connection: AsyncConnection, scope: Scope, limit: int) -> list[tuple[AlmanacLine, str | None]]:
    """The lines of the latest games on a real board in a scope."""
    theirs = select(almanac.c.entry, almanac.c.ended).where(scope.holds(), almanac.c.game.is_(None)).distinct()
    latest = theirs.order_by(almanac.c.ended.desc(), almanac.c.entry.desc()).limit(limit)
    return await _lines(connection, almanac.c.entry.in_(list(await connection.scalars(latest))))


async def _lines(connection: AsyncConnection, which: ColumnElement[bool]) -> list[tuple[AlmanacLine, str | None]]:
    chosen = (
        select(almanac, identities.c.name.label("person"))
        .outerjoin(identities, identities.c.id == almanac.c.identity)
        .where(which)
        .order_by(almanac.c.ended.desc(), almanac.c.entry, almanac.c.seat)
    )
    names = AlmanacLine.__struct_fields__
    rows = (await connection.execute(chosen)).mappings()
    return [(AlmanacLine(**{name: row[name] for name in names}), row["person"]) for row in rows]
