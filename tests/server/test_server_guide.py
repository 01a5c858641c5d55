"""docs/deploy.md against the product: an operator finds every setting, metric, warning and error there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import okapi.server
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings

GUIDE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
SOURCES = Path(okapi.server.__file__).parent


def alarms() -> Iterator[str]:
    """What the server logs as a warning or an error."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="log"), attr="warning" | "error"),
                    args=[ast.Constant(value=str(message)), *_],
                ):
                    yield message


def test_every_warning_and_error_is_explained() -> None:
    found = set(alarms())
    assert len(found) > 30
    assert [message for message in sorted(found) if f"`{message}`" not in GUIDE] == []


def test_every_metric_is_named_and_none_that_there_is_not() -> None:
    there_are = re.findall(r"^# HELP (okapi_\w+)", Metrics().text().decode(), re.MULTILINE)
    found = {name for name in there_are if not name.endswith("_created")}  # when counting began
    named = set(re.findall(r"\bokapi_\w+", GUIDE))
    parts = {f"{name}{part}" for name in found for part in ("_bucket", "_count", "_sum")}
    assert found <= named
    assert named <= found | parts | {"okapi_identities"}


def test_every_setting_that_is_named_is_one() -> None:
    named = {name.lower() for name in re.findall(r"OKAPI_([A-Z_]+)", GUIDE)}
    assert named <= set(ServerSettings.__struct_fields__)
