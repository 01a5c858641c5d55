"""The house rules: what is fair between people at a table, in addition to the rules of the game.

docs/house-rules.md lists them by number, with their tests. Each is decided here, from what is stored about the table.
Callers check whether a person may act at all, as host, player or stranger.
"""

from collections.abc import Collection, Mapping

from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.challenges import Challenger, StoredChallenge
from okapi.server.storage.deals import StoredTry
from okapi.server.storage.regular_tables import RegularTable
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .clock import DAY
from .status import SeatKind, Status

_IDLE = DAY  # after which a person who is connected but does nothing counts as away
RATED_A_DAY = 10  # rated games between the same two people


# Agreeing.


def require_current(stored: StoredGame, terms: int) -> None:
    """H1: people agree to the terms that they have seen, not to what these have become since."""
    if terms != stored.terms:
        raise Refusal(ServerReason.TERMS_CHANGED)


def require_everyone_agreed(stored: StoredGame) -> None:
    """H1: everyone seated has agreed to the terms."""
    asked = [seat for seat in stored.seats if seat.kind is SeatKind.PERSON and seat.agreed != stored.terms]
    if asked:
        raise Refusal(ServerReason.NOT_EVERYONE_AGREED, players=_names(asked))


def require_everyone_here(stored: StoredGame, present: Collection[int], started_by: str) -> None:
    """H2: with less than a day for a move, a game begins only while everyone is there."""
    if stored.agreement.clock is None or 1000 * stored.agreement.clock >= DAY:
        return
    missing = [
        seat
        for number, seat in enumerate(stored.seats)
        if seat.identity not in (None, started_by) and number not in present and not seat.online
    ]
    if missing:
        raise Refusal(ServerReason.NOT_EVERYONE_HERE, players=_names(missing))


def seat_for_a_rematch(seat: StoredSeat, asked_by: str, blockers: Collection[str] = ()) -> StoredSeat:
    """H3: the person who asks for a rematch is seated; a seat is kept for others who stayed to the end."""
    if seat.kind is SeatKind.BOT:
        return StoredSeat(SeatKind.BOT, bot=seat.bot)
    if seat.identity is None or seat.left:
        return StoredSeat(SeatKind.OPEN)
    if seat.identity == asked_by:
        return StoredSeat(SeatKind.PERSON, identity=asked_by, name=seat.name, agreed=1, livery=seat.livery)
    return kept_seat(seat.identity, seat.shown_name or "", blockers, name=seat.name, livery=seat.livery)


def may_become_puzzles(stored: StoredGame) -> bool:
    """H23: whether moments of a finished game may become puzzles.

    Everyone who took a seat has agreed to it (H1), until one of them has their data deleted.
    """
    has_been_forgotten = any(seat.kind is SeatKind.PERSON and seat.identity is None for seat in stored.seats)
    return stored.agreement.puzzles and stored.status is Status.OVER and not stored.is_try and not has_been_forgotten


# Time.


def is_time_up(stored: StoredGame, seat: int) -> bool:
    """H5: whether a bot makes this decision because the person's time for it has run out.

    With a clock, no seat is taken over before that, and a past deadline stays until the decision is made.
    """
    return stored.seats[seat].stand_in is not None and seat in stored.acting and stored.deadline is not None


def is_back(stored: StoredGame, seat: int) -> bool:
    """H5: whether the bot has made the decision for which a person's time was up, and the person is back."""
    is_waiting = stored.status is Status.PLAYING and stored.seats[seat].comes_back
    return is_waiting and not is_time_up(stored, seat)


def replaceable_from(stored: StoredGame, seat: int, *, is_present: bool, served_since: int, absence: int) -> int | None:
    """H7: from when the others may agree, without a clock, to let a bot play for a person; none: not now.

    It must be the person's move. They must have been away for `absence` milliseconds since then, not counting the time
    before the server started; or have been there without doing anything for a day.
    """
    sits = stored.seats[seat]
    is_waited_for = seat in stored.acting and sits.kind is SeatKind.PERSON and sits.stand_in is None
    if stored.agreement.clock is not None or not is_waited_for:
        return None
    since = max(stored.moved or stored.created, served_since)
    return since + _IDLE if is_present else max(since, sits.away_since or 0) + absence


def votes_for_a_bot(stored: StoredGame, seat: int) -> frozenset[int]:
    """H7: the seats whose people want a bot to play for this one. A vote lapses when the game moves on."""
    seq, _, seats = stored.seats[seat].votes.partition(":")
    return frozenset(map(int, seats.split(","))) if seats and int(seq) == stored.seq else frozenset()


def votes_as_text(stored: StoredGame, votes: Collection[int]) -> str:
    """H7: votes for a bot, in the form that is stored."""
    return f"{stored.seq}:{','.join(map(str, sorted(votes)))}"


def do_all_others_want_a_bot(stored: StoredGame, seat: int, votes: Collection[int]) -> bool:
    """H7: whether everyone else who plays has voted for a bot."""
    absent = stored.seats[seat].identity
    others = [number for number, sits in enumerate(stored.seats) if _plays(sits) and sits.identity != absent]
    return set(others) <= set(votes)


# People.


def kept_seat(
    identity: str, called: str, blockers: Collection[str], name: str | None = None, livery: int | None = None
) -> StoredSeat:
    """H14: a seat kept for a person. Somebody who blocked the host is not notified, and the host does not notice."""
    if identity in blockers:
        return StoredSeat(SeatKind.KEPT, name=called, livery=livery)
    return StoredSeat(SeatKind.KEPT, identity=identity, name=name, livery=livery)


def require_welcome(*, is_blocked: bool) -> None:
    """H14: nobody joins a table of a person who has blocked them. They only learn that they are not invited."""
    if is_blocked:
        raise Refusal(ServerReason.NOT_INVITED)


def require_owner(table: RegularTable, identity: str) -> None:
    """H15: only the owner renames a regular table, removes members, hands it over or replaces its link."""
    if table.owner != identity:
        raise Refusal(ServerReason.NOT_THE_OWNER)


# Chat.


def require_chat(stored: StoredGame, seat: int | None) -> None:
    """H13: only people at a table that has agreed to it may write free texts."""
    if seat is None:
        raise Refusal(ServerReason.NOT_SEATED)
    if not stored.agreement.chat:
        raise Refusal(ServerReason.NO_CHAT)


def readers_of(stored: StoredGame) -> tuple[str, ...]:
    """H13: the readers of free texts: the people who have a seat, and have not left for good."""
    return tuple(dict.fromkeys(seat.identity for seat in people_who_stay(stored) if seat.identity is not None))


# Deals that many people play.


def is_deal_on(stored: StoredGame, now: int) -> bool:
    """H17: whether a game has the luck of a deal that is still open to others."""
    return stored.deal is not None and now < stored.deal.closes


def why_no_record(stored: StoredGame, now: int) -> ServerReason | None:
    """Why there is no record to fetch: it shows all cards, so it comes at the end, for a deal at everybody's (H17)."""
    if stored.tutorial is not None:  # its luck is no dealer's, and proves nothing
        return ServerReason.NOT_IN_TUTORIAL
    if stored.status is not Status.OVER:
        return ServerReason.NOT_OVER
    return ServerReason.DEAL_IS_ON if is_deal_on(stored, now) else None


def is_own_deal(stored: StoredGame, identity: str) -> bool:
    """H17: whether this game of a deal is the person's own."""
    return stored.host == identity or any(seat.identity == identity for seat in stored.seats)


def is_challenge_decided(challenge: StoredChallenge, tried: Mapping[str, Mapping[str, StoredTry]]) -> bool:
    """H22: whether nobody can join any more, and everyone has finished or all but one have given up."""

    def is_done(person: Challenger) -> bool:
        own = tried.get(person.identity, {}).values()
        return person.resigned or sum(one.is_finished for one in own) == challenge.deals

    def is_out(person: Challenger) -> bool:
        own = tried.get(person.identity, {}).values()
        return person.resigned or (is_done(person) and all(one.total is None for one in own))

    players = challenge.players
    if len(players) < challenge.size:
        return False
    return all(map(is_done, players)) or sum(not is_out(person) for person in players) <= 1


# The end.


def do_all_agree_to_end(stored: StoredGame) -> bool:
    """H9: whether everyone who plays has voted to end the game.

    People for whom a bot plays now are not asked, unless the game is rated: it should not end while somebody who is
    ahead is away.
    """
    stayed = people_who_stay(stored)
    return all(seat.wants_end for seat in stayed if stored.agreement.rated or _plays(seat))


def is_decided_by_leaving(stored: StoredGame) -> bool:
    """H10: whether only one person is left in a rated game, who has won it."""
    return stored.agreement.rated and len(people_who_stay(stored)) == 1


def people_who_stay(stored: StoredGame) -> list[StoredSeat]:
    """The people who have not left for good."""
    return [seat for seat in stored.seats if seat.kind is SeatKind.PERSON and not seat.left]


def _plays(seat: StoredSeat) -> bool:
    return seat.kind is SeatKind.PERSON and seat.stand_in is None


def _names(seats: list[StoredSeat]) -> str:
    return ", ".join(seat.shown_name or "" for seat in seats)
