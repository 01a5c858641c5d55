"""What a game notifies a person of, and whether a notification is still worth sending."""

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import NotificationKind, SeatKind, Status
from okapi.server.storage.challenges import StoredChallenge
from okapi.server.storage.mailboxes import Mailbox
from okapi.server.storage.notifications import Notification, has_decided
from okapi.server.storage.stored_game import StoredGame
from okapi.server.storage.subscriptions import Subscription


class Actor(Struct, frozen=True):
    """A person who took a seat, asked for a rematch or invited people. The others are notified with this name."""

    identity: str
    name: str
    invites: frozenset[str] = frozenset()  # to this table
    hidden_from: frozenset[str] = frozenset()  # people who have blocked them (H14)

    def after(self, before: "Actor | None") -> "Actor":
        """This actor, combined with what the same person did a moment before."""
        if before is None or before.identity != self.identity:
            return self
        return Actor(self.identity, self.name, self.invites | before.invites, self.hidden_from | before.hidden_from)


Recipient = Subscription | Mailbox
Subject = StoredGame | StoredChallenge | None  # none: a regular table, or an entry of the almanac
NO_GAME = -1  # the sequence number of a notification about something else


def kind_for(stored: StoredGame, recipient: Recipient, actor: Actor | None) -> NotificationKind | None:
    """What a game in this state notifies a person of, if they want that kind."""
    kind = _kind(stored, recipient, actor)
    return kind if kind in recipient.kinds else None


def _kind(stored: StoredGame, recipient: Recipient, actor: Actor | None) -> NotificationKind | None:
    is_own_action = actor is not None and actor.identity == recipient.identity
    match stored.status:
        case Status.PLAYING:
            people = {seat.identity for seat in stored.seats if seat.identity is not None}
            return NotificationKind.TURN if len(people) > 1 and must_decide(stored, recipient.identity) else None
        case Status.OVER if stored.rematch is not None:
            is_hidden = actor is None or is_own_action or recipient.identity in actor.hidden_from
            return None if is_hidden else NotificationKind.REMATCH
        case Status.OVER:
            is_news = stored.moved is not None and stored.moved >= recipient.created
            return NotificationKind.OVER if is_news else None
        case Status.LOBBY if actor is not None and not is_own_action and stored.host == recipient.identity:
            return NotificationKind.JOINED
        case Status.LOBBY if actor is not None and recipient.identity in actor.invites:
            return NotificationKind.REMATCH
        case _:
            return None


def must_decide(stored: StoredGame, identity: str) -> list[int]:
    own = stored.seats_of(identity)
    return [seat for seat in own if seat in stored.acting and stored.seats[seat].played_by_bot is None]


async def has_come_back(connection: AsyncConnection, stored: StoredGame, identity: str, before: Notification) -> bool:
    """Whether a person has decided anything since they were notified of a turn."""
    seats = must_decide(stored, identity)
    return any([await has_decided(connection, stored.id, seat, before.seq) for seat in seats])


def still_holds(stored: Subject, identity: str, notification: Notification) -> bool:
    """Whether a notification that was stored a while ago is still worth sending."""
    if stored is None:
        return True
    if isinstance(stored, StoredChallenge):
        return stored.person(identity) is not None
    match notification.kind:
        case NotificationKind.TURN:
            return stored.status is Status.PLAYING and bool(must_decide(stored, identity))
        case NotificationKind.JOINED:
            return stored.status is Status.LOBBY
        case NotificationKind.REMATCH if stored.rematch is None:  # a seat was kept for them
            kept = (seat for seat in stored.seats if seat.kind is SeatKind.KEPT)
            return any(seat.identity == identity for seat in kept)
        case _:
            return True
