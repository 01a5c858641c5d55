"""Asking a person for a line."""

import sys
from collections.abc import Callable, Iterable, Sequence

from ..language import is_plain
from ..names import fold

MARK = "> "


class Prompt:
    """Reads lines, with history and completion on a terminal. What comes through a pipe is shown as typed."""

    def __init__(self, words: Callable[[], Iterable[str]] = tuple) -> None:
        """`words` are asked for whenever one is to be completed: the language may have changed."""
        self._is_terminal = sys.stdin.isatty()
        if self._is_terminal:
            _complete_with(words)

    @property
    def is_terminal(self) -> bool:
        return self._is_terminal

    def ask(self, question: str = MARK) -> str:
        """One line. EOFError at the end of the input, KeyboardInterrupt on Ctrl-C."""
        try:
            line = input(question)
        except UnicodeDecodeError:  # bytes that are not text
            line = "\N{REPLACEMENT CHARACTER}"
        if not self._is_terminal:
            print(line.encode(errors="replace").decode())
        return line


def _complete_with(words: Callable[[], Iterable[str]]) -> None:
    try:
        import readline  # noqa: PLC0415  not on every system
    except ImportError:
        return

    def completed(_: str, index: int) -> str | None:
        """Complete the last word typed, as the beginning of a command, a place or a card."""
        typed = readline.get_line_buffer()[: readline.get_endidx()]
        start = readline.get_begidx()
        found = completions(typed, start, sorted(words()))
        return found[index] if index < len(found) else None

    if is_plain():
        readline.parse_and_bind("set enable-bracketed-paste off")  # it sends signals to the terminal
    readline.set_completer_delims(" ")
    readline.set_completer(completed)
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")


def completions(line: str, start: int, words: Sequence[str]) -> list[str]:
    """What the word that begins at `start` may become. Names are completed word by word."""
    before, piece = f" {fold(line[:start])}", fold(line[start:])
    names = [fold(word).split() for word in words]
    further = [
        name[cut]
        for name in names
        for cut in range(1, len(name))
        if before.endswith(" " + " ".join(name[:cut])) and name[cut].startswith(piece)
    ]
    fresh = [name[0] for name in names if name[0].startswith(piece)]
    return [f"{word} " for word in dict.fromkeys(further or fresh)]
