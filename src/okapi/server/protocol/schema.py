"""JSON Schema of the protocol, made from `messages`. `make generate` writes files from it."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from okapi.board import Board
from okapi.coach import thresholds
from okapi.game import Action, Event
from okapi.server.lengths import MAX_MAIL_ADDRESS, MAX_NAME, MAX_REMARK, MAX_WORDS
from okapi.server.protocol import messages

Schema = Any
_PREFIX = "#/$defs/"

UNIONS = {"Action": Action, "Event": Event, "FromClient": messages.FromClient, "FromServer": messages.FromServer}

CONSTANTS: dict[str, Any] = {  # what the client must know before its first request
    "MAX_NAME": MAX_NAME,
    "MAX_WORDS": MAX_WORDS,
    "MAX_REMARK": MAX_REMARK,
    "MAX_MAIL_ADDRESS": MAX_MAIL_ADDRESS,
    "PROTOCOL": messages.PROTOCOL,
    "MIN_SEATS": messages.MIN_SEATS,
    "MAX_SEATS": messages.MAX_SEATS,
    "THRESHOLDS": thresholds.THRESHOLDS,
    "SOME_LUCK": thresholds.SOME_LUCK,
    "MANY_POINTS": thresholds.MANY_POINTS,
    "MAX_EXERCISES": thresholds.MAX_EXERCISES,
    "TRIES": thresholds.TRIES,
}


@cache
def definitions() -> dict[str, Schema]:
    unions = {name: _components((union,))[0][0] for name, union in UNIONS.items()}
    names = {json.dumps(union["anyOf"]): _PREFIX + name for name, union in unions.items()}
    _, read = _components(tuple(_messages(from_clients=True)))
    _, written = _components(tuple(_messages(from_clients=False)))
    for name in written.keys() - read.keys():
        _require_what_is_always_written(name, written[name])
    found = {**_named(written, names), **_named(read, names), **unions}
    return {name: _tidy(found[name]) for name in sorted(found)}


def document() -> Schema:
    """The whole schema: a message on the socket. Bodies of HTTP are among the definitions."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The Okapi protocol, version {messages.PROTOCOL}",
        "anyOf": [{"$ref": _PREFIX + "FromClient"}, {"$ref": _PREFIX + "FromServer"}],
        "$defs": definitions(),
    }


def definitions_for_openapi() -> dict[str, Schema]:
    """The `definitions`, with references as OpenAPI has them."""
    text = json.dumps(definitions())
    moved: dict[str, Schema] = json.loads(text.replace(_PREFIX, "#/components/schemas/"))
    return moved


def _components(types: tuple[Any, ...]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    return msgspec.json.schema_components(types, schema_hook=_board, ref_template=_PREFIX + "{name}")


def _board(kind: type) -> Schema:
    """A board is sent as its id and hash."""
    if kind is Board:
        return {"$ref": _PREFIX + "BoardName"}
    raise NotImplementedError(kind)


def _require_what_is_always_written(name: str, schema: Schema) -> None:
    """Fields that are always written are required in an answer, even if they have defaults."""
    kinds = {kind.__name__: kind for kind in _structs()}
    if "properties" in schema and not kinds[name].__struct_config__.omit_defaults:
        schema["required"] = list(schema["properties"])


def _messages(*, from_clients: bool) -> Iterator[type[msgspec.Struct]]:
    """The types in `messages`. Only those from clients refuse unknown fields."""
    for kind in _structs():
        is_message = kind not in (messages.ClientMessage, messages.ServerMessage)
        is_strict = kind.__struct_config__.forbid_unknown_fields
        if kind.__module__.startswith(messages.__name__) and is_message and is_strict is from_clients:
            yield kind


def _structs() -> Iterator[type[msgspec.Struct]]:
    found = list(msgspec.Struct.__subclasses__())
    while found:
        kind = found.pop()
        yield kind
        found += kind.__subclasses__()


def _named(schema: Schema, names: dict[str, str]) -> Schema:
    """The schema with references to the protocol's unions by name."""
    match schema:
        case {"anyOf": choices} if (name := names.get(json.dumps(choices))) is not None:
            return {"$ref": name}
        case dict():
            return {key: _named(value, names) for key, value in schema.items()}
        case list():
            return [_named(value, names) for value in schema]
        case _:
            return schema


def _tidy(schema: Schema) -> Schema:
    """The schema with descriptions without indentation, and lists instead of tuples."""
    text = json.dumps(schema, default=list)
    found: dict[str, Schema] = json.loads(text)
    if "description" in found:
        lines = [line.strip() for line in found["description"].splitlines()]
        found["description"] = "\n".join(lines).strip()
    return found
