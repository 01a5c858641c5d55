"""The protocol is written down once, and what describes it is up to date."""

import re
from pathlib import Path

import jsonschema
import msgspec
import pytest
from tools.generate.typescript import typescript

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import Reason, new_game, settle, to_json
from okapi.server.app import create_app
from okapi.server.protocol.messages import Command, Ping, Watch
from okapi.server.protocol.reasons import ServerReason
from okapi.server.protocol.schema import document
from okapi.server.protocol.updates import Snapshot, update_for
from okapi.server.settings import ServerSettings

ROOT = Path(__file__).parents[2]


def test_messages_are_valid_by_the_schema() -> None:
    state, events = settle(new_game(africa(), 3), SeededDealer("schema"))
    update = update_for(Snapshot("game", len(events), state, None), 1, 0, events)
    commands = (Watch("game"), Ping(), Command("game", 0, 1, "id", "draw train"))
    for message in (update, *commands):
        jsonschema.validate(msgspec.json.decode(to_json(message)), document())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"type": "update"}, document())


def test_a_type_that_typescript_cannot_say_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="cannot be said"):
        typescript({"Odd": {"type": "array", "contains": {}}}, {})


def test_the_description_names_every_reason_and_every_route() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    listed = re.findall(r"^\| `([a-z.-]+)` \| (\d+) \|$", text, re.MULTILINE)
    assert listed == [(str(reason), str(reason.status)) for reason in ServerReason]
    paths = create_app(ServerSettings(database="unused.db", secret_key="A" * 43)).openapi()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    described = {
        (method, path.partition("?")[0]) for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`]+)`", text)
    }
    assert routes == described - {("GET", "/api/play"), ("GET", "/api/openapi.json")}


def test_every_reason_has_a_sentence() -> None:
    catalogs = (ROOT / "src" / "okapi" / "locales" / "en").glob("*.ftl")
    text = "\n".join(path.read_text("utf-8") for path in catalogs)
    known = set(re.findall(r"^(reason-[a-z-]+) =", text, re.MULTILINE))
    missing = {f"reason-{reason.replace('.', '-')}" for reason in ServerReason} - known
    shared_with_the_game = {f"reason-{reason.replace('.', '-')}" for reason in Reason}
    assert missing <= shared_with_the_game
