"""The coach: reviews, advice, and playing on from a moment."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from okapi.server.coaching.advice import advise
from okapi.server.coaching.playing_on import play_on_from_game, play_on_from_upload
from okapi.server.coaching.reviews import review_game, review_of_game
from okapi.server.protocol.messages import (
    LAST_SEAT,
    AdviceList,
    AskForAdvice,
    GameInfo,
    GameLedger,
    Looked,
    PlayOn,
    ReviewState,
    TriedMove,
    TryMove,
    Update,
)

from .dependencies import (
    Anyone,
    GameInPath,
    IdInPath,
    Someone,
    TheClock,
    TheCoaching,
    TheDatabase,
    TheLobby,
    ThePlay,
    answer,
    described,
    read,
)
from .games import RECORD, game_info, record_file
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["coach"])
LAST_EVENT = 1_000_000
Step = Annotated[int, Query(ge=0, le=LAST_EVENT)]
SeatAsked = Annotated[int, Query(ge=0, le=LAST_SEAT)]


@router.post("/games/{game}/review", **described(None, ReviewState, costs=Work.REVIEW))
async def begin_review(
    game: GameInPath, database: TheDatabase, now: TheClock, coaching: TheCoaching, me: Someone
) -> Response:
    """Have a finished game reviewed, or get its review."""
    return answer(await review_game(database, now, coaching.reviews, game, me))


@router.get("/games/{game}/review", **described(None, ReviewState))
async def look_at_review(game: GameInPath, database: TheDatabase, now: TheClock, _: Anyone) -> Response:
    """The progress of a game's review."""
    return answer(await review_of_game(database, now, game))


@router.get("/games/{game}/ledger", **described(None, GameLedger, costs=Work.ADVICE))
async def add_up(game: GameInPath, coaching: TheCoaching, _: Someone) -> Response:
    """What luck and choices were worth in a finished game."""
    return answer(await coaching.ledgers.of(game))


@router.post("/games/{game}/advice", **described(AskForAdvice, AdviceList, costs=Work.ADVICE))
async def ask_for_advice(
    game: GameInPath, request: Request, play: ThePlay, coaching: TheCoaching, me: Someone
) -> Response:
    """Good moves for one of the caller's seats."""
    wanted = await read(request, AskForAdvice)
    return answer(await advise(play.registry, coaching.bots, game, me, wanted.seat))


@router.get("/games/{game}/exercise", **described(None, Update, costs=Work.LOOK))
async def show_decision(game: GameInPath, coaching: TheCoaching, me: Someone, step: Step, seat: SeatAsked) -> Response:
    """The position before one of the caller's judged decisions, as that seat saw it."""
    return answer(await coaching.learning.exercise(game, me, step, seat))


@router.post("/games/{game}/try", **described(TryMove, TriedMove, costs=Work.ADVICE))
async def try_move(game: GameInPath, request: Request, coaching: TheCoaching, me: Someone) -> Response:
    """What another move would have been worth at one of the caller's judged decisions."""
    return answer(await coaching.learning.try_move(game, me, await read(request, TryMove)))


@router.post("/games/{game}/play-on", **described(PlayOn, GameInfo, 201, costs=Work.TABLE))
async def play_on(game: GameInPath, request: Request, lobby: TheLobby, coaching: TheCoaching, me: Someone) -> Response:
    """A new game from a moment of a finished one."""
    new = await play_on_from_game(lobby, coaching.positions, game, me, await read(request, PlayOn))
    return answer(await game_info(lobby.play, new, me), 201)


@router.post("/reviews", **described(None, ReviewState, 201, costs=Work.UPLOAD))
async def upload(request: Request, coaching: TheCoaching, me: Someone) -> Response:
    """Have a record reviewed: the file is the body."""
    return answer(await coaching.uploads.review(me, await request.body()), 201)


@router.get("/reviews/{review}", **described(None, ReviewState))
async def look_at_uploaded(review: IdInPath, coaching: TheCoaching, _: Anyone) -> Response:
    """The progress of an uploaded record's review."""
    return answer(await coaching.uploads.review_of(review))


@router.get("/reviews/{review}/record", **described(text=RECORD, costs=Work.LOOK))
async def read_uploaded(review: IdInPath, coaching: TheCoaching, _: Anyone) -> Response:
    """The record, as it was uploaded."""
    return record_file(review, await coaching.uploads.record(review))


@router.get("/reviews/{review}/look", **described(None, Looked, costs=Work.LOOK))
async def look_at_moment(review: IdInPath, coaching: TheCoaching, _: Anyone, at: Step = 0) -> Response:
    """How an uploaded game looked after this many events."""
    return Response(await coaching.uploads.look(review, at), media_type="application/json")


@router.get("/reviews/{review}/exercise", **described(None, Update, costs=Work.LOOK))
async def show_uploaded_decision(
    review: IdInPath, coaching: TheCoaching, _: Someone, step: Step, seat: SeatAsked
) -> Response:
    """The position before a judged decision in an uploaded record, as its seat saw it."""
    return Response(await coaching.learning.uploaded_exercise(review, step, seat), media_type="application/json")


@router.post("/reviews/{review}/try", **described(TryMove, TriedMove, costs=Work.ADVICE))
async def try_uploaded(review: IdInPath, request: Request, coaching: TheCoaching, _: Someone) -> Response:
    """What another move would have been worth at a judged decision in an uploaded record."""
    return answer(await coaching.learning.try_uploaded(review, await read(request, TryMove)))


@router.post("/reviews/{review}/play-on", **described(PlayOn, GameInfo, 201, costs=Work.TABLE))
async def play_on_uploaded(
    review: IdInPath, request: Request, lobby: TheLobby, coaching: TheCoaching, me: Someone
) -> Response:
    """A new game from a moment of an uploaded record."""
    new = await play_on_from_upload(lobby, coaching.uploads, review, me, await read(request, PlayOn))
    return answer(await game_info(lobby.play, new, me), 201)
