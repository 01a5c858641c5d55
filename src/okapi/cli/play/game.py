"""`okapi play`: one person against bots, with a way out that loses nothing."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from okapi.board.problems import printable
from okapi.game import Event, score_table

from ..bad_input import BAD_FILE, INTERRUPTED, BadInput
from ..files import folders_to_save_in, may_be_overwritten, new_record_path, reason_of, shown, typed
from ..language import say, spoken
from ..screen import Screen
from ..table import final_score
from ..vocabulary import vocabulary
from ..wording import Wording
from .coaching import review_finished
from .human import Human, LeftTable
from .prompt import Prompt
from .session import LocalGame


class Game:
    """A game at the prompt: the session, the person, and what they say to each other."""

    def __init__(
        self, session: LocalGame, screen: Screen, prompt: Prompt, afterwards: Callable[[], None] | None = None
    ) -> None:
        """`afterwards` is called when the points are counted."""
        self._afterwards = afterwards
        self._session = session
        self._screen = screen
        self._prompt = prompt
        self._words = Wording(spoken(), session.board, session.header.players, session.human)
        self._human = Human(screen, self._words, prompt, self._save_as)

    def play(self, story: Iterable[Event]) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        try:
            self._report(story)
            self._play_on()
            return self._end()
        except LeftTable:
            return self._leave(code=0)
        except KeyboardInterrupt:
            self._screen.gap()
            return self._leave(code=INTERRUPTED)
        except EOFError:
            self._save_unasked()
            return 0

    def resume(self, story: tuple[Event, ...]) -> int:
        self._human.remember(self._session.heard(story))
        self._screen.print_message("resumed", events=len(story))
        for line in self._human.log[-5:]:
            self._screen.line(line)
        return self.play(())

    def _play_on(self) -> None:
        """What one player does in a row is shown together."""
        session, pending = self._session, list[Event]()
        while (seat := session.acting) is not None:
            view = session.view(seat)
            if seat == session.human:
                action = self._human.choose(view, session.options(seat))
            else:
                action = session.bots[seat].choose(view, session.options(seat))
            pending += session.act(seat, action)
            if seat == session.human or session.acting != seat:
                self._report(pending)
                pending.clear()

    def _report(self, events: Iterable[Event]) -> None:
        self._human.hear(events, self._session.view(self._session.human))

    def _end(self) -> int:
        table = self._session.table
        self._screen.gap()
        self._screen.show(final_score(score_table(table, table.revealed), self._words))
        self._screen.gap()
        if self._afterwards is not None:
            self._afterwards()
        return self._leave(code=0)

    # Leaving.

    def _leave(self, code: int) -> int:
        """Offer to save. Ctrl-C again means no; the end of the input cannot answer, so the game is saved."""
        path = self._session.file or new_record_path(Path())
        try:
            while not self._saved_or_declined(path):
                pass
        except KeyboardInterrupt:
            self._screen.gap()
            self._screen.print_message("not-saved")
        except EOFError:
            self._save_unasked()
        return code

    def _saved_or_declined(self, path: Path) -> bool:
        if self._session.acting is None:
            self._screen.print_message("ask-keep", file=shown(path))
        else:
            self._screen.print_message("ask-save", file=shown(path))
        answer = self._prompt.ask().strip()
        known = vocabulary(spoken().language)
        if self._session.acting is None and known.means(answer, "review"):
            review_finished(self._session.record(), self._session.board, self._words, self._screen)
            self._screen.gap()
            return False
        if known.means(answer, "no"):
            self._screen.print_message("not-saved")
            return True
        return self._save_as(str(path) if not answer or known.means(answer, "yes") else answer)

    def _save_as(self, name: str) -> bool:
        """Save where the person says; if that is impossible, say why."""
        try:
            path = Path(name).expanduser() if name else self._session.file or new_record_path(Path())
            if not may_be_overwritten(path):
                self._screen.print_message("save-taken", file=shown(path))
                return False
            self._session.save(path)
            self._say_saved(path)
        except (OSError, ValueError, RuntimeError) as error:  # the latter two: names that cannot be a path
            self._screen.print_message("save-failed", file=printable(name), error=reason_of(error))
            return False
        return True

    def _save_unasked(self) -> None:
        """Save in the first place that works: over the last save, here, at home, or among the temporary files."""
        candidates = [self._session.file] if self._session.file else []
        for path in [*candidates, *map(new_record_path, folders_to_save_in())]:
            try:
                self._session.save(path)
            except OSError:
                continue
            self._screen.gap()
            return self._say_saved(path)
        raise BadInput(say("save-impossible"), BAD_FILE)

    def _say_saved(self, path: Path) -> None:
        if self._session.acting is None:
            self._screen.print_message("saved-finished", file=typed(path))
        else:
            self._screen.print_message("saved", file=typed(path))


@contextmanager
def hanging_up_saves() -> Iterator[None]:
    """Treat closing the terminal as the end of the input, so that the game is saved."""

    def hang_up(number: int, frame: FrameType | None) -> None:
        raise EOFError

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(number, signal.signal(number, hang_up)) for number in signals]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
