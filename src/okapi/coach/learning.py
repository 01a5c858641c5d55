"""Another try at a decision of a finished game, compared with what was played and with what is best."""

from okapi.compiled.compilation import is_plain
from okapi.game import Action, View

from .advising import WORLDS_IN_PLAIN_PYTHON, explained
from .forecast import Estimator, Forecast
from .judging import judged, verdict_on
from .results import ComparedMove, TryOutcome, Verdict
from .worlds import WORLDS, try_moves

MAX_MOVES = 3


def compare(
    view: View, tried: Action, played: Action, *, step: int, level: float, worlds: int | None = None,
    estimator: Estimator | None = None,
) -> ComparedMove:  # fmt: skip
    """What a move is worth in the same worlds in which the review judged the one that was played.

    UnknownBoard: the network cannot read the game.
    """
    worlds = worlds or (WORLDS_IN_PLAIN_PYTHON if is_plain() else WORLDS)
    estimator = estimator or Forecast(view.table.board, view.table.rules, level=level)
    found = try_moves(view, estimator, worlds, step, played, tried)
    good = [which for which, action in enumerate(found.actions) if action in found.good]
    loss, margin = judged(found, found.actions.index(tried))
    share, before = found.share(found.actions.index(tried)), found.share(found.actions.index(played))
    # Players read whole percentages: what looks the same is no better.
    outcome = TryOutcome.BETTER if round(100 * share) > round(100 * before) else TryOutcome.WORSE
    if tried == played:
        outcome = TryOutcome.SAME
    elif verdict_on(loss, margin) is Verdict.FINE:
        outcome = TryOutcome.FOUND
    return ComparedMove(
        outcome=outcome,
        share=share,
        played=before,
        moves=tuple(explained(view, found.actions[which], found.share(which)) for which in good[:MAX_MOVES]),
    )
