"""Nonsense, from a seed: values, bodies that nearly fit a schema, messages that nearly fit the protocol."""

import json
from random import Random
from typing import Any

TEXTS = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\ufeff",
    "\u3164",
    "\u2800",
    "\u202e",
    "🚂" * 30,
    "é" * 65,
    "x" * 65,
    "x" * 5000,
    "../../etc/passwd",
    "' OR 1=1 --",
    "%s%n",
    "{}",
    "null",
    "-1",
    "1e400",
    "<script>",
)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    4,
    5,
    10**6,
    2**31,
    2**63,
    10**30,
    1.5,
    -0.0,
    1e308,
    [],
    {},
    [[]],
    {"": {}},
)
RAW = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"{}",
    b"\xff\xfe",
    b"\x00",
    b'{"a":1,"a":2}',
    b"[" * 3000,
    b'{"x":' * 3000,
    b'"' + b"x" * 40_000 + b'"',
    b"NaN",
    b"1" * 5000,
    b'{"name":"\xed\xa0\x80"}',
)


class Nonsense:
    """Everything that is tried follows from the seed."""

    def __init__(self, seed: str, document: dict[str, Any] | None = None) -> None:
        self.random = Random(seed)
        self._schemas = (document or {}).get("components", {}).get("schemas", {})
        self.known: list[str] = []  # ids of games, identities, tokens: what is worth trying

    def value(self) -> Any:
        """Any JSON value."""
        luck = self.random.random()
        if luck < 0.4:
            return self.random.choice(TEXTS)
        if luck < 0.6 and self.known:
            return self.random.choice(self.known)
        if luck < 0.95:
            return self.random.choice(OTHERS)
        return [self.value() for _ in range(3)] if luck < 0.975 else {self.text(): self.value()}

    def text(self) -> str:
        """Any text."""
        known = self.known if self.random.random() < 0.4 else ()
        return self.random.choice(known or TEXTS)

    def spoiled(self, value: Any) -> Any:
        """A value with something wrong, missing or too much, somewhere in it."""
        if isinstance(value, dict) and value and self.random.random() < 0.9:
            spoiled, key = dict(value), self.random.choice(list(value))
            luck = self.random.random()
            if luck < 0.15:
                del spoiled[key]
            elif luck < 0.25:
                spoiled[self.text()] = self.value()
            else:
                spoiled[key] = self.spoiled(value[key])
            return spoiled
        if isinstance(value, list) and value and self.random.random() < 0.7:
            return [*value[:-1], self.spoiled(value[-1])] * self.random.choice((1, 1, 1, 9))
        return self.value()

    def fitting(self, schema: dict[str, Any]) -> Any:
        """A value that fits a schema, as far as types go."""
        if "$ref" in schema:
            return self.fitting(self._schemas[schema["$ref"].rpartition("/")[2]])
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self.fitting(self.random.choice(schema[choice]))
        if "enum" in schema or "const" in schema:
            return self.random.choice(schema.get("enum") or [schema["const"]])
        match schema.get("type"):
            case "object":
                properties, needed = schema.get("properties", {}), schema.get("required", ())
                chosen = [name for name in properties if name in needed or self.random.random() < 0.5]
                return {name: self.fitting(properties[name]) for name in chosen}
            case "array":
                items: dict[str, Any] = schema.get("items") or next(iter(schema.get("prefixItems", [])), {})
                fewest, most = schema.get("minItems", 0), schema.get("maxItems", 4)
                return [self.fitting(items) for _ in range(self.random.randint(fewest, most))]
            case "integer" | "number":
                return self.random.randint(schema.get("minimum", 0), min(schema.get("maximum", 60), 10**6))
            case "boolean":
                return self.random.random() < 0.5
            case "string":
                words = ("random", "person", "Ada", "en", "UTC", "ada@example.org", *self.known[-3:])
                return self.random.choice(words)[: schema.get("maxLength", 64)]
        return None

    def body(self, schema: dict[str, Any] | None) -> bytes | None:
        """A body: fitting, spoiled, or no JSON at all."""
        luck = self.random.random()
        if schema is None or luck < 0.1:
            return self.random.choice((None, *RAW))
        value = self.fitting(schema)
        return json.dumps(value if luck < 0.4 else self.spoiled(value)).encode()

    def message(self, good: list[dict[str, Any]]) -> str | bytes:
        """A message: good, spoiled, or none at all."""
        luck = self.random.random()
        if luck < 0.1:
            raw = self.random.choice(RAW)
            return raw if luck < 0.05 else raw.decode(errors="replace")
        message = self.random.choice(good)
        return json.dumps(message if luck < 0.4 else self.spoiled(message))
