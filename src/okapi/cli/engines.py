"""The engines that play games for `okapi simulate`: the same games from the same seed on each of them."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from okapi.arena import Match, play_match
from okapi.arena.forfeit import describe
from okapi.board import Board
from okapi.bots import Bot, BotEntry, bot_seed
from okapi.dealer import SplitMixDealer, first_game
from okapi.game import Action, Decision, Event, RouteClaimed, Rules, TurnEnded, View, decide, rules_for, score_sheet

from .bad_input import BAD_FILE, BadInput
from .language import listed, say
from .screen import Screen

if TYPE_CHECKING:
    from okapi.compiled import BeyondLimits, Engine

COMPILED_PLAYERS = ("random", "greedy")
WORTH_COMPILING = 3000  # games: the referee plays fewer of them before machine code is made for the first time
WORTH_A_GPU = 1_000_000
CHUNK = {"compiled": 500, "gpu": 200_000}


class EngineChoice(StrEnum):
    REFEREE = "referee"
    COMPILED = "compiled"
    GPU = "gpu"


class Figures(NamedTuple):
    games: int = 0
    decisions: int = 0
    points: int = 0
    tickets_completed: int = 0
    turns: int = 0
    doubled_routes: int = 0


class RecordedGame(NamedTuple):
    """A game with all that happened in it; its luck is `SplitMixDealer(seed)`."""

    seed: int
    events: Sequence[Event]
    figures: Figures


class LineUp(NamedTuple):
    """The bot on each seat, the seed, the rules, and whether everything that happens is to be recorded."""

    board: Board
    bots: Sequence[BotEntry]
    seed: str
    rules: Rules
    records: bool = False

    def policies(self) -> list[str]:
        return [bot.name for bot in self.bots]

    def engine(self) -> "Engine":
        from okapi.compiled import Engine  # noqa: PLC0415 (needs the extra)

        return Engine(len(self.bots), self.board, self.rules)


def engine_named(name: str | None, line_up: LineUp, games: int) -> EngineChoice:
    """The engine asked for, or else the fastest that can play this; BadInput: it cannot, and why."""
    if name is None:
        return _fastest(line_up, games)
    if name not in list(EngineChoice):
        raise BadInput(say("unknown-engine", engine=name, engines=listed(list(EngineChoice))))
    engine = EngineChoice(name)
    if why := _why_not(engine, line_up):
        raise BadInput(why)
    return engine


def _fastest(line_up: LineUp, games: int) -> EngineChoice:
    if games >= WORTH_A_GPU and not _why_not(EngineChoice.GPU, line_up):
        return EngineChoice.GPU
    if _why_not(EngineChoice.COMPILED, line_up):
        return EngineChoice.REFEREE
    from okapi.compiled.compilation import has_machine_code  # noqa: PLC0415 (needs the extra)

    is_ready = has_machine_code("deal_and_play_out" if line_up.records else "play_out_games")
    return EngineChoice.COMPILED if is_ready or games >= WORTH_COMPILING else EngineChoice.REFEREE


def _why_not(engine: EngineChoice, line_up: LineUp) -> str | None:
    if engine is EngineChoice.REFEREE:
        return None
    if engine is EngineChoice.GPU and line_up.records:
        return say("no-records-on-gpu")
    if strangers := [name for name in dict.fromkeys(line_up.policies()) if name not in COMPILED_PLAYERS]:
        return say("engine-not-for-bots", bots=listed(strangers), known=listed(COMPILED_PLAYERS))
    if why := _why_not_compiled(line_up.board, line_up.rules):
        return why
    from okapi.compiled.gpu import has_gpu  # noqa: PLC0415 (needs the extra)

    return say("no-gpu") if engine is EngineChoice.GPU and not has_gpu() else None


def require_compiled(board: Board, rules: Rules | None = None) -> None:
    """BadInput: nothing can be played on the compiled engine here, or not on this board by these rules."""
    if why := _why_not_compiled(board, rules or rules_for(board)):
        raise BadInput(why)


def _why_not_compiled(board: Board, rules: Rules) -> str | None:
    try:
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415
        from okapi.compiled.tables import tables_for  # noqa: PLC0415

        require_numba()
        tables_for(board, rules)
    except ImportError:
        return say("engine-not-installed")
    except BeyondLimits as error:
        return too_small(error)
    return None


def too_small(error: "BeyondLimits") -> str:
    return say("engine-too-small", limit=error.limit.value, max=error.max, found=error.found)


# Playing.


@contextmanager
def loading() -> Iterator[None]:
    """No garbage collection while Numba is loaded: that makes many objects and no garbage."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def compiling_announced() -> Iterator[None]:
    """Announce beside the output when machine code is being made. NumbaMissing: the extra is not installed."""
    from okapi.compiled.compilation import announcement, require_numba  # noqa: PLC0415 (needs the extra)

    require_numba()
    assert announcement is not None
    with announcement.shown_on(Screen(stderr=True).console, lambda: say("engine-compiling")):
        yield


def make_machine_code(line_up: LineUp) -> None:
    """Compile what the games need before they begin, if no earlier run has."""
    with compiling_announced():
        for _ in (_record_compiled if line_up.records else _play_compiled)(line_up, 1):
            pass


def play_on(engine: EngineChoice, line_up: LineUp, games: int) -> Iterator[Figures]:
    """The games, some at a time; BadSetup if no game can begin."""
    if engine is EngineChoice.COMPILED:
        return _play_compiled(line_up, games)
    if engine is EngineChoice.GPU:
        return _play_on_gpu(line_up, games)
    return (figures_of(match) for match, _ in matches(line_up, games))


def record_on(engine: EngineChoice, line_up: LineUp, games: int) -> Iterator[RecordedGame]:
    """The games one by one, with what happened in them; BadSetup if no game can begin."""
    if engine is EngineChoice.COMPILED:
        return _record_compiled(line_up, games)
    return (RecordedGame(dealer.seed, match.events, figures_of(match)) for match, dealer in matches(line_up, games))


def matches(line_up: LineUp, games: int) -> Iterator[tuple[Match, SplitMixDealer]]:
    for game in range(games):
        dealer = SplitMixDealer(first_game(line_up.seed) + game)
        random = SplitMixDealer(SplitMixDealer.mixed(dealer.seed ^ (2**64 - 1)))
        bots: list[Bot] = [
            SharedRandomBot(random) if bot.name == "random" else NamedBot(bot, bot_seed(line_up.seed, game, seat), game)
            for seat, bot in enumerate(line_up.bots)
        ]
        yield play_match(line_up.board, bots, dealer, line_up.rules), dealer


class SharedRandomBot:
    """Picks any legal action, from a stream that all such bots of a game share, as compiled games do."""

    def __init__(self, random: SplitMixDealer) -> None:
        self._random = random

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        return options[self._random.below(len(options))]


class NamedBot:
    """Plays as its bot does. BadInput, which names the bot: it failed."""

    def __init__(self, entry: BotEntry, seed: str, game: int) -> None:
        self._entry, self._seed, self._game = entry, seed, game
        self._bot: Bot | None = None

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        try:
            self._bot = self._bot or self._entry.factory(self._seed)
            action = self._bot.choose(view, options)
            decide(view, action)
        except Exception as error:  # whatever a stranger's bot does
            sentence = say("bot-failed", bot=self._entry.name, game=self._game + 1, error=describe(error))
            raise BadInput(sentence, BAD_FILE) from error
        return action


def figures_of(match: Match) -> Figures:
    scores = score_sheet(match.state).scores
    points, completed = sum(score.total for score in scores), sum(len(score.completed) for score in scores)
    return _figures(match.events, points, completed)


def _figures(events: Sequence[Event], points: int, completed: int) -> Figures:
    return Figures(
        games=1,
        decisions=sum(isinstance(event, Decision) for event in events),
        points=points,
        tickets_completed=completed,
        turns=1 + sum(isinstance(event, TurnEnded) for event in events),  # the last one has no such event
        doubled_routes=sum(isinstance(event, RouteClaimed) and event.doubling is not None for event in events),
    )


def _record_compiled(line_up: LineUp, games: int) -> Iterator[RecordedGame]:
    """The games of `_play_compiled`, as the compiled engine itself describes them."""
    import numpy as np  # noqa: PLC0415 (comes with the extra)

    from okapi.compiled.transcripts import Transcriber  # noqa: PLC0415

    engine, first = line_up.engine(), first_game(line_up.seed)
    for seed, row, events in Transcriber(engine).play(range(first, first + games), line_up.policies()):
        totals, completed, _ = engine.scores(row[None])
        tickets = int(np.bitwise_count(completed).sum())
        yield RecordedGame(seed, events, _figures(events, int(totals.sum()), tickets))


def _play_compiled(line_up: LineUp, games: int) -> Iterator[Figures]:
    import numpy as np  # noqa: PLC0415 (comes with the extra)

    engine, first = line_up.engine(), first_game(line_up.seed)
    for begun in range(0, games, CHUNK["compiled"]):
        count = min(CHUNK["compiled"], games - begun)
        rows = engine.new_games(range(first + begun, first + begun + count))
        decisions, turns = engine.play_out_counting_turns(rows, line_up.policies())
        totals, completed, _ = engine.scores(rows)
        tickets, doubled = np.bitwise_count(completed).sum(), engine.doubled_routes(rows).sum()
        yield Figures(count, decisions, int(totals.sum()), int(tickets), int(turns.sum()), int(doubled))


def _play_on_gpu(line_up: LineUp, games: int) -> Iterator[Figures]:
    import numpy as np  # noqa: PLC0415

    from okapi.compiled.gpu import GpuEngine  # noqa: PLC0415

    engine, first = line_up.engine(), first_game(line_up.seed)
    gpu = GpuEngine(engine)
    for begun in range(0, games, CHUNK["gpu"]):
        count = min(CHUNK["gpu"], games - begun)
        played = gpu.play(count, first + begun, line_up.policies(), rows=count)
        yield Figures(
            count,
            int(played.decisions.sum()),
            int(played.totals.sum()),
            int(np.bitwise_count(played.completed).sum()),
            int(played.turns.sum()),
            int(engine.doubled_routes(played.rows).sum()),
        )
