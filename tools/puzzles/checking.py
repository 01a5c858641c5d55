"""Step 2: candidates, checked with ten times the coach's effort, by the champion, and by who finds the move."""

import hashlib
from collections import defaultdict

from msgspec import Struct
from msgspec.structs import replace

from okapi.game import view_for
from okapi.puzzles import ArenaGame, Puzzle, PuzzleTheme
from okapi.puzzles.form import id_of
from okapi.puzzles.making import turn_after, weighed
from okapi.puzzles.positions import replayed
from okapi.puzzles.themes import theme_of

from .candidates import FILES, SearchedGame
from .crew import Share, append, lines_of

CHECKED = "checked-*.jsonl"
IN_VAIN = 0.25  # what a candidate that is no puzzle counts, so that not all time goes to kinds with hardly any puzzles


class CheckedCandidate(Struct, frozen=True):
    """A candidate, and the puzzle that it is; None: it is none."""

    seed: int
    decision: int
    puzzle: Puzzle | None
    lead: float = 0.0
    margin: float = 0.0


def check_candidates(share: Share) -> None:
    """Check until the time is up.

    The kind of which fewest were found so far comes next: hard ones and easy ones of each theme.
    """
    done = {(it.seed, it.decision) for it in lines_of(share.folder, CHECKED, CheckedCandidate)}
    waiting = defaultdict[tuple[PuzzleTheme, bool], list[ArenaGame]](list)
    for searched in lines_of(share.folder, FILES, SearchedGame):
        for it in searched.candidates:
            game = replace(searched.game, actions=searched.game.actions[: it.decision])
            if (game.seed, it.decision) not in done and share.is_mine(_hash(game)):
                waiting[it.theme, it.is_hard].append(game)
    for games in waiting.values():
        games.sort(key=_hash)
    out, had = share.folder / f"checked-{share.job}.jsonl", defaultdict[tuple[PuzzleTheme, bool], float](float)
    while not share.is_over() and (left := [sort for sort, games in waiting.items() if games]):
        rarest = min(left, key=lambda sort: (had[sort], sort))
        checked = check(waiting[rarest].pop())
        had[rarest] += IN_VAIN if checked.puzzle is None else 1
        append(out, checked)


def _hash(game: ArenaGame) -> int:
    """A number that spreads the decisions of a game over processes and time."""
    return int.from_bytes(hashlib.sha256(f"{game.seed}.{len(game.actions)}".encode()).digest()[:4], "big")


def check(game: ArenaGame) -> CheckedCandidate:
    """Whether the next decision of a game is a puzzle."""
    state, events = replayed(game)
    seat = state.table.acting()[0]
    found = weighed(view_for(state, seat), _hash(game))
    theme = None if found is None else theme_of(state, seat, found[0].moves[0].action)
    if found is None or theme is None:
        return CheckedCandidate(game.seed, len(game.actions), None)
    clear, rating = found
    puzzle = Puzzle(id_of(game), theme, rating, seat, turn_after(events), game, clear.solutions, clear.moves)
    return CheckedCandidate(game.seed, len(game.actions), puzzle, round(clear.lead, 4), round(clear.margin, 4))
