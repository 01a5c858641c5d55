"""The almanac of a person and of a regular table: /api/me/almanac and /api/tables/TABLE/almanac."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from okapi.server.people import almanac, kept_games
from okapi.server.protocol import messages

from .dependencies import IdInPath, Someone, TheDatabase, ThePeople, answer, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["people"])
CSV = "text/csv"
YearInQuery = Annotated[int | None, Query(ge=1970, le=9999)]


@router.get("/me/almanac", **described(None, messages.Almanac, costs=Work.ALMANAC))
async def own(database: TheDatabase, me: Someone, year: YearInQuery = None) -> Response:
    """What the caller's finished games add up to, in a year or in all years."""
    return answer(await almanac.almanac_of(database, me, None, year))


@router.get("/me/almanac.csv", **described(text=CSV, costs=Work.EXPORT))
async def own_csv(database: TheDatabase, me: Someone) -> Response:
    """All of the caller's finished games, for a spreadsheet."""
    return _csv(await almanac.almanac_file(database, me, None))


@router.get("/me/almanac.json", **described(None, messages.AlmanacFile, costs=Work.EXPORT))
async def own_json(database: TheDatabase, me: Someone) -> Response:
    """All of the caller's finished games, as data."""
    return _attached(answer(await almanac.almanac_file(database, me, None)), "json")


@router.get("/tables/{table}/almanac", **described(None, messages.Almanac, costs=Work.ALMANAC))
async def of_table(table: IdInPath, database: TheDatabase, me: Someone, year: YearInQuery = None) -> Response:
    """What the games of a regular table add up to."""
    return answer(await almanac.almanac_of(database, me, table, year))


@router.get("/tables/{table}/almanac.csv", **described(text=CSV, costs=Work.EXPORT))
async def csv_of_table(table: IdInPath, database: TheDatabase, me: Someone) -> Response:
    """All games of a regular table, for a spreadsheet."""
    return _csv(await almanac.almanac_file(database, me, table))


@router.get("/tables/{table}/almanac.json", **described(None, messages.AlmanacFile, costs=Work.EXPORT))
async def json_of_table(table: IdInPath, database: TheDatabase, me: Someone) -> Response:
    """All games of a regular table, as data."""
    return _attached(answer(await almanac.almanac_file(database, me, table)), "json")


def _csv(file: messages.AlmanacFile) -> Response:
    return _attached(Response(almanac.as_csv(file.rows), media_type=f"{CSV}; charset=utf-8"), "csv")


def _attached(found: Response, kind: str) -> Response:
    found.headers["content-disposition"] = f'attachment; filename="okapi-almanac.{kind}"'
    return found


# Games on a real board.


@router.post("/me/kept-games", **described(messages.NewKeptGame, messages.KeptGame, 201, costs=Work.PEOPLE))
async def file_kept_game(request: Request, people: ThePeople, me: Someone) -> Response:
    """File a game that was played on a real board."""
    wanted = await read(request, messages.NewKeptGame)
    return answer(await kept_games.file_kept_game(people, me, wanted), 201)


@router.get("/me/kept-games", **described(None, messages.KeptGameList))
async def asked(database: TheDatabase, me: Someone) -> Response:
    """Games on a real board that others filed and the caller has not confirmed yet."""
    return answer(await kept_games.asked_of(database, me))


@router.put("/me/kept-games/{entry}", **described(None, messages.KeptGameList))
async def confirm(entry: IdInPath, database: TheDatabase, me: Someone) -> Response:
    """Confirm that the caller played a game."""
    await kept_games.confirm(database, me, entry)
    return answer(await kept_games.asked_of(database, me))


@router.delete("/me/kept-games/{entry}", **described(None, messages.KeptGameList))
async def strike(entry: IdInPath, database: TheDatabase, me: Someone) -> Response:
    """Strike a game on a real board: it no longer counts."""
    await kept_games.strike(database, me, entry)
    return answer(await kept_games.asked_of(database, me))
