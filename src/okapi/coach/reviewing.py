"""A whole game reviewed: curve of winning chances, ledger of luck, judgement of decisions, key moments."""

from collections.abc import Callable, Iterator, Sequence

from okapi.board import Board
from okapi.game import Decision, Seat, Stage, StartingTicketsSettled, TurnEnded, action_behind, options, view_for
from okapi.record import Record, Replayed, replay

from .forecast import STRONG, Estimator, Forecast, coaching_network, level_of
from .judging import judge
from .ledger import Chain, accounts, make_chain
from .moments import found_moments
from .results import CurvePoint, GameReview, JudgedDecision, NotFinished, SeatAccount
from .story import Storyteller
from .worlds import WORLDS

Progress = Callable[[int, int], None]  # decisions judged, of how many


def review(
    record: Record,
    board: Board,
    *,
    seats: Sequence[Seat] | None = None,
    worlds: int = WORLDS,
    estimator: Estimator | None = None,
    progress: Progress | None = None,
) -> GameReview:
    """Review a finished game, for some seats or all.

    RecordError: it is not the honest record of a game. NotFinished: it is not over. BeyondLimits and
    NumbaMissing: the compiled engine cannot play it. UnknownBoard: the network cannot read it.
    """
    replayed = _finished(record, board)
    level = STRONG
    if estimator is None:
        level = level_of(replayed, coaching_network(board, record.header.rules))
        estimator = Forecast(board, record.header.rules, level=level)
    chosen = tuple(range(len(record.header.players))) if seats is None else tuple(seats)
    turns = tuple(turns_of(replayed))
    chain = make_chain(replayed, estimator, seed=record.header.board.hash)
    judgements = tuple(_judged(replayed, turns, chosen, estimator, worlds, progress))
    curve, sums = _curve(chain, turns), accounts(chain)
    found = found_moments(replayed, turns, judgements, chain.changes, chosen)
    teller = Storyteller(curve, sums, judgements, chain.changes, turns, found)
    return GameReview(
        players=tuple(record.header.players),
        seats=chosen,
        curve=curve,
        accounts=sums,
        judgements=judgements,
        moments=teller.moments(),
        stories=tuple(map(teller.story, chosen)),
        level=level,
    )


def ledger(record: Record, board: Board) -> tuple[SeatAccount, ...]:
    """What luck and choices were worth to each seat of a finished game, and nothing else: no decision is judged.

    It fails as `review` does.
    """
    replayed, rules = _finished(record, board), record.header.rules
    forecast = Forecast(board, rules, level=level_of(replayed, coaching_network(board, rules)))
    return accounts(make_chain(replayed, forecast, seed=record.header.board.hash))


def _finished(record: Record, board: Board) -> Replayed:
    replayed = list(replay(record, board))
    if not replayed or replayed[-1][2].table.stage is not Stage.GAME_OVER:
        raise NotFinished
    return replayed


def turns_of(replayed: Replayed) -> Iterator[int]:
    """The turn that each event belongs to, from 1; 0 is what comes before the first."""
    turn = 0
    for _, event, _ in replayed:
        yield turn
        turn += isinstance(event, TurnEnded | StartingTicketsSettled)


def _judged(
    replayed: Replayed,
    turns: Sequence[int],
    seats: Sequence[Seat],
    estimator: Estimator,
    worlds: int,
    progress: Progress | None,
) -> Iterator[JudgedDecision]:
    """The decisions of these seats that left a choice."""
    decided = [
        (step, before, event)
        for step, (before, event, _) in enumerate(replayed)
        if isinstance(event, Decision) and event.seat in seats
    ]
    for done, (step, before, event) in enumerate(decided):
        if progress is not None:
            progress(done, len(decided))
        view = view_for(before, event.seat)
        if len(options(view)) > 1:
            yield judge(view, action_behind(event), estimator, worlds, step=step, turn=turns[step])
    if progress is not None:
        progress(len(decided), len(decided))


def _curve(chain: Chain, turns: Sequence[int]) -> tuple[CurvePoint, ...]:
    return tuple(
        CurvePoint(step, turns[step - 1], tuple(map(float, values[:, 0])), tuple(map(float, values[:, 1])))
        for step, values in zip(chain.steps, chain.values, strict=True)
    )
