"""What contributors' tools and GitHub read: it parses, and calls what there is."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
FORMS = [path for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):(?!=)", (ROOT / "Makefile").read_text(), re.MULTILINE))
CALL = re.compile(r"(?:^|[;&|`\n]\s*)make ([a-z][a-z-]*)", re.MULTILINE)
PINNED = re.compile(r"\./\.github/workflows/[\w-]+\.yml|[\w.-]+/[\w./-]+@(?:v\d+|[0-9a-f]{40})")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps_and_jobs(workflow: Path) -> Iterator[dict[str, Any]]:
    """Everything that may use an action or run a command."""
    for job in read(workflow)["jobs"].values():
        yield job
        yield from job.get("steps", ())


def by_name(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", [*sorted(GITHUB.rglob("*.yml")), ROOT / ".pre-commit-config.yaml"], ids=by_name)
def test_every_file_is_yaml(path: Path) -> None:
    assert isinstance(read(path), dict)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=by_name)
def test_a_workflow_calls_only_targets_that_the_makefile_has(workflow: Path) -> None:
    called = {target for step in steps_and_jobs(workflow) for target in CALL.findall(step.get("run", ""))}
    assert called
    assert called <= TARGETS


@pytest.mark.parametrize("name", [".ci/run", "README.md", "CONTRIBUTING.md", ".github/pull_request_template.md"])
def test_people_are_sent_only_to_targets_that_the_makefile_has(name: str) -> None:
    called = set(CALL.findall((ROOT / name).read_text("utf-8")))
    assert called
    assert called <= TARGETS


def test_pull_requests_are_tested_on_every_python_that_is_promised() -> None:
    job = read(ROOT / ".github/workflows/test.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=by_name)
def test_every_action_is_pinned(workflow: Path) -> None:
    used = [part["uses"] for part in steps_and_jobs(workflow) if "uses" in part]
    assert used
    assert [name for name in used if not PINNED.fullmatch(name)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=by_name)
def test_a_workflow_may_only_read(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {"contents": "read"}


def test_only_the_upload_may_ask_for_a_token_and_it_may_do_nothing_else() -> None:
    found = {
        (path.name, name): job["permissions"]
        for path in WORKFLOWS
        for name, job in read(path)["jobs"].items()
        if "permissions" in job
    }
    assert found == {("release.yml", "publish"): {"id-token": "write"}}


@pytest.mark.parametrize("path", FORMS, ids=by_name)
def test_a_form_asks_questions_each_with_a_name_of_its_own(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert all(part["attributes"]["label"] for part in asked)
    names = [part["id"] for part in asked]
    assert sorted(set(names)) == sorted(names)
    assert any(part.get("validations", {}).get("required") for part in asked)


def test_dependabot_looks_after_folders_that_are_there() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    assert {one["package-ecosystem"] for one in updates} == {"pip", "npm", "github-actions"}
    assert all((ROOT / one["directory"].lstrip("/")).is_dir() for one in updates)


def test_a_commit_downloads_nothing() -> None:
    repositories = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [one["repo"] for one in repositories] == ["local"]
    assert {hook["language"] for one in repositories for hook in one["hooks"]} == {"system"}


def test_the_address_for_reports_stands_in_one_place() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *GITHUB.rglob("*.*")]
    assert [path.name for path in pages if "security@" in path.read_text("utf-8")] == ["SECURITY.md"]


def test_who_cites_the_project_names_the_version_that_is_here() -> None:
    cited = read(ROOT / "CITATION.cff")
    bibtex = re.search(r"```bibtex\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.DOTALL)
    assert bibtex
    assert cited["version"] == tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"Version {cited['version']}, board africa" in bibtex[1]
    assert f"{{{cited['title']}}}" in bibtex[1]
    assert [f"{{{{{author['name']}}}}}" in bibtex[1] for author in cited["authors"]] == [True]


def test_the_readme_of_the_client_lists_its_folders_in_their_order() -> None:
    order = (ROOT / "web/.dependency-cruiser.js").read_text("utf-8").partition("ORDER = [")[2].partition("]")[0]
    listed = re.findall(r"^\| `src/(.+?)` \|", (ROOT / "web/README.md").read_text("utf-8"), re.MULTILINE)
    assert [*listed, "App.svelte", "main.ts"] == re.findall(r'"(.+?)"', order)
