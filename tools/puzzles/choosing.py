"""Step 3: which of the puzzles ship: as many of each theme, from easy to hard, from as many games as possible."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from pathlib import Path

import msgspec
from msgspec.structs import replace

import okapi.puzzles
from okapi.puzzles import ArenaGame, Puzzle, PuzzleTheme
from okapi.puzzles.collection import FILE
from okapi.puzzles.positions import replayed
from okapi.puzzles.themes import theme_of

from .checking import CHECKED, CheckedCandidate
from .crew import lines_of

OF_A_GAME = 4  # at most
OF_A_THEME = 2  # of these at most
APART = 8  # turns between two of the same theme: positions that are nearly the same are one puzzle
BIN = 75  # points of rating that count as one difficulty
SHIPPED = Path(okapi.puzzles.__file__).with_name(FILE)


def choose_and_write(folder: Path, count: int, path: Path) -> None:
    checked = (it.puzzle for it in lines_of(folder, CHECKED, CheckedCandidate))
    found = [_with_its_theme(puzzle) for puzzle in checked if puzzle is not None]
    chosen = chosen_of(found, count)
    encoder = msgspec.json.Encoder()
    path.write_bytes(b"".join(encoder.encode(puzzle) + b"\n" for puzzle in chosen))
    themes = Counter(it.theme for it in chosen)
    print(f"{len(chosen)} of {len(found)} puzzles, {path.stat().st_size:,} bytes:", dict(sorted(themes.items())))


def _with_its_theme(puzzle: Puzzle) -> Puzzle:
    """What a theme is may have changed since the puzzle was checked."""
    assert isinstance(puzzle.game, ArenaGame)
    theme = theme_of(replayed(puzzle.game)[0], puzzle.seat, puzzle.best.action)
    return puzzle if theme is None else replace(puzzle, theme=theme)


def chosen_of(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """As many of each theme as possible, the easiest first."""
    waiting = {theme: _even(found_of) for theme, found_of in _by_theme(found).items()}
    chosen, of_game = dict[str, Puzzle](), defaultdict[int, list[Puzzle]](list)
    while waiting and len(chosen) < count:
        fewest = Counter(it.theme for it in chosen.values())
        theme = min(waiting, key=lambda it: (fewest[it], it))
        puzzle = next(waiting[theme], None)
        if puzzle is None:
            del waiting[theme]
            continue
        assert isinstance(puzzle.game, ArenaGame)
        from_there = of_game[puzzle.game.seed]
        if puzzle.id not in chosen and _is_another(puzzle, from_there):
            from_there.append(puzzle)
            chosen[puzzle.id] = puzzle
    return sorted(chosen.values(), key=lambda it: (it.rating, it.id))


def _is_another(puzzle: Puzzle, from_there: Sequence[Puzzle]) -> bool:
    """Whether it is unlike those of the same game that were chosen already."""
    alike = [it for it in from_there if it.theme is puzzle.theme]
    is_apart = all(abs(it.turn - puzzle.turn) >= APART for it in alike)
    return len(from_there) < OF_A_GAME and len(alike) < OF_A_THEME and is_apart


def _by_theme(found: Iterable[Puzzle]) -> dict[PuzzleTheme, list[Puzzle]]:
    themes = defaultdict[PuzzleTheme, list[Puzzle]](list)
    for puzzle in sorted(found, key=lambda it: hashlib.sha256(it.id.encode()).digest()):
        themes[puzzle.theme].append(puzzle)
    return themes


def _even(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """One of every difficulty in turn, so that hard ones are not lost among many easy ones.

    The first tickets, which every game begins with, count as a difficulty of their own.
    """
    bins = defaultdict[tuple[int, bool], list[Puzzle]](list)
    for puzzle in puzzles:
        bins[puzzle.rating // BIN, puzzle.turn == 0].append(puzzle)
    rounds = zip_longest(*(bins[which] for which in sorted(bins)))
    return (puzzle for puzzle in chain.from_iterable(rounds) if puzzle is not None)
