"""The coach: what each decision of a finished game was worth, and what was luck (docs/coach.md).

found = review(record, board)
advice(view_for(state, seat))
play_on(record, board, step, seat, seed="again")
"""

from okapi.bots.playing_on import NoSuchMoment, play_on

from .advice import Advice, Because, advice
from .forecast import Estimator, Forecast, Outlook, UnknownBoard
from .judging import THRESHOLDS, Alternative, Judgement, Verdict
from .ledger import LUCK, Account, LedgerEntry, Source
from .moment import About, Fact, Kind, Moment
from .review import NotFinished, Point, Review, review

__all__ = [
    "LUCK",
    "THRESHOLDS",
    "About",
    "Account",
    "Advice",
    "Alternative",
    "Because",
    "Estimator",
    "Fact",
    "Forecast",
    "Judgement",
    "Kind",
    "LedgerEntry",
    "Moment",
    "NoSuchMoment",
    "NotFinished",
    "Outlook",
    "Point",
    "Review",
    "Source",
    "UnknownBoard",
    "Verdict",
    "advice",
    "play_on",
    "review",
]
