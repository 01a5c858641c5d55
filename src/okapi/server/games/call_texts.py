"""What a call says, in the language of the device. It names people and no cards."""

import msgspec

from okapi.locales import Texts, available, texts
from okapi.server.status import CallKind, SeatKind
from okapi.server.storage.calls import Call, Subscription
from okapi.server.storage.games import StoredGame

_HOUR = 3600_000
_DAY = 24 * _HOUR


def content_of(call: Call, device: Subscription, stored: StoredGame, now: int) -> bytes:
    """The message for the service worker, see web/worker/worker.js."""
    if call.kind is CallKind.ANSWERED:
        return msgspec.json.encode({"type": "answered", "game": call.game, "made": call.made})
    words = texts(device.language if device.language in available() else "en")
    title, text = _said(words, call, device, stored, now)
    content = {
        "type": "call",
        "game": call.game,
        "title": title,
        "text": text,
        "language": words.language,
        "path": path_of(call, stored),
        "made": call.made,
    }
    return msgspec.json.encode(content)


def path_of(call: Call, stored: StoredGame) -> str:
    """The address of the game, at the moment that the call speaks of."""
    if call.kind is CallKind.REMATCH:
        return f"/game/{stored.rematch}?since=0"
    return f"/game/{call.game}?since={call.seq}"


def _said(words: Texts, call: Call, device: Subscription, stored: StoredGame, now: int) -> tuple[str, str]:
    others = words.listed(_others(stored, device.identity))
    name = call.name or "Okapi"
    match call.kind:
        case CallKind.TURN:
            sentences = (words.say("call-with", names=others), _time(words, stored, now))
            return words.say("call-turn"), " ".join(filter(None, sentences))
        case CallKind.OVER:
            return words.say("call-over"), words.say("call-with", names=others)
        case CallKind.REMATCH:
            return words.say("call-rematch", name=name), words.say("call-rematch-text")
        case _:
            free = sum(seat.kind is SeatKind.OPEN for seat in stored.seats)
            text = words.say("preview-free", count=free) if free else words.say("call-all-here")
            return words.say("call-joined", name=name), text


def _time(words: Texts, stored: StoredGame, now: int) -> str:
    """How long they have, roughly: the message may arrive later than it was sent."""
    left = 0 if stored.deadline is None else stored.deadline - now
    if left >= 2 * _DAY:
        return words.say("call-days-left", count=left // _DAY)
    return words.say("call-hours-left", count=left // _HOUR) if left >= _HOUR else ""


def _others(stored: StoredGame, identity: str) -> list[str]:
    people = (seat for seat in stored.seats if seat.kind is SeatKind.PERSON and seat.identity != identity)
    return [seat.shown_name or "" for seat in people]
