"""What one language says, screen by screen: a page to read, and the same as plain text."""

from collections.abc import Iterable, Iterator
from html import escape

from msgspec import Struct

HEADING, TEXT, TERMINAL = "heading", "text", "terminal"
TITLE = "title"  # a heading of ours, in English, which is left out unless something new follows
# How each thing that is no plain text is marked, before its words and after them.
MARKS = {
    "button": ("[ ", " ]"),
    "link": ("→ ", ""),
    "field": ("__ ", ""),
    "choice": ("( ) ", ""),
    "options": ("      ", ""),
    "label": ("‹ ", " ›"),
    "row": ("| ", " |"),
    "item": ("• ", ""),
}
MARKED = "[ button ], → link, __ field, ( ) choice, ‹ only heard or shown on hovering ›, | row of a table |"
STYLE = """
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 serif; }
p { margin: 0.2rem 0; } pre { white-space: pre-wrap; background: #f4f1ea; padding: 0.5rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; } .note, .label { color: #666; }
.button { font-weight: bold; } .failed { color: #a00; }
"""


class Piece(Struct, frozen=True):
    """Something that is read or heard at once."""

    kind: str
    text: str
    level: int = 0  # of a heading


class SeenScreen(Struct):
    title: str  # which it is, in English
    pieces: list[Piece]
    note: str = ""  # for the reader, in English


class ReadingSheet:
    """Takes screens in the order a person meets them. What was said before is not said again."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.screens: list[SeenScreen] = []
        self.failures: list[str] = []
        self._said: set[str] = set()

    def add(self, title: str, pieces: Iterable[Piece], note: str = "") -> None:
        """One more screen, or more of the last one."""
        is_same = bool(self.screens) and self.screens[-1].title == title
        last = self.screens[-1].pieces if is_same else []
        new = list(self._new(pieces, _headings(last)))
        if is_same:
            last += new
        elif new:
            self.screens.append(SeenScreen(title, new, note))

    def fail(self, title: str, why: str) -> None:
        """A screen that could not be reached."""
        self.failures.append(f"{title}: {why}")
        self.screens.append(SeenScreen(title, [], f"This could not be shown: {why}"))

    def _new(self, pieces: Iterable[Piece], under: list[Piece]) -> Iterator[Piece]:
        """A heading that was said before is repeated if something new follows under it."""
        headings: list[Piece] = []
        for piece in pieces:
            if piece.kind in (HEADING, TITLE):
                headings = _headings([*headings, piece])
            if piece.kind == TITLE or piece.text in self._said or not piece.text:
                continue
            self._said.add(piece.text)
            again = [one for one in headings if one not in under and one is not piece]
            under = _headings([*under, *again, piece])
            yield from [*again, piece]

    # Two ways to read it.

    def as_text(self) -> str:
        lines = [f"Okapi, every screen: {self.language}", "", MARKED]
        for screen in self.screens:
            lines += ["", "", f"=== {screen.title} ==="]
            lines += [f"({screen.note})"] if screen.note else []
            lines += [""] + [_line(piece) for piece in screen.pieces]
        return "\n".join(lines) + "\n"

    def as_html(self) -> str:
        said = "\n".join(part for screen in self.screens for part in _section(screen))
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head><meta charset="utf-8">'
            f"<title>Okapi: {self.language}</title><style>{STYLE}</style></head>\n<body>\n"
            f'<h1 lang="en">Okapi, every screen: {self.language}</h1>\n<p lang="en" class="note">{escape(MARKED)}</p>\n'
            f"{said}\n</body>\n</html>\n"
        )


def _headings(pieces: Iterable[Piece]) -> list[Piece]:
    """The headings that what comes next stands under."""
    found: list[Piece] = []
    for piece in pieces:
        if piece.kind in (HEADING, TITLE):
            found = [one for one in found if one.level < piece.level] + [piece]
    return found


def _line(piece: Piece) -> str:
    if piece.kind in (HEADING, TITLE):
        return f"\n{'#' * (piece.level + 1)} {piece.text}"
    before, after = MARKS.get(piece.kind, ("", ""))
    return f"{before}{piece.text}{after}"


def _section(screen: SeenScreen) -> Iterator[str]:
    yield f'<section>\n<h2 lang="en">{escape(screen.title)}</h2>'
    if screen.note:
        yield f'<p lang="en" class="note">{escape(screen.note)}</p>'
    for piece in screen.pieces:
        if piece.kind == TERMINAL:
            yield f"<pre>{escape(piece.text)}</pre>"
        elif piece.kind in (HEADING, TITLE):
            level, language = min(piece.level + 2, 6), ' lang="en"' if piece.kind == TITLE else ""
            yield f"<h{level}{language}>{escape(piece.text)}</h{level}>"
        else:
            yield f'<p class="{piece.kind}">{escape(_line(piece))}</p>'
    yield "</section>"
