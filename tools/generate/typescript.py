"""From the protocol's JSON Schema to TypeScript types: the few constructs that the schema uses, no more."""

import json
from typing import Any

_HEADER = """// Made by `make generate` from src/okapi/server/protocol/messages.

"""


def typescript(definitions: dict[str, Any], constants: dict[str, Any]) -> str:
    """One exported constant for each name, and one exported type for each definition."""
    values = "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in constants.items())
    types = "\n".join(_declaration(name, schema) for name, schema in definitions.items())
    return f"{_HEADER}{values}\n{types}"


def _declaration(name: str, schema: Any) -> str:
    comment = _comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n" for field, kind in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def _comment(text: str) -> str:
    lines = text.splitlines()
    if len(lines) <= 1:
        return f"/** {text} */\n" if text else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(schema: Any) -> str:
    match schema:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(_type(choice) for choice in choices))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array", "items": items}:
            return f"Array<{_type(items)}>"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as simple}:
            return str(simple)
        case _:
            raise ValueError(f"the protocol has a type that cannot be said in TypeScript yet: {schema}")
