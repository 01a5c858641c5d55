"""The almanac of a person or of a regular table: what finished games add up to."""

import csv
import io
from collections.abc import Iterable
from math import sqrt

from msgspec.structs import asdict, astuple, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.arena.intervals import NORMAL_95
from okapi.bots import LEVELS
from okapi.server.protocol.messages import (
    Almanac,
    AlmanacFeat,
    AlmanacFile,
    AlmanacMonth,
    AlmanacPair,
    AlmanacPerson,
    AlmanacRow,
    LuckSum,
    Me,
    Medal,
    MedalKind,
)
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage import almanac
from okapi.server.storage.almanac import AlmanacLine, Feat, PersonSum, Scope
from okapi.server.storage.database import Database
from okapi.server.storage.leaving import NOBODY
from okapi.server.storage.regular_tables import is_member

from .kept_games import latest_kept

_MAX_PAIRS = 60
_MAX_FEATS = 3
_MIN_FOR_AN_INTERVAL = 5  # games
_GREAT_TICKET = 20  # points that the ticket must exceed
_GLOBETROTTERS = 10
_FIRST_COLUMNS = ("entry", "ended", "is_real_board", "seat", "name", "bot", "is_mine")  # of the spreadsheet


async def almanac_of(database: Database, me: Me, regular_table: str | None, year: int | None) -> Almanac:
    """The almanac of a person or of a regular table. Refusal: they are not a member of it."""
    async with database.snapshot() as connection:
        scope = await _scope(connection, me, regular_table, year)
        months = await almanac.months(connection, replace(scope, year=None))
        best, routes, tickets = [
            tuple(map(_feat, await almanac.best(connection, scope, of, _MAX_FEATS)))
            for of in ("total", "best_route", "best_ticket")
        ]
        return Almanac(
            year=year,
            years=tuple(sorted({one.year for one in months}, reverse=True)),
            games=await almanac.count_entries(connection, scope),
            people=tuple(_person(one) for one in await almanac.sums(connection, scope)),
            months=tuple(AlmanacMonth(*astuple(one)) for one in months if year in (None, one.year)),
            pairs=tuple(AlmanacPair(*astuple(one)) for one in await almanac.pairs(connection, scope, _MAX_PAIRS)),
            best=best,
            routes=routes,
            tickets=tickets,
            medals=() if regular_table else tuple(await _medals(connection, me.id)),
            kept=await latest_kept(connection, scope, me),
        )


async def _scope(connection: AsyncConnection, me: Me, regular_table: str | None, year: int | None) -> Scope:
    """H15: the almanac of a regular table is for its members."""
    if regular_table is None:
        return Scope(person=me.id, year=year)
    if not await is_member(connection, regular_table, me.id):
        raise Refusal(ServerReason.NO_SUCH_REGULAR_TABLE)
    return Scope(regular_table=regular_table, year=year)


def _person(one: PersonSum) -> AlmanacPerson:
    return AlmanacPerson(one.identity, one.name, one.games, one.wins, one.points, _luck(one))


def _luck(one: PersonSum) -> LuckSum | None:
    if not one.reviewed:
        return None
    return LuckSum(
        games=one.reviewed,
        luck=one.luck,
        luck_margin=_margin(one.reviewed, one.luck, one.luck_squares),
        choices=one.choices,
        choices_margin=_margin(one.reviewed, one.choices, one.choices_squares),
    )


def _margin(games: int, added: float, squares: float) -> float | None:
    """Half the interval of a sum over games, from how much the games differ; none after too few games."""
    if games < _MIN_FOR_AN_INTERVAL:
        return None
    variance = max(0.0, squares - added * added / games) / (games - 1)
    return NORMAL_95 * sqrt(games * variance)


def _feat(one: Feat) -> AlmanacFeat:
    return AlmanacFeat(*astuple(one))


async def _medals(connection: AsyncConnection, identity: str) -> list[Medal]:
    """All medals, the levels first, each with the time when it was earned."""
    levels = [level.bot for level in LEVELS]
    beaten = dict(await almanac.first_wins(connection, identity, levels))
    over = await almanac.first_ticket_over(connection, identity, _GREAT_TICKET)
    tenth = await almanac.nth_globetrotter(connection, identity, _GLOBETROTTERS)
    return [
        *(Medal(MedalKind.LEVEL, bot, None, beaten.get(bot)) for bot in levels),
        Medal(MedalKind.GREAT_TICKET, None, _GREAT_TICKET, over),
        Medal(MedalKind.FROM_LAST, None, None, await almanac.first_from_last(connection, identity)),
        Medal(MedalKind.GLOBETROTTER, None, _GLOBETROTTERS, tenth),
    ]


# Export.


async def almanac_file(database: Database, me: Me, regular_table: str | None) -> AlmanacFile:
    async with database.snapshot() as connection:
        scope = await _scope(connection, me, regular_table, None)
        found = await almanac.lines_of_games(connection, scope)
    return AlmanacFile(tuple(row_of(line, person, me.id) for line, person in found))


def row_of(line: AlmanacLine, person: str | None, mine: str) -> AlmanacRow:
    fields = {name: value for name, value in asdict(line).items() if name in AlmanacRow.__struct_fields__}
    name = person or line.name or line.bot or NOBODY
    is_mine = line.identity == mine
    return AlmanacRow(**fields | {"name": name, "is_mine": is_mine, "is_real_board": line.game is None})


def as_csv(rows: Iterable[AlmanacRow]) -> str:
    """Rows for a spreadsheet. Names that look like formulas are quoted."""
    file = io.StringIO()
    others = (name for name in AlmanacRow.__struct_fields__ if name not in _FIRST_COLUMNS)
    writer = csv.DictWriter(file, [*_FIRST_COLUMNS, *others], lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        fields = asdict(row)
        writer.writerow(fields | {"name": f"'{row.name}" if row.name[0] in "=+-@\t" else row.name})
    return file.getvalue()
