"""docs/deploy.md against the product: an operator finds every setting, metric, warning and error there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import okapi.server
from okapi.server.http.rate_limits import RateLimits, Work
from okapi.server.metrics import Metrics
from okapi.server.notify import channel, mailboxes
from okapi.server.notify.web_push.addresses import KNOWN_SERVICES
from okapi.server.settings import Rate, ServerSettings
from okapi.server.storage import database
from okapi.server.workers import bots

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


def test_every_default_in_the_tables_is_the_one_that_the_server_has() -> None:
    rows = re.findall(r"^\| .*?\| `OKAPI_([A-Z_]+)` \|(.*?)\| ", GUIDE, re.MULTILINE)
    shown = {name.lower(): default.strip() for name, default in rows}
    assert len(shown) > 25
    there = {name: getattr(ServerSettings(), name) for name in shown}
    plain = {name: str(value).lower() if isinstance(value, bool) else value for name, value in there.items()}
    assert shown == {name: "" if value in ("", ()) else str(value) for name, value in plain.items()}


def test_every_rate_in_the_table_is_the_one_that_the_server_has() -> None:
    settings, shown = ServerSettings(), {}
    for names, person, address in re.findall(r"^\| (`OKAPI_.*_RATE`) \| (.*?) ?\| (.*?) \|", GUIDE, re.MULTILINE):
        for name, each in zip(re.findall(r"OKAPI_(\w+)_RATE", names), address.split(", "), strict=True):
            shown[Work(name.lower())] = (person, each)
    assert set(shown) == set(Work)
    limits = RateLimits(settings)
    for work, (person, address) in shown.items():
        assert address == rounded(limits._of_address[work])
        assert person in ("", rounded(limits._of_person[work]))


def rounded(rate: Rate) -> str:
    return f"{rate.burst:g}/{rate.per_second:.3g}"


def test_numbers_in_the_text_are_those_of_the_server() -> None:
    settings, text = ServerSettings(), " ".join(GUIDE.split())
    assert (database._CONNECTIONS, database._RESERVED) == (10, 5)
    assert "at most fifteen connections: ten for requests, and five that are reserved" in text
    assert (mailboxes._A_PERSON_A_DAY, mailboxes._AN_ADDRESS_A_DAY, mailboxes._AN_ADDRESS) == (5, 2, 4)
    assert "five links a day, a mailbox gets at most two a day and four in thirty days" in text
    assert (settings.push_seconds, settings.smtp_seconds, settings.header_seconds) == (10, 60, 10)
    assert (channel._AT_ONCE, channel._SHARE) == (8, 2)
    assert text.count("under way at once in each process, at most two of them for one person") == 2
    assert bots._PROBATION == 20
    assert "until it has given twenty quick answers" in text


def test_every_push_service_that_is_used_is_named() -> None:
    assert re.findall(r"^\| `([a-z0-9.]+\.com)` \|", GUIDE, re.MULTILINE) == [*KNOWN_SERVICES]


def test_every_setting_that_is_named_is_one() -> None:
    named = {name.lower() for name in re.findall(r"OKAPI_([A-Z_]+)", GUIDE)}
    assert named <= set(ServerSettings.__struct_fields__)


def test_every_file_for_operators_is_named() -> None:
    files = {path.name for path in (Path(__file__).parents[2] / "deploy").iterdir() if path.is_file()}
    assert [name for name in sorted(files) if f"`{name}`" not in GUIDE] == []
