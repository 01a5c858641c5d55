"""Files that people name: boards and records to read, places to save a game."""

import shlex
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path

from okapi.board import OFFICIAL, Board, BoardError, Flaw, Problem, africa, load_board, official, official_boards
from okapi.board.problems import nearest, printable
from okapi.extras import MissingLibrary, pyarrow
from okapi.game import BadSetup, Rules, rules_for
from okapi.record import Record, RecordError, board_in, load

from .bad_input import BAD_FILE, BadInput
from .language import listed, say, spoken
from .layout import apart
from .wording import key

RECORD_BEGINS = b'{"okapi":"game"'


def board_from(path: Path | None) -> Board:
    return board_named(path) or africa()


def board_named(path: Path | None) -> Board | None:
    """The board of a file, or one of ours by its id: those that everyone has, and those of the small games."""
    if path is None:
        return None
    if str(path) in OFFICIAL and not path.exists():
        return official(str(path))
    if not path.exists() and (small := small_game_on(str(path))) is not None:
        return small[0]
    try:
        return load_board(path)
    except BoardError as error:
        first, more = error.problems[0], len(error.problems) - 1
        if first.flaw is Flaw.NO_SUCH_FILE:
            near, ours = nearest(str(path), OFFICIAL), listed(OFFICIAL)
            raise BadInput(say("board-missing", file=typed(path), nearest=near, boards=ours), BAD_FILE) from None
        problem = _flaw(first) if first.entry == shown(path) else problem_in_words(first)
        sentence = say("board-broken", file=typed(path), problem=problem, more=more)
        raise BadInput(sentence, BAD_FILE) from None


def small_game_on(board: str) -> tuple[Board, Rules] | None:
    """The small game for research on the board with this id, and its rules."""
    from okapi.environments.small_games import SMALL_GAMES, small_game  # noqa: PLC0415 (loads Gymnasium)

    if board not in SMALL_GAMES:
        return None
    game = small_game(board)
    return game["board"], game["rules"]


def own_rules(board: Board) -> Rules:
    """The rules that a board is played by unless others are agreed on."""
    small = None if board.id in OFFICIAL else small_game_on(board.id)
    return rules_for(board) if small is None or small[0] != board else small[1]


def board_for(path: Path, record: Record, given: Board | None) -> Board:
    """The board that a record was played on: the one that was named, the one it brings along, or one of ours."""
    if given is not None:
        return given
    try:
        ours = (board for board in official_boards() if board.content_hash == record.header.board.hash)
        return board_in(record) or next(ours, africa())
    except RecordError as error:
        raise BadInput(_bad_record(path, error), BAD_FILE) from None


def problem_in_words(problem: Problem) -> str:
    return say("board-problem", entry=problem.entry, flaw=_flaw(problem))


def _flaw(problem: Problem) -> str:
    return say(key("flaw", problem.flaw), **problem.details)


def obstacles_in_words(error: BadSetup) -> str:
    """Why no game can begin, to be put after a colon."""
    return apart(say(key("obstacle", it.obstacle), **it.details) for it in error.hindrances).plain


def record_from(path: Path) -> Record:
    if path.exists() and not path.is_file():  # a device would be read forever
        raise BadInput(say("not-a-file", file=shown(path)), BAD_FILE)
    try:
        return load(path)
    except RecordError as error:
        raise BadInput(_bad_record(path, error), BAD_FILE) from None


def _bad_record(path: Path, error: RecordError) -> str:
    """What is wrong with a record, as far as it can be said without knowing the game."""
    details = {name: printable(value) if isinstance(value, str) else value for name, value in error.details.items()}
    if isinstance(error.__cause__, OSError):
        details["error"] = reason_of(error.__cause__)
    fault = say(key("fault", error.fault), **details)
    if error.line == 0:
        return say("record-bad-file", file=shown(path), fault=fault)
    return say("record-bad-line", file=shown(path), line=error.line, fault=fault)


def shown(path: Path) -> str:
    """A file's name as it can safely be printed."""
    return printable(str(path))


def typed(path: Path) -> str:
    """A file's name as it is typed in a shell."""
    return shlex.quote(shown(path))


def new_record_path(folder: Path) -> Path:
    stem = f"okapi-{datetime.now():%Y-%m-%d-%H%M}"
    names = (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl" for number in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def folders_to_save_in() -> list[Path]:
    """Where a game may be saved when nobody can be asked."""
    return [Path(), Path.home(), Path(tempfile.gettempdir())]


def unwritable(path: Path, error: OSError, code: int = BAD_FILE) -> BadInput:
    return BadInput(say("arena-unwritable", file=shown(path), error=reason_of(error)), code)


def require_pyarrow() -> None:
    """BadInput: Parquet files cannot be written here."""
    try:
        pyarrow()
    except MissingLibrary:
        raise BadInput(say("arena-needs-pyarrow")) from None


def reason_of(error: BaseException) -> str:
    """Why the system refuses something: usual reasons in the reader's language, others in the system's words."""
    return printable(spoken().system_reason(error))


def may_be_overwritten(path: Path) -> bool:
    """Whether the file is not there, or is a saved game."""
    if not path.exists():
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(RECORD_BEGINS)) == RECORD_BEGINS
