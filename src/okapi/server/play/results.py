"""The results of a game for each seat, counted once, when it ends."""

from okapi.game import Score, Table, score_table
from okapi.server.status import SeatKind
from okapi.server.storage.results import SeatResult
from okapi.server.storage.stored_game import StoredGame


def results_of(stored: StoredGame, table: Table, ended: int) -> tuple[SeatResult, ...]:
    sheet = score_table(table, table.revealed)
    return tuple(
        _result(stored, table, score, place, ended) for score, place in zip(sheet.scores, sheet.places, strict=True)
    )


def _result(stored: StoredGame, table: Table, score: Score, place: int, ended: int) -> SeatResult:
    seat, claims = stored.seats[score.seat], [c for c in table.claims.values() if c.seat == score.seat]
    is_person = seat.kind is SeatKind.PERSON
    return SeatResult(
        seat=score.seat,
        identity=seat.identity,
        bot=None if is_person else seat.bot,
        players=len(table.players),
        place=place,
        total=score.total,
        routes=score.routes,
        doubling=score.doubling,
        tickets=score.tickets,
        globetrotter=score.globetrotter,
        claimed=len(claims),
        doubled=sum(claim.doubled for claim in claims),
        completed=len(score.completed),
        failed=len(score.failed),
        counts=is_person and _counts(stored, score.seat),
        ended=ended,
    )


def _counts(stored: StoredGame, seat: int) -> bool:
    """Whether a person played this game to its end, and for themselves alone."""
    sits = stored.seats[seat]
    plays_alone = len(stored.seats_of(sits.identity)) == 1  # and for nobody else at the same device
    is_there = sits.stand_in is None or (sits.comes_back and not sits.left)
    return plays_alone and is_there and stored.tutorial is None and stored.played_on is None
