"""What pip installs: its name wherever it is written, and what belongs to it."""

import re
import tomllib
from pathlib import Path

import pytest
from hatch_build import CLIENT, ReadmeHook
from tools.audit.licences import read_bundle

import okapi

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FOLDERS = ("src", "docs", "tests", "tools", "bench", "proof", "examples", "requirements", "web/src")
WRITTEN = (".py", ".md", ".ftl", ".toml", ".txt", ".ts", ".svelte", ".yml", ".sh", "")
# On PyPI, `okapi` is another project: installing that gives no game.
ANOTHER_PROJECT = re.compile(
    r"pip install (?:--?[\w-]+ )*[\"']?okapi(?![\w-])"
    rf"|(?<![\w-])okapi\\?\[(?:{'|'.join(PROJECT['optional-dependencies'])})"
)


def test_nobody_is_sent_to_another_project_of_the_same_name() -> None:
    assert PROJECT["name"] == okapi.DISTRIBUTION
    files = [*ROOT.iterdir(), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))]
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in files
        if path.is_file() and path.suffix in WRITTEN and "static" not in path.parts
        if (wrong := ANOTHER_PROJECT.findall(path.read_text("utf-8", errors="ignore")))
    }
    assert found == {}


def test_the_version_is_written_down_once() -> None:
    assert okapi.__version__ == PROJECT["version"]


def test_every_picture_and_link_of_the_readme_works_away_from_the_repository() -> None:
    metadata = {"urls": {"Source": "https://okapi.test"}, "version": "9.8.7"}
    ReadmeHook(str(ROOT), {}).update(metadata)
    text = str(metadata["readme"]["text"])  # type: ignore[index]
    targets = re.findall(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"", text)
    assert [target for pair in targets for target in pair if target and "://" not in target] == []
    assert "(https://okapi.test/blob/v9.8.7/docs/record.md)" in text
    assert '"https://okapi.test/raw/v9.8.7/docs/pictures/phone.webp"' in text


def test_the_notice_names_all_that_the_browser_client_is_built_from() -> None:
    built = CLIENT / "licences.txt"
    if not built.is_file():
        pytest.skip("the browser client is not built")
    notice = (ROOT / "NOTICE").read_text("utf-8")
    bundled = read_bundle(built.read_text("utf-8"))
    assert [name for name, *_ in bundled if not re.search(rf"[(\s]{re.escape(name)}[),]", notice)] == []
    licences = {word for _, _, licence, _ in bundled for word in re.findall(r"[\w.-]+", licence)} - {"OR"}
    assert licences <= set(PROJECT["license"].split())
