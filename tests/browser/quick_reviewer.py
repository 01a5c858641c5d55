"""A reviewer that needs no model: it says something about every game at once, so that a page can show it.

The chances go straight from equal ones to a win of the first seat. The first claims could have been better,
every other decision was fine, and the last two cards that somebody got from the deck (or in a starting hand,
if there were none) were lucky. A story says that the first claim decided the game.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from okapi.board import Board
from okapi.game import ClaimRoute, Decision, RouteClaimed, TrainCardDealt, action_behind, options, view_for
from okapi.record import Replayed, parse, replay
from okapi.server.workers.child import Progress, serve
from okapi.server.workers.reviewer import HowFar, ReviewJob

SOURCES = ("starting-hand", "blind", "turned-up", "tickets", "own-choices", "choices-of-others")
CLAIMS = 3


def reviewed(job: ReviewJob) -> dict[str, Any]:
    """A review of the game."""
    record = parse(job.record.encode())
    replayed = list(replay(record, Board.from_json(job.board)))
    players = len(record.header.players)
    decided = [step for step, (_, event, _) in enumerate(replayed) if isinstance(event, Decision)]
    judgements = list(_judgements(replayed))
    moments = sorted([*_bettered(judgements), *_lucky_cards(replayed)], key=lambda it: it["step"])
    return {
        "players": list(record.header.players),
        "seats": list(range(players)),
        "curve": [
            {
                "step": step,
                "turn": at,
                "shares": _shares(at / len(decided), players),
                "points": [100.0] * players,
            }
            for at, step in enumerate([*decided, len(replayed)])
        ],
        "accounts": [_account(1 / players, float(seat == 0)) for seat in range(players)],
        "judgements": judgements,
        "moments": moments,
        "stories": [{"seat": seat, "facts": _story(replayed), "moments": moments} for seat in range(players)],
        "level": 0.5,
    }


def _story(replayed: Replayed) -> list[dict[str, Any]]:
    claim = next(event for _, event, _ in replayed if isinstance(event, RouteClaimed))
    return [
        {"about": "led-until", "turn": 7},
        {"about": "claim-decided", "turn": 8, "share": 0.2, "before": 0.4, "doer": claim.seat, "route": claim.route},
        {"about": "luck-rather-against"},
    ]


def _shares(far: float, players: int) -> list[float]:
    first = 1 / players + far * (1 - 1 / players)
    return [first, *[(1 - first) / (players - 1)] * (players - 1)]


def _account(start: float, share: float) -> dict[str, Any]:
    each = (share - start) / len(SOURCES)
    entries = [{"source": source, "share": each, "points": 1.5} for source in SOURCES]
    return {"start": start, "start_points": 90.0, "entries": entries, "share": share, "points": 99.0}


def _judgements(replayed: Replayed) -> Iterator[dict[str, Any]]:
    claims = 0
    for step, (before, event, _) in enumerate(replayed):
        if not isinstance(event, Decision):
            continue
        judgement: dict[str, Any] = {
            "step": step, "turn": 2, "seat": event.seat, "action": action_behind(event), "before": 0.5,
            "after": 0.5, "better": [], "loss": 0.0, "margin": 0.0, "verdict": "fine",
        }  # fmt: skip
        if isinstance(event, RouteClaimed) and claims < CLAIMS:
            others = (it for it in options(view_for(before, event.seat)) if isinstance(it, ClaimRoute))
            if other := next((it for it in others if it.route != event.route), None):
                claims += 1
                better = {"action": other, "share": 0.5, "gain": 0.07, "margin": 0.01, "points": 3.0}
                worse = {
                    "after": 0.43,
                    "better": [better],
                    "loss": 0.07,
                    "margin": 0.01,
                    "verdict": "mistake",
                }
                judgement |= worse
        yield judgement


def _bettered(judgements: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for it in judgements:
        if it["verdict"] == "fine":
            continue
        yield {
            "kind": "better-move", "step": it["step"], "turn": it["turn"], "seat": it["seat"],
            "share": it["loss"], "points": 3.0, "played": it["action"], "better": it["better"][0]["action"],
        }  # fmt: skip


def _lucky_cards(replayed: Replayed) -> Iterator[dict[str, Any]]:
    dealt = [(step, event) for step, (_, event, _) in enumerate(replayed) if isinstance(event, TrainCardDealt)]
    for turn, (step, event) in enumerate(dealt[-2:]):
        yield {
            "kind": "lucky-card", "step": step, "turn": turn, "seat": event.seat, "share": 0.05,
            "card": str(event.card),
        }  # fmt: skip


class QuickReview(Struct):
    """As the coach's own, of plain things."""

    players: list[str]
    seats: list[int]
    curve: list[dict[str, Any]]
    accounts: list[dict[str, Any]]
    judgements: list[dict[str, Any]]
    moments: list[dict[str, Any]]
    stories: list[dict[str, Any]]
    level: float


def carry_out(job: ReviewJob, progress: Progress) -> QuickReview:
    """Review a game."""
    progress(HowFar(1, 2))
    return QuickReview(**reviewed(job))


if __name__ == "__main__":
    serve(ReviewJob, carry_out, priority=0, memory=1 << 30)
