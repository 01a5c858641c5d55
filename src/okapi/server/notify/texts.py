"""The text of a notification, in its recipient's language. It names people, but no cards."""

import msgspec

from okapi.locales import Texts, available, texts
from okapi.server.clock import DAY, HOUR
from okapi.server.notify.smtp.letters import Letter
from okapi.server.status import NotificationKind, SeatKind
from okapi.server.storage.challenges import DUEL_SIZE, StoredChallenge
from okapi.server.storage.mailboxes import Mailbox
from okapi.server.storage.notifications import Notification
from okapi.server.storage.stored_game import StoredGame
from okapi.server.storage.subscriptions import Subscription

from .reasons import Subject


def content_of(notification: Notification, device: Subscription, stored: Subject, now: int) -> bytes:
    """The message for the service worker, see web/worker/worker.js."""
    if notification.kind is NotificationKind.ANSWERED:
        return msgspec.json.encode({"type": "answered", "game": notification.game, "made": notification.made})
    words = _words(device.language)
    title, text = _said(words, notification, device.identity, stored, now)
    content = {
        "type": "notification",
        "game": notification.game,
        "title": title,
        "text": text,
        "language": words.language,
        "path": path_of(notification, stored),
        "made": notification.made,
    }
    return msgspec.json.encode(content)


def path_of(notification: Notification, stored: Subject) -> str:
    """The path of the game at the moment of the notification, or of the page that it is about."""
    if stored is None:
        return "/friends" if notification.kind is NotificationKind.FILED else f"/tables/{notification.game}"
    if isinstance(stored, StoredChallenge):
        return f"/challenge/{stored.id}"
    if notification.kind is NotificationKind.REMATCH and stored.rematch is not None:
        return f"/game/{stored.rematch}?since=0"
    return f"/game/{notification.game}?since={notification.seq}"


def letter_of(notification: Notification, mailbox: Mailbox, stored: Subject, now: int, site: str) -> Letter:
    words = _words(mailbox.language)
    title, text = _said(words, notification, mailbox.identity, stored, now)
    return Letter(
        words.language,
        words.say("mail-subject", title=title),
        title,
        text,
        button=words.say("mail-open") if isinstance(stored, StoredGame) else words.say("mail-open-page"),
        link=site + path_of(notification, stored),
        why=words.say("mail-why", site=site),
        stop=f"{site}/mail/stop?of={mailbox.stop}",
        stop_text=words.say("mail-stop"),
    )


def confirmation(language: str, code: str, site: str) -> Letter:
    """The mail that asks to confirm an address. It has nothing in it that the sender could have written."""
    words = _words(language)
    title = words.say("mail-confirm")
    return Letter(
        words.language,
        words.say("mail-subject", title=words.say("mail-confirm-subject")),
        title,
        words.say("mail-confirm-text", site=site),
        button=title,
        link=f"{site}/mail/confirm#{code}",
        why=words.say("mail-confirm-ignore"),
    )


def _words(language: str) -> Texts:
    return texts(language if language in available() else "en")


def _said(words: Texts, notification: Notification, identity: str, stored: Subject, now: int) -> tuple[str, str]:
    name = notification.name or "Okapi"
    if stored is None:
        if notification.kind is NotificationKind.FILED:
            return words.say("notification-filed", name=name), words.say("notification-filed-text")
        return words.say("notification-belongs", name=name), words.say("notification-belongs-text")
    if isinstance(stored, StoredChallenge):
        return _said_of_challenge(words, name, identity, stored)
    others = words.listed(_others(stored, identity))
    match notification.kind:
        case NotificationKind.TURN:
            sentences = (words.say("notification-with", names=others), _time(words, stored, now))
            return words.say("notification-turn"), " ".join(filter(None, sentences))
        case NotificationKind.OVER:
            return words.say("notification-over"), words.say("notification-with", names=others)
        case NotificationKind.REMATCH:
            is_new = stored.rematch is None
            title = (
                words.say("notification-invited", name=name) if is_new else words.say("notification-rematch", name=name)
            )
            return title, words.say("notification-rematch-text")
        case _:
            free = sum(seat.kind is SeatKind.OPEN for seat in stored.seats)
            text = words.say("preview-free", count=free) if free else words.say("notification-all-here")
            return words.say("notification-joined", name=name), text


def _said_of_challenge(words: Texts, name: str, identity: str, stored: StoredChallenge) -> tuple[str, str]:
    """The text follows the state of the challenge: everyone may have played since the notification was stored."""
    kind = "duel" if stored.size == DUEL_SIZE else "evening"
    own = stored.person(identity)
    if stored.settled:
        return words.say("notification-duel-over", kind=kind), words.say("notification-duel-over-text")
    if own is None or own.joined is None:
        return words.say("notification-duel", name=name, kind=kind), words.say("notification-duel-text")
    return words.say("notification-duel-played", name=name, kind=kind), words.say("notification-duel-played-text")


def _time(words: Texts, stored: StoredGame, now: int) -> str:
    """Roughly how much time is left: the message may arrive late."""
    left = 0 if stored.deadline is None else stored.deadline - now
    if left >= 2 * DAY:
        return words.say("notification-days-left", count=left // DAY)
    return words.say("notification-hours-left", count=left // HOUR) if left >= HOUR else ""


def _others(stored: StoredGame, identity: str) -> list[str]:
    people = (seat for seat in stored.seats if seat.kind is SeatKind.PERSON and seat.identity != identity)
    return [seat.shown_name or "" for seat in people]
