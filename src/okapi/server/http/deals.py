"""Deals that many people play: /api/deals."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from okapi.server.deals.days import TODAY
from okapi.server.deals.pages import page_of
from okapi.server.deals.tries import begin_day
from okapi.server.protocol.messages import DealPage, GameInfo

from .dependencies import Anyone, Someone, TheBoards, TheDeals, ThePictures, ThePlay, answer, described
from .games import game_info
from .pictures import deal_picture
from .rate_limits import Work

router = APIRouter(prefix="/api/deals", tags=["deals"])
DealInPath = Annotated[str, Path(pattern=rf"^({TODAY}|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}})$")]
MAX_POINTS = 999


@router.get("/{deal}", **described(None, DealPage))
async def page(deal: DealInPath, deals: TheDeals, me: Anyone) -> Response:
    """The deal of a day, or of today."""
    return answer(await page_of(deals, deal, me))


@router.post("/{deal}", **described(None, GameInfo, 201, costs=Work.TABLE))
async def play(deal: DealInPath, deals: TheDeals, play: ThePlay, me: Someone) -> Response:
    """Begin a deal, or find the caller's game of it."""
    game = await begin_day(deals, me, deal)
    return answer(await game_info(play, game, me), 201)


@router.get("/{deal}/picture.png", **described(text="image/png", costs=Work.PICTURE))
async def picture(
    deal: DealInPath,
    request: Request,
    boards: TheBoards,
    pictures: ThePictures,
    points: Annotated[int | None, Query(ge=-MAX_POINTS, le=MAX_POINTS)] = None,
) -> Response:
    """A card to share: the empty map, with the points that the sender claims. Nothing of the deal is in it."""
    return await deal_picture(request, boards, pictures, points)
