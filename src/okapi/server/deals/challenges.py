"""Duels and game nights: people play the same deals, each when they like, and compare results in the end (H20–H22)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import commitment_to
from okapi.server.clock import DAY
from okapi.server.entropy import Entropy
from okapi.server.house_rules import is_challenge_decided
from okapi.server.lengths import MAX_ID
from okapi.server.logs import log
from okapi.server.play.observers import GameObserver
from okapi.server.play.seating import require_bot
from okapi.server.protocol.messages import MIN_CHALLENGERS, Me, NewChallenge
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import NotificationKind, Status
from okapi.server.storage import challenges as storage
from okapi.server.storage.challenges import StoredChallenge
from okapi.server.storage.deals import StoredDeal, keep_deal, opponents_text, tries_at_challenge
from okapi.server.storage.identities import name_of
from okapi.server.storage.known_people import blockers_of, do_know_each_other, has_blocked

from . import tries
from .context import DealContext

_MAX_OPEN = 20  # of one person
_MAX_UNANSWERED = 3  # invitations of one person to another
_KEPT = 365 * DAY  # after the end


@asynccontextmanager
async def _changing(
    context: DealContext, id: str, me: Me, *, as_host: bool = False
) -> AsyncIterator[tuple[AsyncConnection, StoredChallenge]]:
    """Change a challenge in progress. Refusal: the person is not part of it, or not its host, or it is over."""
    async with context.database.write() as connection:
        challenge = await found(connection, id, me, lock=True)
        if as_host and challenge.host != me.id:
            raise Refusal(ServerReason.NOT_THE_CHALLENGER)
        _require_on(challenge, context.now())
        yield connection, challenge


async def found(connection: AsyncConnection, id: str, me: Me, *, lock: bool = False) -> StoredChallenge:
    """A challenge that a person is part of, or invited to. Others do not even learn that it exists (H20)."""
    challenge = await storage.load_challenge(connection, id, lock=lock)
    own = None if challenge is None else challenge.person(me.id)
    if challenge is None or own is None or own.hidden:
        raise Refusal(ServerReason.NO_SUCH_CHALLENGE)
    return challenge


async def invited(
    connection: AsyncConnection, id: str, me: Me | None, link: str | None, *, lock: bool = False
) -> StoredChallenge:
    """A challenge to which a person has the link or an invitation. H14: the link does not work for blocked people."""
    challenge = await storage.load_challenge(connection, id, lock=lock)
    own = None if challenge is None or me is None else challenge.person(me.id)
    if challenge is not None and own is not None and not own.hidden:
        return challenge
    is_right = challenge is not None and bool(challenge.link) and _is_same(challenge.link, link)
    is_blocked = challenge is not None and me is not None and await has_blocked(connection, challenge.host, me.id)
    if challenge is None or not is_right or is_blocked:
        raise Refusal(ServerReason.NO_SUCH_CHALLENGE)
    return challenge


def _is_same(link: str | None, given: str | None) -> bool:
    return compare_digest((link or "").encode(), (given or "").encode())


def _require_on(challenge: StoredChallenge, now: int) -> None:
    if now >= challenge.closes:
        raise Refusal(ServerReason.CHALLENGE_OVER)


# Making and joining challenges.


async def challenge(context: DealContext, me: Me, wanted: NewChallenge) -> str:
    """Make a duel or an evening, which its host joins; its id."""
    now, id = context.now(), context.entropy.id()
    opponents = tuple(require_bot(bot) for bot in wanted.opponents)
    if len(opponents_text(opponents)) > MAX_ID:  # bots from elsewhere may have long names
        raise Refusal(ServerReason.BAD_SEATS)
    new = StoredChallenge(id, me.id, context.entropy.token(), wanted.size, wanted.deals, now, now + wanted.days * DAY)
    async with context.database.write() as connection:
        await _require_room(connection, me, now)
        await storage.insert_challenge(connection, new)
        for number, name in enumerate(new.deal_ids):
            await keep_deal(connection, _drawn(context.entropy, new, name, number, opponents))
        await storage.add_challenger(connection, id, me.id, now, joins=True)
        if wanted.person is not None:
            await _invite(context, connection, new, me, wanted.person)
    log.info("challenge made", extra={"about": {"size": wanted.size, "deals": wanted.deals}})
    return id


def _drawn(
    entropy: Entropy, challenge: StoredChallenge, name: str, number: int, opponents: tuple[str, ...]
) -> StoredDeal:
    """A deal of a challenge. Everyone has the same seat, which changes from deal to deal (H21)."""
    secret = entropy.secret()
    return StoredDeal(
        id=name,
        secret=secret.hex(),
        commitment=commitment_to(secret),
        opponents=opponents,
        opens=challenge.created,
        closes=challenge.closes,
        seat=number % (1 + len(opponents)),
        challenge=challenge.id,
    )


async def _require_room(connection: AsyncConnection, me: Me, now: int) -> None:
    if await storage.count_open_challenges(connection, me.id, now) >= _MAX_OPEN:
        raise Refusal(ServerReason.TOO_MANY_CHALLENGES, max=_MAX_OPEN)


async def invite(context: DealContext, id: str, me: Me, person: str) -> None:
    """Challenge a person whom the host has played with. A second time changes nothing."""
    async with _changing(context, id, me, as_host=True) as (connection, challenge):
        if challenge.person(person) is None:
            await _invite(context, connection, challenge, me, person)


async def _invite(
    context: DealContext, connection: AsyncConnection, challenge: StoredChallenge, me: Me, person: str
) -> None:
    """Invite a person. H14: people who have blocked the host are not notified, and the host does not notice."""
    name, now = await name_of(connection, person), context.now()
    may_be_asked = name is not None and person != me.id and await do_know_each_other(connection, me.id, person)
    if name is None or not may_be_asked or await has_blocked(connection, me.id, person):
        raise Refusal(ServerReason.NO_SUCH_PERSON)
    if len(challenge.people) >= challenge.size:
        raise Refusal(ServerReason.CHALLENGE_FULL, max=challenge.size)
    if await storage.count_invitations(connection, me.id, person, now) >= _MAX_UNANSWERED:
        raise Refusal(ServerReason.TOO_OFTEN_INVITED, name=name)
    is_hidden = person in await blockers_of(connection, me.id)
    await storage.add_challenger(connection, challenge.id, person, now, joins=False, hidden=is_hidden)
    if not is_hidden:
        await context.notify(connection, challenge.id, NotificationKind.DUEL, {person}, me.name)


async def join(context: DealContext, id: str, me: Me, link: str | None) -> None:
    """Join a challenge. A place that is reserved for an invited person is not free."""
    async with context.database.write() as connection:
        challenge = await invited(connection, id, me, link, lock=True)
        own, now = challenge.person(me.id), context.now()
        if own is not None and own.joined is not None:
            return
        _require_on(challenge, now)
        if sum(one.identity != me.id for one in challenge.people) >= challenge.size:
            raise Refusal(ServerReason.CHALLENGE_FULL, max=challenge.size)
        await _require_room(connection, me, now)
        await storage.add_challenger(connection, id, me.id, now, joins=True)


async def close_list(context: DealContext, id: str, me: Me) -> None:
    """Stop waiting for others: the people who have joined play."""
    async with _changing(context, id, me, as_host=True) as (connection, challenge):
        for one in challenge.people:
            if one.joined is None:
                await storage.remove_challenger(connection, challenge, one.identity)
        await storage.change_challenge(connection, id, size=max(MIN_CHALLENGERS, len(challenge.players)))
    await settle(context, id)


async def leave(context: DealContext, id: str, me: Me) -> None:
    """Leave: before the first deal it removes the person, later it is a resignation (H22)."""
    async with _changing(context, id, me) as (connection, challenge):
        begun = (await tries_at_challenge(connection, id)).get(me.id, {})
        if begun:
            await storage.resign(connection, id, me.id)
        else:
            await storage.remove_challenger(connection, challenge, me.id)
    for one in begun.values():
        if one.status is Status.PLAYING:
            with suppress(Refusal):  # it has ended since
                await context.leave_for_good(one.game, me)
    await settle(context, id)


# Playing.


async def begin(context: DealContext, id: str, me: Me, number: int) -> str:
    """The id of the game in which a person plays one of the deals."""

    async def find(connection: AsyncConnection) -> StoredDeal:
        challenge = await found(connection, id, me)
        own = challenge.person(me.id)
        has_resigned = own is not None and own.resigned and context.now() < challenge.closes
        if own is None or own.joined is None or number > challenge.deals or has_resigned:
            raise Refusal(ServerReason.NO_SUCH_DEAL)
        return (await storage.deals_of_challenge(connection, challenge))[number - 1]

    return (await tries.begin(context, me, find))[0]


# The end.


async def settle(context: DealContext, id: str) -> None:
    """Close a challenge that is decided or out of time. From now on everyone in it may see everything (H20)."""
    now = context.now()
    async with context.database.write() as connection:
        challenge = await storage.load_challenge(connection, id, lock=True)
        if challenge is None or challenge.settled:
            return
        tried = await tries_at_challenge(connection, id)
        if now < challenge.closes and not is_challenge_decided(challenge, tried):
            return
        closes = min(challenge.closes, max(now, await storage.last_end(connection, id)))
        await storage.settle(connection, id, closes)
        everyone = {one.identity for one in challenge.players}
        await context.notify(connection, id, NotificationKind.DUEL, everyone, None)
        games = await storage.games_of_challenge(connection, id)
        for game in games:
            await context.database.notify(connection, game)
    for game in games:
        context.registry.reload_soon(game)
    log.info("challenge settled", extra={"about": {"games": len(games)}})


async def clean_up_challenges(context: DealContext) -> None:
    """Settle challenges that are out of time, and delete old ones."""
    now = context.now()
    async with context.database.read() as connection:
        late = await storage.unsettled(connection, now)
    for id in late:
        await settle(context, id)
    async with context.database.write() as connection:
        await storage.delete_old_challenges(connection, now - _KEPT)


class ChallengeObserver(GameObserver):
    """Settles a challenge after its last game; notifies the others when somebody finishes."""

    def __init__(self, context: DealContext) -> None:
        self._context = context

    async def ended(self, game: str, *, is_rated: bool) -> None:
        session = self._context.registry.peek(game)
        deal = None if session is None else session.stored.deal
        if session is not None and deal is not None and deal.challenge is not None:
            player = session.stored.seats[deal.seat].identity
            self._context.tasks.start(self._settle_and_notify(deal.challenge, player))

    async def _settle_and_notify(self, id: str, player: str | None) -> None:
        try:
            await settle(self._context, id)
            await self._notify_others(id, player)
        except Exception as error:  # it is settled when somebody looks at it, or when its time is up
            log.error("settling a challenge failed", exc_info=error)

    async def _notify_others(self, id: str, player: str | None) -> None:
        async with self._context.database.write() as connection:
            challenge = await storage.load_challenge(connection, id, lock=True)
            own = None if challenge is None or player is None else challenge.person(player)
            if challenge is None or own is None or challenge.settled or own.resigned:
                return
            tried = (await tries_at_challenge(connection, id)).get(own.identity, {})
            if sum(one.is_finished for one in tried.values()) == challenge.deals:
                others = {one.identity for one in challenge.players} - {own.identity}
                await self._context.notify(connection, id, NotificationKind.DUEL, others, own.name)
