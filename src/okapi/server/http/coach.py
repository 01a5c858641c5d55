"""The coach: reviews, advice, and playing on from a moment."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from okapi.server.coaching.advice import advise
from okapi.server.coaching.playing_on import play_on_from_game, play_on_from_upload
from okapi.server.coaching.reviews import review_game, review_of_game
from okapi.server.play.context import PlayContext
from okapi.server.protocol.messages import (
    AdviceList,
    AskForAdvice,
    GameInfo,
    Looked,
    Me,
    PlayOn,
    ReviewState,
)

from .dependencies import (
    Anyone,
    GameInPath,
    Someone,
    TheCoaching,
    TheLobby,
    ThePlay,
    answer,
    costs,
    described,
    read,
)
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["coach"])
LAST_EVENT = 1_000_000


@router.post("/games/{game}/review", dependencies=costs(Work.REVIEW), **described(None, ReviewState))
async def begin_review(game: GameInPath, play: ThePlay, coaching: TheCoaching, me: Someone) -> Response:
    """Have a finished game reviewed, or find its review."""
    return answer(await review_game(play.database, play.now, coaching.reviews, game, me))


@router.get("/games/{game}/review", **described(None, ReviewState))
async def look_at_review(game: GameInPath, play: ThePlay, _: Anyone) -> Response:
    """How far the review of a game is."""
    return answer(await review_of_game(play.database, play.now, game))


@router.post("/games/{game}/advice", dependencies=costs(Work.ADVICE), **described(AskForAdvice, AdviceList))
async def ask_for_advice(
    game: GameInPath, request: Request, play: ThePlay, coaching: TheCoaching, me: Someone
) -> Response:
    """Good moves for a seat of one's own."""
    wanted = await read(request, AskForAdvice)
    return answer(await advise(play.registry, coaching.bots, game, me, wanted.seat))


@router.post("/games/{game}/play-on", dependencies=costs(Work.TABLE), **described(PlayOn, GameInfo, 201))
async def play_on(
    game: GameInPath, request: Request, lobby: TheLobby, coaching: TheCoaching, me: Someone
) -> Response:
    """A new game from a moment of a finished one."""
    new = await play_on_from_game(lobby, coaching.positions, game, me, await read(request, PlayOn))
    return await _begun(lobby.play, new, me)


@router.post("/reviews", dependencies=costs(Work.UPLOAD), **described(None, ReviewState, 201))
async def upload(request: Request, coaching: TheCoaching, me: Someone) -> Response:
    """Have a record reviewed: the file is the body."""
    return answer(await coaching.uploads.review(me, await request.body()), 201)


@router.get("/reviews/{review}", **described(None, ReviewState))
async def look_at_uploaded(review: GameInPath, coaching: TheCoaching, _: Anyone) -> Response:
    """How far the review of an uploaded record is."""
    return answer(await coaching.uploads.review_of(review))


@router.get(
    "/reviews/{review}/record", dependencies=costs(Work.LOOK), **described(text="application/x-ndjson")
)
async def read_uploaded(review: GameInPath, coaching: TheCoaching, _: Anyone) -> Response:
    """The record, as it was uploaded."""
    name = f'attachment; filename="okapi-{review}.jsonl"'
    content = await coaching.uploads.record(review)
    return Response(content, media_type="application/x-ndjson", headers={"content-disposition": name})


@router.get("/reviews/{review}/look", dependencies=costs(Work.LOOK), **described(None, Looked))
async def look_at_moment(
    review: GameInPath, coaching: TheCoaching, _: Anyone, at: Annotated[int, Query(ge=0, le=LAST_EVENT)] = 0
) -> Response:
    """How an uploaded game looked after some events."""
    return Response(await coaching.uploads.look(review, at), media_type="application/json")


@router.post("/reviews/{review}/play-on", dependencies=costs(Work.TABLE), **described(PlayOn, GameInfo, 201))
async def play_on_uploaded(
    review: GameInPath, request: Request, lobby: TheLobby, coaching: TheCoaching, me: Someone
) -> Response:
    """A new game from a moment of an uploaded record."""
    new = await play_on_from_upload(lobby, coaching.uploads, review, me, await read(request, PlayOn))
    return await _begun(lobby.play, new, me)


async def _begun(play: PlayContext, game: str, me: Me) -> Response:
    return answer(play.broadcast.info(await play.registry.get_fresh(game), me.id), 201)
