"""What reaches people who are elsewhere: mail and notifications of every kind, and how a shared link looks."""

import html
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from okapi.server.notify.smtp.letters import Letter
from okapi.server.notify.texts import confirmation, content_of, letter_of
from okapi.server.status import NOTIFICATION_CHOICES, Agreement, NotificationKind, SeatKind
from okapi.server.storage.mailboxes import Mailbox
from okapi.server.storage.notifications import Notification
from okapi.server.storage.stored_game import StoredGame, StoredSeat
from okapi.server.storage.subscriptions import Subscription

from .sheet import HEADING, TEXT, TITLE, Piece

SITE = "https://okapi.example.org"
NAMES = ("Ben", "Cleo", "Dana", "Emil")
HOUR, DAY = 3_600_000, 24 * 3_600_000
HOURS, DAYS = (1, 2, 5, 21), (2, 5, 21)  # one day is said in hours


def cases() -> Iterator[tuple[str, Notification, StoredGame | None]]:
    """Every notification that people get, with names and counts."""
    for kind in NOTIFICATION_CHOICES:
        note = Notification("ada", "game", kind, 1, 0, name=NAMES[0])
        match kind:
            case NotificationKind.TURN:
                yield "one’s turn, without a clock", note, game(others=1)
                for hours in HOURS:
                    yield f"one’s turn, hours left: {hours}", note, game(others=2, deadline=hours * HOUR)
                for days in DAYS:
                    yield f"one’s turn, days left: {days}", note, game(others=4, deadline=days * DAY)
            case NotificationKind.JOINED:
                for free in (0, 1, 2):
                    yield f"somebody sat down, free seats: {free}", note, game(others=1, free=free)
                yield "somebody belongs to a regular table now", note, None
            case NotificationKind.FILED:
                yield "somebody filed a game on a real board", note, None
            case _:
                yield kind.value, note, game(others=2)


def game(*, others: int, free: int = 0, deadline: int | None = None) -> StoredGame:
    """A table of Ada's, as far as a notification looks at it."""
    people = [StoredSeat(SeatKind.PERSON, identity=name.lower(), person=name) for name in ("Ada", *NAMES[:others])]
    table: dict[str, Any] = dict.fromkeys(StoredGame.__struct_fields__)
    table |= {"id": "game", "host": "ada", "agreement": Agreement(), "rematch": "next", "deadline": deadline}
    return StoredGame(**table | {"seats": (*people, *[StoredSeat(SeatKind.OPEN)] * free)})


def letters(language: str) -> Iterator[Piece]:
    """Every mail, headed by its occasion."""
    mailbox = Mailbox("ada", "stop", 0, address="ada@example.org", language=language)
    yield from _letter("an address to confirm", confirmation(language, "code", SITE))
    for title, notification, stored in cases():
        yield from _letter(title, letter_of(notification, mailbox, stored, 0, SITE))


def _letter(title: str, letter: Letter) -> Iterator[Piece]:
    yield Piece(TITLE, f"mail: {title}", 2)
    yield Piece(HEADING, letter.subject, 3)
    yield Piece(TEXT, letter.text)
    yield Piece("link", letter.button)
    yield Piece(TEXT, letter.why)
    yield Piece("link", letter.stop_text)


def notifications(language: str) -> Iterator[Piece]:
    """Every notification on a device, as it stands there: its title, its text."""
    device = Subscription("token", "ada", "https://push.example.org/1", "", "", 0, language=language)
    for title, notification, stored in cases():
        said = msgspec.json.decode(content_of(notification, device, stored, 0))
        yield Piece(TITLE, f"notification: {title}", 2)
        yield Piece(TEXT, f"{said['title']} · {said['text']}")


def preview(title: str, page: str) -> Iterator[Piece]:
    """How a link to this page looks where it is shared."""
    tags = dict(re.findall(r'<meta property="og:(title|description)" content="([^"]*)"', page))
    yield Piece(TITLE, title, 2)
    yield from (Piece(TEXT, html.unescape(tags[name])) for name in ("title", "description") if name in tags)
