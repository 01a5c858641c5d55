"""deploy/ against the product, and each file against the program that reads it, where that is installed."""

import json
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml
from proof.nginx import Nginx, nginx_program
from tools.dockerfile_steps import steps

from okapi.server.entropy import new_id
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings, settings_from

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
UNITS = [path.name for path in FILES if path.suffix in (".service", ".timer")]


def program(name: str) -> str:
    if (found := shutil.which(name)) is None:
        pytest.skip(f"there is no {name} here")
    return found


def run(*words: str | Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert not re.search(r"warn|ignoring", said, re.IGNORECASE), said


def metrics_in(text: str) -> set[str]:
    """The metrics that a text names, a histogram's parts as the histogram."""
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"\bokapi_\w+", text)}


def metrics() -> set[str]:
    found = re.findall(r"^# HELP (okapi_\w+)", Metrics().text().decode(), re.MULTILINE)
    return {name for name in found if not name.endswith("_created")}  # when counting began


def test_the_dashboard_shows_every_metric_and_none_that_there_is_not() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert metrics_in("\n".join(queries)) == metrics()
    assert metrics_in(json.dumps(dashboard)) == metrics()


def test_an_alert_is_about_a_metric_that_there_is() -> None:
    named = metrics_in((DEPLOY / "prometheus-rules.yaml").read_text())
    assert len(named) > 5
    assert named <= metrics()


def test_every_setting_that_a_file_names_is_one() -> None:
    named = {name for path in FILES for name in re.findall(r"OKAPI_([A-Z_]+)", path.read_text("utf-8"))}
    assert len(named) > 5
    assert {name.lower() for name in named} <= set(ServerSettings.__struct_fields__)


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def environments() -> dict[str, dict[str, str]]:
    """What the server is given by compose, systemd and the image."""
    composed = compose()["services"]["server"]["environment"]
    unit = re.findall(r"^Environment=(\w+)=(.*)$", (DEPLOY / "okapi.service").read_text(), re.MULTILINE)
    image = " ".join(step.text for step in steps() if step.instruction == "ENV")
    contact = {"OKAPI_CONTACT": "operator@example.org"}  # a default in compose's own words
    return {
        "compose": {name: str(value) for name, value in composed.items()} | contact,
        "systemd": dict(unit),
        "image": dict(pair.split("=", 1) for pair in image.split()),
    }


@pytest.mark.parametrize("place", ["compose", "systemd", "image"])
def test_the_server_takes_the_settings_it_is_given(place: str) -> None:
    given = environments()[place]
    assert settings_from(given).database == given["OKAPI_DATABASE"]


def test_both_units_use_the_same_database() -> None:
    wanted = {"Environment=OKAPI_DATABASE=/var/lib/okapi/okapi.db", "EnvironmentFile=-/etc/okapi.env"}
    for unit in ("okapi.service", "okapi-backup.service"):
        assert wanted <= set((DEPLOY / unit).read_text().splitlines())


def test_what_a_service_of_compose_uses_is_declared() -> None:
    composed = compose()
    for service in composed["services"].values():
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {name for name in volumes if not name.startswith(".")} <= set(composed["volumes"])
        assert set(service.get("secrets", ())) <= set(composed["secrets"])
        assert set(service["networks"]) <= set(composed["networks"])
        assert set(service.get("depends_on", ())) <= set(composed["services"])
        assert "healthcheck" in service or service["image"] == "okapi"


def test_the_proxies_let_a_whole_record_through_and_nobody_see_the_metrics() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    settings = ServerSettings()
    assert f"client_max_body_size {settings.max_record // 1024}k;" in nginx
    assert f"max_size {settings.max_record // 1024}KiB" in caddy
    for text in (nginx, caddy):
        assert f"holds the rest to {settings.max_body // 1024} kB" in text
    assert "the server pings every 25 seconds" in nginx
    assert settings.ping_seconds == 25
    assert "location = /metrics { allow 127.0.0.1; deny all;" in nginx
    assert "respond /metrics 403" in caddy


def test_the_proxies_keep_together_what_belongs_to_a_game() -> None:
    game = new_id()
    for file in ("nginx.conf", "Caddyfile"):
        [pattern] = re.findall(r"~(\^\S+?)\"? (?:\$okapi_game;|\$\{2\})$", (DEPLOY / file).read_text(), re.MULTILINE)
        key = re.compile(pattern.replace("(?<", "(?P<"), re.ASCII)
        for address in (f"/api/play?game={game}", f"/api/games/{game}", f"/api/games/{game}/start"):
            assert [found[2] for found in key.finditer(address)] == [game]
        for address in ("/", "/api/play", "/api/play?game=", "/api/games", f"/game/{game}", "/x?/api/games/x"):
            assert not key.match(address)
        assert [found[2] for found in key.finditer("/api/play?game=" + 9000 * "x")] == [64 * "x"]


def test_the_proxy_of_compose_knows_every_port_of_the_server() -> None:
    services = compose()["services"]
    settings = settings_from(environments()["compose"])
    upstreams = [f"server:{port}" for port in settings.ports]
    assert len(upstreams) > 1
    assert services["proxy"]["environment"]["UPSTREAM"].split() == upstreams


def test_the_image_is_made_from_what_there_is() -> None:
    copied = [step.text.split()[0] for step in steps() if step.instruction == "COPY"]
    assert [name for name in copied if not name.startswith("--from=") and not (ROOT / name).exists()] == []
    run_there = " ".join(step.text for step in steps() if step.instruction == "RUN")
    modules = re.findall(r"-m (okapi[\w.]+)", run_there)
    assert modules
    assert all(find_spec(module) for module in modules)


def versions(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))


def test_the_image_has_the_versions_that_are_tested() -> None:
    served = versions("server")
    assert {"asyncpg", "numba"} <= set(served)
    assert served.items() <= versions("dev").items()


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/okapi/bin/okapi", sys.executable)
        (tmp_path / name).write_text(text)
    run(analyze, "verify", *(tmp_path / name for name in UNITS))


def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    if nginx_program() is None:
        pytest.skip("there is no nginx here")
    Nginx(tmp_path / "nginx", ["127.0.0.1:8000", "127.0.0.1:8001"]).check()


def test_caddy_takes_its_configuration() -> None:
    run(program("caddy"), "adapt", "--validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def test_prometheus_takes_the_rules() -> None:
    run(program("promtool"), "check", "rules", DEPLOY / "prometheus-rules.yaml")
