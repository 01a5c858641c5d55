"""Why the server refuses something. Each reason is a key of the message catalogs, as in `okapi.game`."""

from enum import StrEnum
from typing import Self

Detail = str | int


class ServerReason(StrEnum):
    """A reason that is not a rule of the game, with its key and its HTTP status."""

    status: int

    def __new__(cls, key: str, status: int) -> Self:
        reason = str.__new__(cls, key)
        reason._value_ = key
        reason.status = status
        return reason

    MALFORMED = "request.malformed", 400
    TOO_LARGE = "request.too-large", 413
    TOO_SLOWLY_SENT = "request.too-slow", 408
    NOT_FOUND = "request.not-found", 404
    WRONG_METHOD = "request.wrong-method", 405
    WRONG_ORIGIN = "request.wrong-origin", 403
    NOT_TEXT = "request.not-text", 400
    TOO_MANY_REQUESTS = "rate.too-many-requests", 429
    TOO_MANY_SOCKETS = "rate.too-many-sockets", 429
    TOO_MANY_GAMES = "rate.too-many-open-games", 429
    TOO_MANY_WATCHED = "rate.too-many-watched", 429
    TOO_MANY_INVITES = "rate.too-many-invites", 429
    TOO_MANY_TOKENS = "rate.too-many-tokens", 429
    TOO_MANY_REMARKS = "rate.too-many-remarks", 429
    TOO_MANY_MUTED = "rate.too-many-muted", 429
    TOO_MANY_REVIEWS = "rate.too-many-reviews", 429
    TOO_MUCH_ADVICE = "rate.too-much-advice", 429

    WHO_ARE_YOU = "identity.unknown", 401
    SIGNED_OUT = "identity.signed-out", 401
    BAD_NAME = "identity.bad-name", 422
    NO_SUCH_DEVICE = "identity.unknown-device", 404
    BAD_CODE = "identity.bad-transfer-code", 403
    NOT_SHOWN = "identity.not-shown", 404
    NO_SUCH_PERSON = "identity.unknown-person", 404

    TOO_OFTEN_INVITED = "people.too-often-invited", 429
    NO_SUCH_REGULAR_TABLE = "regular-table.unknown", 404
    NOT_THE_OWNER = "regular-table.not-the-owner", 403
    REGULAR_TABLE_FULL = "regular-table.full", 409
    TOO_MANY_REGULAR_TABLES = "regular-table.too-many", 429
    NOT_IN_IT = "almanac.not-in-it", 422
    ALREADY_FILED = "almanac.already-filed", 409
    NOT_FILED = "almanac.unknown", 404
    TOO_MANY_FILED = "almanac.too-many", 429

    BAD_SUBSCRIPTION = "notifications.bad-subscription", 422
    UNKNOWN_PUSH_SERVICE = "notifications.unknown-service", 422
    BAD_PREFERENCES = "notifications.bad-preferences", 422
    NOT_SUBSCRIBED = "notifications.not-subscribed", 409

    NO_MAIL = "mail.not-here", 409
    BAD_MAIL_ADDRESS = "mail.bad-address", 422
    TOO_MANY_MAILS = "mail.too-many", 429
    MAIL_NOT_SENT = "mail.not-sent", 503
    MAIL_REFUSED = "mail.refused", 422
    BAD_MAIL_CODE = "mail.bad-code", 403
    NO_MAILBOX = "mail.no-address", 409

    NO_SUCH_GAME = "game.unknown", 404
    NO_SUCH_BOARD = "game.unknown-board", 404
    TOO_FEW_TICKETS = "game.too-few-tickets", 422
    NO_SUCH_BOT = "game.unknown-bot", 422
    BAD_RULES = "game.bad-rules", 422
    BAD_CLOCK = "game.bad-clock", 422
    BAD_BOT_DELAY = "game.bad-bot-delay", 422
    BAD_SEATS = "game.bad-seats", 422
    NOT_THE_HOST = "game.not-the-host", 403
    NOT_INVITED = "game.not-invited", 403
    ALREADY_STARTED = "game.already-started", 409
    NOT_STARTED = "game.not-started", 409
    NOT_FULL = "game.not-full", 409
    NOT_OVER = "game.not-over", 409
    OVER = "game.over", 409
    ENDED = "game.ended", 409
    CLOSED = "game.closed", 409
    FULL = "game.full", 409
    TERMS_CHANGED = "game.terms-changed", 409
    NOT_EVERYONE_AGREED = "game.not-everyone-agreed", 409
    NOT_EVERYONE_HERE = "game.not-everyone-here", 409
    RATED_WITHOUT_CLOCK = "game.rated-without-clock", 422
    RATED_TOO_OFTEN = "game.rated-too-often", 429
    RATED_WITHOUT_BOTS = "game.rated-without-bots", 409
    RATED_ONE_SEAT = "game.rated-one-seat", 409

    NO_SUCH_OWN_BOARD = "board.unknown", 404
    NO_SUCH_BOARD_LINK = "board.unknown-link", 404
    BOARD_CHANGED = "board.changed-elsewhere", 409
    TOO_MANY_BOARDS = "board.too-many", 429
    BOARD_TOO_LARGE = "board.too-large", 422
    OWN_BOARD_LISTED = "board.not-listed", 409
    OWN_BOARD_RATED = "board.not-rated", 409

    NO_SUCH_SEAT = "seat.unknown", 404
    NOT_YOUR_SEAT = "seat.not-yours", 403
    SEAT_TAKEN = "seat.taken", 409
    LIVERY_TAKEN = "seat.livery-taken", 409
    NOT_SEATED = "seat.none-held", 409
    TIME_RUNS = "seat.time-runs", 409
    STILL_THERE = "seat.still-there", 409
    NOT_WAITED_FOR = "seat.not-waited-for", 409
    TIME_IS_UP = "seat.time-is-up", 409
    NOT_A_PERSON = "seat.not-a-person", 409
    LEFT = "seat.left", 409

    STALE = "command.stale", 409

    NO_SUCH_TUTORIAL = "tutorial.unknown", 404
    ANOTHER_MOVE = "tutorial.another-move", 409
    NOT_IN_TUTORIAL = "tutorial.not-available", 409

    NO_SUCH_DEAL = "deal.unknown", 404
    DEAL_IS_ON = "deal.is-on", 403
    DEAL_IS_CLOSING = "deal.is-closing", 409
    NO_DEAL_ADVICE = "deal.no-advice", 409
    NO_SUCH_CHALLENGE = "challenge.unknown", 404
    CHALLENGE_FULL = "challenge.full", 409
    CHALLENGE_OVER = "challenge.over", 409
    TOO_MANY_CHALLENGES = "challenge.too-many", 429
    NOT_THE_CHALLENGER = "challenge.not-the-host", 403
    NO_SUCH_PUZZLE = "puzzle.unknown", 404

    NO_COACH = "review.not-installed", 409
    NO_SUCH_REVIEW = "review.unknown", 404
    BAD_RECORD = "review.bad-record", 422
    FOREIGN_BOARD = "review.unknown-board", 422
    FOREIGN_PLAYERS = "review.wrong-players", 422
    FOREIGN_RULES = "review.unknown-rules", 422
    BOARD_NOT_KNOWN = "review.board-unknown", 422
    UNFINISHED_RECORD = "review.not-finished", 422
    PLAYED_ON = "review.played-on", 409
    REVIEW_FAILED = "review.failed", 503
    NOT_AGREED = "advice.not-agreed", 409
    NO_RATED_ADVICE = "advice.rated", 409
    NOTHING_TO_DECIDE = "advice.not-your-turn", 409
    NO_ADVICE = "advice.none", 503
    NO_CHAT = "chat.not-agreed", 409
    NOTHING_SAID = "chat.nothing-said", 422
    NOT_JUDGED = "learn.not-judged", 404
    NO_SUCH_MOMENT = "play-on.no-such-moment", 422

    TOO_SLOW = "server.client-too-slow", 503
    RESTARTING = "server.restarting", 503
    NOT_READY = "server.not-ready", 503
    BUSY = "server.busy", 503
    OUTCOME_UNKNOWN = "server.outcome-unknown", 503
    FAILED = "server.failed", 500


class Refusal(Exception):
    """The request is refused and nothing has changed. `details` fill the message of the reason."""

    def __init__(self, reason: ServerReason, **details: Detail) -> None:
        self.reason = reason
        self.details = details
        super().__init__(reason)
