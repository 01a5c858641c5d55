"""The pages of duels and game nights: what their people may know, and more once they, or all, have finished."""

from collections.abc import Mapping, Sequence

from msgspec import structs

from okapi.deals import matchpoints
from okapi.server.clock import DAY, Clock
from okapi.server.protocol.messages import (
    ChallengeDeal,
    ChallengeInvitation,
    ChallengeLine,
    ChallengeList,
    ChallengePage,
    ChallengePerson,
    ChallengeResult,
    Me,
    OwnChallengeTry,
)
from okapi.server.status import Status
from okapi.server.storage import challenges as storage
from okapi.server.storage.challenges import Challenger, StoredChallenge
from okapi.server.storage.database import Database
from okapi.server.storage.deals import StoredDeal, StoredTry, tries_at_challenge, tries_of
from okapi.server.storage.identities import name_of

from .challenges import found, invited, settle
from .context import DealContext

_RECENT = 30 * DAY  # after which finished ones are no longer listed
_MAX_LISTED = 50
Tried = Mapping[str, Mapping[str, StoredTry]]  # by person and deal


async def list_challenges(database: Database, now: Clock, me: Me) -> ChallengeList:
    """A person's duels and game nights."""
    moment = now()
    async with database.read() as connection:
        mine = await storage.challenges_of(connection, me.id, moment - _RECENT, _MAX_LISTED)
        finished = {one.deal for one in await tries_of(connection, me.id) if one.is_finished}
    return ChallengeList(tuple(_line(one, me, finished, is_over=moment >= one.closes) for one in mine))


def _line(challenge: StoredChallenge, me: Me, finished: set[str], *, is_over: bool) -> ChallengeLine:
    own = challenge.person(me.id)
    left = 0 if own is None or own.resigned else sum(deal not in finished for deal in challenge.deal_ids)
    return ChallengeLine(
        id=challenge.id,
        size=challenge.size,
        deals=challenge.deals,
        people=tuple(one.name for one in challenge.people if one.identity != me.id),
        closes=challenge.closes,
        has_joined=own is not None and own.joined is not None,
        is_over=is_over,
        left=0 if is_over else left,
    )


async def invitation_to(
    database: Database, now: Clock, id: str, me: Me | None, link: str | None
) -> ChallengeInvitation:
    """What a link leads to."""
    async with database.read() as connection:
        challenge = await invited(connection, id, me, link)
        deals = await storage.deals_of_challenge(connection, challenge)
        host = await name_of(connection, challenge.host)
    others = [one for one in challenge.people if me is None or one.identity != me.id]
    return ChallengeInvitation(
        host=host or "",
        people=tuple(one.name for one in challenge.players),
        size=challenge.size,
        deals=challenge.deals,
        opponents=deals[0].opponents,
        closes=challenge.closes,
        is_full=len(others) >= challenge.size,
        is_over=now() >= challenge.closes,
    )


async def show_challenge(context: DealContext, id: str, me: Me) -> ChallengePage:
    """A duel or an evening, as one of its people may see it (H20)."""
    await settle(context, id)  # a server may have stopped before it did
    async with context.database.read() as connection:
        challenge = await found(connection, id, me)
        deals = await storage.deals_of_challenge(connection, challenge)
        tried = await tries_at_challenge(connection, id)
    is_over = context.now() >= challenge.closes
    scores = {deal.id: _scores(challenge, deal.id, tried) for deal in deals}
    is_joinable = not is_over and len(challenge.people) < challenge.size and challenge.link is not None
    people = [_person(one, challenge, tried, scores if is_over else None) for one in challenge.people]
    return ChallengePage(
        id=challenge.id,
        host=challenge.host,
        size=challenge.size,
        opponents=deals[0].opponents,
        created=challenge.created,
        closes=challenge.closes,
        is_over=is_over,
        link=f"/challenge/{challenge.id}#{challenge.link}" if is_joinable else None,
        people=tuple(_ranked(people) if is_over else people),
        deals=tuple(_deal(challenge, deal, me, tried, scores[deal.id], is_over=is_over) for deal in deals),
    )


def _scores(challenge: StoredChallenge, deal: str, tried: Tried) -> dict[str, int]:
    """Each person's score for comparing results on a deal (H21)."""
    players = [one.identity for one in challenge.players]
    totals = [_total(tried, person, deal) for person in players]
    return dict(zip(players, matchpoints(totals), strict=True))


def _total(tried: Tried, person: str, deal: str) -> int | None:
    own = tried.get(person, {}).get(deal)
    return None if own is None else own.total


def _person(
    person: Challenger, challenge: StoredChallenge, tried: Tried, scores: Mapping[str, Mapping[str, int]] | None
) -> ChallengePerson:
    own = tried.get(person.identity, {})
    is_shown = scores is not None and person.joined is not None
    gave_up_all = len(own) == challenge.deals and all(one.status is Status.ENDED for one in own.values())
    return ChallengePerson(
        id=person.identity,
        name=person.name,
        has_joined=person.joined is not None,
        has_resigned=person.resigned or gave_up_all,
        finished=sum(one.is_finished for one in own.values()),
        score=sum(of[person.identity] for of in scores.values()) if scores is not None and is_shown else None,
        total=sum(one.total or 0 for one in own.values()) if is_shown else None,
        rank=None,
    )


def _ranked(people: Sequence[ChallengePerson]) -> list[ChallengePerson]:
    """The best first, by score, then by points (H21). People who were only invited come last."""

    def key(person: ChallengePerson) -> tuple[bool, int, int]:
        return person.has_joined and not person.has_resigned, person.score or 0, person.total or 0

    return [
        structs.replace(one, rank=1 + sum(key(other) > key(one) for other in people) if one.has_joined else None)
        for one in sorted(people, key=key, reverse=True)
    ]


def _deal(
    challenge: StoredChallenge, deal: StoredDeal, me: Me, tried: Tried, scores: Mapping[str, int], *, is_over: bool
) -> ChallengeDeal:
    own = tried.get(me.id, {}).get(deal.id)
    is_open = is_over or (own is not None and own.is_finished)
    return ChallengeDeal(
        name=deal.id,
        seat=deal.seat,
        commitment=deal.commitment,
        secret=deal.secret if is_over else None,
        mine=None if own is None else OwnChallengeTry(own.game, own.status, own.total),
        results=_results(challenge, deal.id, tried, scores) if is_open else None,
    )


def _results(
    challenge: StoredChallenge, deal: str, tried: Tried, scores: Mapping[str, int]
) -> tuple[ChallengeResult, ...]:
    """The results of everyone who has finished the deal, the highest first."""
    finished = [
        ChallengeResult(one.identity, own.game, own.total, scores[one.identity])
        for one in challenge.players
        if (own := tried.get(one.identity, {}).get(deal)) is not None and own.is_finished
    ]
    return tuple(sorted(finished, key=lambda one: -1 if one.total is None else -one.total))
