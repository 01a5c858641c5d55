"""A small board that adds up, to be broken one piece at a time."""

from __future__ import annotations

import json
from datetime import date, time
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

from okapi.board import check_board_file
from okapi.cli.files import problem_in_words

Document = dict[str, Any]

ENDS = ("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "north", "isle")


def small_board() -> Document:
    """Six cities, a way station, two terminals and two ports; the smallest deck for five players."""
    places = [place(id, "city") for id in ENDS[:6]]
    places += [place("halt", "waystation")]
    places += [place(id, "terminal", name="North", country="north") for id in ("north-1", "north-2")]
    places += [place(id, "port", name="Isle", country="isle") for id in ("isle-1", "isle-2")]
    return {
        "id": "small",
        "name": "A small board",
        "size": [400, 300],
        "places": places,
        "routes": [
            route("alpha", "beta", "red", 2, id="alpha--beta--a", twin="alpha--beta--b"),
            route("alpha", "beta", "blue", 2, id="alpha--beta--b", twin="alpha--beta--a"),
            route("beta", "gamma", "green", 3),
            route("gamma", "delta", "yellow", 4),
            route("delta", "epsilon", "black", 1),
            route("epsilon", "zeta", "grey", 6),
            route("alpha", "halt", "white", 2),
            route("halt", "delta", "purple", 2),
            route("alpha", "north-1", "orange", 3),
            route("zeta", "north-2", "red", 3),
            route("zeta", "isle-1", "grey", 3, locomotives=1),
            route("isle-1", "isle-2", "grey", 2),
        ],
        "tickets": [ticket(one, other) for one, other in list(combinations(ENDS, 2))[:20]],
    }


def place(id: str, kind: str, **more: Any) -> Document:
    across, down = divmod(crc32(id.encode()) % 1_000_000, 1000)
    return {"id": id, "name": id.title(), "kind": kind, "at": [across / 1000, down / 1000], **more}


def route(one: str, other: str, colour: str, length: int, **more: Any) -> Document:
    return {"id": f"{one}--{other}", "between": [one, other], "colour": colour, "length": length, **more}


def ticket(one: str, other: str, points: int = 5) -> Document:
    return {"between": [one, other], "points": points}


def entry(document: Document, id: str) -> Document:
    """The place, route or ticket of that id."""
    entries = [*document["places"], *document["routes"], *document["tickets"]]
    return next(it for it in entries if it.get("id", "--".join(it.get("between", ()))) == id)


def said(document: Document) -> list[str]:
    """What the checker says about a document, line by line."""
    return said_of_text(toml(document))


def said_of_text(text: str | bytes) -> list[str]:
    """What the checker says about a file of that text, which it calls `board.toml`."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "board.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return [problem_in_words(problem).replace(str(path), "board.toml") for problem in check_board_file(path)]


def toml(document: Document) -> str:
    """The document as TOML, with an inline table for each entry."""
    return "".join(f"{_value(key)} = {_value(value)}\n" for key, value in document.items())


def _value(value: object) -> str:
    match value:
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case bool():
            return str(value).lower()
        case int():
            return hex(value) if value >= 0 else str(value)
        case date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case dict():
            return "{" + ", ".join(f"{_value(key)} = {_value(each)}" for key, each in value.items()) + "}"
        case _:
            return repr(value)
