"""What the coach may do at a table. The server refuses the rest, and `GameInfo` says so in advance."""

from okapi.server.protocol.reasons import ServerReason
from okapi.server.status import SeatKind, Status
from okapi.server.storage.stored_game import StoredGame


def why_not_advised(stored: StoredGame, seat: int) -> ServerReason | None:
    """There is no advice against people who have not agreed to it, and none in a rated game."""
    if stored.tutorial is not None:
        return ServerReason.NOT_IN_TUTORIAL
    if stored.agreement.rated:
        return ServerReason.NO_RATED_ADVICE
    if stored.is_try:  # H18
        return ServerReason.NO_DEAL_ADVICE
    others = [
        other
        for number, other in enumerate(stored.seats)
        if number != seat and other.kind is SeatKind.PERSON and not other.left
    ]
    return ServerReason.NOT_AGREED if others and not stored.agreement.advice else None


def why_not_reviewed(stored: StoredGame) -> ServerReason | None:
    """Only finished games are reviewed, and only games that were played from the start."""
    if stored.tutorial is not None:
        return ServerReason.NOT_IN_TUTORIAL
    if stored.status is not Status.OVER:
        return ServerReason.NOT_OVER
    return None if stored.played_on is None else ServerReason.PLAYED_ON
