"""Finding puzzles: decisions with one clearly best move, and how hard they are.

A decision is a puzzle if all of this holds:

- By the coach's measure one kind of move is good, and every other plausible kind is worse by at least four percentage
  points of the win, and by more than the 95% interval. Other payments for the same claim are the same kind of move.
- The same holds with ten times as many worlds as the coach looks at.
- `champion` makes that move, with far more effort than at a table.
- Not every level finds it.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import log
from typing import NamedTuple

from msgspec import Raw

from okapi import game
from okapi.board import Board, africa
from okapi.bots import LEVELS, find_bot
from okapi.bots.champion import ChampionBot, Effort
from okapi.bots.prodigy import option_chances
from okapi.coach.advising import explained
from okapi.coach.forecast import Forecast, coaching_network
from okapi.coach.results import AdvisedMove
from okapi.coach.worlds import ADVISER, GOOD, WORLDS, Tried, try_these
from okapi.game import Action, Event, View, options, redact, to_json, view_for
from okapi.record import Record, replay

from .form import Puzzle, SeenGame, id_of
from .ratings import expected
from .themes import kind_of, theme_of

CLEAR = 0.04  # of the win, the least that every other kind of move loses
CAREFUL_WORLDS = 10 * WORLDS
MAX_KINDS = 10  # of moves to try, the likeliest by the network, in addition to the levels' moves
MAX_ALIKE = 24  # moves of the best kind
SHOWN = 6  # judged moves in a puzzle
UNDECIDED = (0.04, 0.97)  # outside of these shares of the win, the game is decided
GENEROUS = Effort(candidates=8, trials=1024, decisions=40, round=256)
UNLIMITED = 600_000.0  # milliseconds
TRIES = 5  # of each level
TRYING = [level for level in LEVELS if level.bot != "champion"]
MIN_RATING, MAX_RATING = 100, 1500
SPREAD = 350.0  # of the prior distribution of puzzles' ratings, in points


class Preference(NamedTuple):
    """The network's preferences among the kinds of moves at a decision."""

    likeliest: dict[object, Action]  # of each kind, the likeliest kind first
    chances: dict[object, float]

    @property
    def favourite(self) -> object:
        return next(iter(self.likeliest))

    @property
    def is_clear(self) -> bool:
        """Whether at most one kind of move is good: two good kinds make no puzzle."""
        return sum(chance >= GOOD for chance in self.chances.values()) <= 1


class ClearMove(NamedTuple):
    """The best kind of move at a decision, compared with others."""

    solutions: tuple[Action, ...]
    moves: tuple[AdvisedMove, ...]
    lead: float  # over the best of another kind
    margin: float  # half the interval of the lead


class LevelTry(NamedTuple):
    """A move that one of our levels made."""

    rating: int
    action: Action


def preference(view: View) -> Preference:
    """The network's preferences in a view."""
    table = view.table
    chances = option_chances(coaching_network(table.board, table.rules), view)
    likeliest, sums = dict[object, Action](), dict[object, float]()
    for action, chance in sorted(zip(options(view), chances.tolist(), strict=True), key=lambda it: -it[1]):
        kind = kind_of(action, table.board)
        likeliest.setdefault(kind, action)
        sums[kind] = sums.get(kind, 0.0) + chance
    order = sorted(likeliest, key=lambda kind: -sums[kind])
    return Preference({kind: likeliest[kind] for kind in order}, sums)


def clear_move(view: View, liked: Preference, others: Sequence[Action], worlds: int, seed: int) -> ClearMove | None:
    """The network's favourite kind of move, if the forecast finds all others to be mistakes."""
    table = view.table
    forecast = Forecast(table.board, table.rules)
    kinds = list(liked.likeliest.values())[:MAX_KINDS]
    alike = [it for it in options(view) if kind_of(it, table.board) == liked.favourite][:MAX_ALIKE]
    actions = list(dict.fromkeys([*kinds, *others, *alike]))
    tried = try_these(actions, frozenset(), view, forecast, worlds, seed)
    if not UNDECIDED[0] <= float(tried.before.mean()) <= UNDECIDED[1]:
        return None
    return _clear(view, liked.favourite, tried, others)


def _clear(view: View, favourite: object, tried: Tried, tempting: Collection[Action]) -> ClearMove | None:
    is_best_kind = [kind_of(action, view.table.board) == favourite for action in tried.actions]
    if not is_best_kind[0]:
        return None
    leads = [tried.lead(0, which)[:2] for which in range(len(tried.actions))]
    others = [lead for lead, alike in zip(leads, is_best_kind, strict=True) if not alike]
    if not others or any(lead < CLEAR or lead <= margin for lead, margin in others):
        return None
    solutions = [which for which, (lead, _) in enumerate(leads) if is_best_kind[which] and lead < CLEAR]
    wrong = [which for which in range(len(leads)) if which not in solutions]
    wrong.sort(key=lambda which: tried.actions[which] not in tempting)  # tempting mistakes come first
    return ClearMove(
        tuple(tried.actions[which] for which in solutions),
        tuple(explained(view, tried.actions[it], round(tried.share(it), 4)) for it in (0, *sorted(wrong[: SHOWN - 1]))),
        *min(others),
    )


def tries_of_levels(view: View, seed: str) -> Iterator[LevelTry]:
    """Moves of our levels in a view, several of each level: their quirks depend on the seed."""
    for level in TRYING:
        for number in range(TRIES):
            bot = find_bot(level.bot).factory(f"{seed}/{number}")
            yield LevelTry(level.rating, bot.choose(view, options(view)))


def choice_of_champion(view: View, seed: str) -> Action:
    """The move of `champion` with plenty of time."""
    return ChampionBot(seed, effort=GENEROUS, milliseconds=UNLIMITED).choose(view, options(view))


def fitted_rating(results: Sequence[tuple[int, bool]]) -> int:
    """The difficulty of a puzzle, from the levels that found its move: the likeliest rating, given the prior.

    `champion` finds every move by construction, so its moves say nothing.
    """
    ratings = range(MIN_RATING, MAX_RATING + 1)
    mean = sum(level.rating for level in TRYING) / len(TRYING)

    def likely(puzzle: int) -> float:
        chances = ((expected(rating, puzzle), found) for rating, found in results)
        return (
            sum(log(chance if found else 1 - chance) for chance, found in chances)
            - 0.5 * ((puzzle - mean) / SPREAD) ** 2
        )

    return max(ratings, key=likely)


def weighed(view: View, seed: int) -> tuple[ClearMove, int] | None:
    """The clearly best move and the rating of the puzzle, after every check; None: it is not a puzzle."""
    liked = preference(view)
    if not liked.is_clear:
        return None
    tries = list(tries_of_levels(view, str(seed)))
    board = view.table.board
    others = [it.action for it in tries if kind_of(it.action, board) != liked.favourite]
    if not others:
        return None
    others.append(ADVISER.choose(view, options(view)))
    if clear_move(view, liked, others, WORLDS, seed) is None:
        return None
    found = clear_move(view, liked, others, CAREFUL_WORLDS, seed)
    if found is None or choice_of_champion(view, str(seed)) not in found.solutions:
        return None
    return found, fitted_rating([(it.rating, it.action in found.solutions) for it in tries])


def puzzle_from(record: Record, board: Board, step: int) -> Puzzle | None:
    """The decision after this many events of a finished game, if it is a puzzle, without names and others' secrets.

    None: it is not a puzzle, nobody decides there, or the game was played on another map. RecordError: the record does
    not verify. BeyondLimits, NumbaMissing, UnknownBoard: as `coach.review`.
    """
    if board.content_hash != africa().content_hash:
        return None
    replayed = list(replay(record, board))
    if not 0 <= step < len(replayed):
        return None
    state, event, _ = replayed[step]
    if not isinstance(event, game.Decision):
        return None
    view = view_for(state, event.seat)
    found = weighed(view, step)
    theme = None if found is None else theme_of(state, event.seat, found[0].moves[0].action)
    if found is None or theme is None:
        return None
    clear, rating = found
    seen = tuple(redact(it, event.seat) for _, it, _ in replayed[:step])
    source = SeenGame(len(state.table.players), Raw(to_json(view)), seen)
    turn = turn_after(it for _, it, _ in replayed[:step])
    return Puzzle(id_of(source), theme, rating, event.seat, turn, source, clear.solutions, clear.moves)


def turn_after(events: Iterable[Event]) -> int:
    """The turn that a game is in, as the coach counts: from 1; 0 is before the first turn."""
    return sum(isinstance(event, game.TurnEnded | game.StartingTicketsSettled) for event in events)
