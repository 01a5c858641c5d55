"""A board as the text of a board file."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from okapi.board.board import BoardContent
from okapi.board.draft import SECTIONS

_HEAD = "# A board for Okapi. `okapi board check FILE` names every entry that does not add up.\n\n"


def to_toml(content: BoardContent) -> str:
    """The board file that has this content, whether it adds up or not."""
    return "".join(_lines(msgspec.to_builtins(content)))


def _lines(content: dict[str, Any]) -> Iterator[str]:
    yield _HEAD
    yield from _entry({key: value for key, value in content.items() if key not in SECTIONS or not value})
    for section in SECTIONS:
        for entry in content[section]:
            yield f"\n[[{section}]]\n"
            yield from _entry(entry)


def _entry(entry: dict[str, Any]) -> Iterator[str]:
    return (f"{key} = {_value(value)}\n" for key, value in entry.items())


def _value(value: object) -> str:
    """JSON writes these as TOML does, but for one character that only TOML wants escaped."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_value(key)} = {_value(each)}' for key, each in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
