"""Duels and game nights: /api/challenges."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.server.deals import challenges
from okapi.server.deals.challenge_pages import invitation_to, list_challenges, show_challenge
from okapi.server.deals.comparison import compare
from okapi.server.protocol import messages

from .dependencies import Anyone, IdInPath, Someone, TheClock, TheDatabase, TheDeals, ThePlay, answer, described, read
from .games import game_info
from .rate_limits import Work

router = APIRouter(prefix="/api/challenges", tags=["deals"])
DealNumber = Annotated[int, Path(ge=1, le=messages.MAX_CHALLENGE_DEALS)]


@router.get("", **described(None, messages.ChallengeList))
async def list_mine(database: TheDatabase, now: TheClock, me: Someone) -> Response:
    """The caller's duels and game nights."""
    return answer(await list_challenges(database, now, me))


@router.post("", **described(messages.NewChallenge, messages.ChallengePage, 201, costs=Work.PEOPLE))
async def make(request: Request, deals: TheDeals, me: Someone) -> Response:
    """A new duel or evening."""
    made = await challenges.challenge(deals, me, await read(request, messages.NewChallenge))
    return answer(await show_challenge(deals, made, me), 201)


@router.get("/{challenge}", **described(None, messages.ChallengePage))
async def show(challenge: IdInPath, deals: TheDeals, me: Someone) -> Response:
    """A duel or an evening that the caller has joined, or is invited to."""
    return answer(await show_challenge(deals, challenge, me))


@router.post(
    "/{challenge}/invitation",
    **described(messages.JoinChallenge, messages.ChallengeInvitation, costs=Work.JOIN),
)
async def invitation(
    challenge: IdInPath, request: Request, database: TheDatabase, now: TheClock, me: Anyone
) -> Response:
    """What a link leads to. It travels in the body, because bodies are not logged."""
    link = (await read(request, messages.JoinChallenge)).link
    return answer(await invitation_to(database, now, challenge, me, link))


@router.post("/{challenge}/join", **described(messages.JoinChallenge, messages.ChallengePage, costs=Work.JOIN))
async def join(challenge: IdInPath, request: Request, deals: TheDeals, me: Someone) -> Response:
    """Join a duel or an evening."""
    await challenges.join(deals, challenge, me, (await read(request, messages.JoinChallenge)).link)
    return answer(await show_challenge(deals, challenge, me))


@router.post("/{challenge}/people/{person}", **described(None, messages.ChallengePage, costs=Work.PEOPLE))
async def invite(challenge: IdInPath, person: IdInPath, deals: TheDeals, me: Someone) -> Response:
    """Challenge a person whom the caller has played with."""
    await challenges.invite(deals, challenge, me, person)
    return answer(await show_challenge(deals, challenge, me))


@router.post("/{challenge}/close", **described(None, messages.ChallengePage))
async def close_list(challenge: IdInPath, deals: TheDeals, me: Someone) -> Response:
    """Close the list: only the people who have joined play."""
    await challenges.close_list(deals, challenge, me)
    return answer(await show_challenge(deals, challenge, me))


@router.post("/{challenge}/leave", **described(None, messages.ChallengeList))
async def leave(challenge: IdInPath, deals: TheDeals, me: Someone) -> Response:
    """Leave, or resign if the caller has begun a deal. The answer is the list of those that remain."""
    await challenges.leave(deals, challenge, me)
    return answer(await list_challenges(deals.database, deals.now, me))


@router.post("/{challenge}/deals/{number}", **described(None, messages.GameInfo, 201, costs=Work.TABLE))
async def play(challenge: IdInPath, number: DealNumber, deals: TheDeals, play: ThePlay, me: Someone) -> Response:
    """Begin one of its deals, or find the caller's game of it."""
    game = await challenges.begin(deals, challenge, me, number)
    return answer(await game_info(play, game, me), 201)


@router.get("/{challenge}/deals/{number}", **described(None, messages.DealComparison, costs=Work.LOOK))
async def comparison(
    challenge: IdInPath, number: DealNumber, database: TheDatabase, now: TheClock, me: Someone
) -> Response:
    """The finished games of a deal, turn by turn."""
    return answer(await compare(database, now, challenge, me, number))
