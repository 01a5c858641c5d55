"""`make release` stops with a sentence that says what to do, before anything wrong is published."""

import io
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from tools.release import contents
from tools.release.building import Built, build
from tools.release.contents import check_contents
from tools.release.pythons import find_pythons
from tools.release.steps import StepFailed, run

TRACKED = ("src/okapi/__init__.py", "src/okapi/py.typed", "tests/test_rules.py")
ABOUT = "okapi_railways-1.2.3.dist-info"
CLIENT = ("index.html", "licences.txt", "worker.js", "favicon.svg", "assets/core-x.js.br")
WHEEL = (
    *("okapi/__init__.py", "okapi/py.typed"),
    *(f"okapi/server/static/{name}" for name in CLIENT),
    *(f"{ABOUT}/{name}" for name in ("METADATA", "RECORD", "licenses/LICENSE", "licenses/NOTICE")),
)
SDIST = (*TRACKED, "PKG-INFO")


def _built(folder: Path, wheel: Iterable[str], sdist: Iterable[str]) -> Built:
    built = Built("1.2.3", folder / "o.whl", folder / "o.tar.gz", frozenset(TRACKED))
    with zipfile.ZipFile(built.wheel, "w") as archive:
        for name in wheel:
            archive.writestr(name, "")
    with tarfile.open(built.sdist, "w:gz") as packed:
        for name in sdist:
            packed.addfile(tarfile.TarInfo(f"okapi_railways-1.2.3/{name}"), io.BytesIO())
    return built


def _complaint(built: Built) -> str:
    with pytest.raises(StepFailed) as failure:
        check_contents(built)
    return str(failure.value)


def test_what_is_missing_or_left_over_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_contents(_built(tmp_path, WHEEL, SDIST))
    assert "missing: okapi/py.typed" in _complaint(_built(tmp_path, set(WHEEL) - {"okapi/py.typed"}, SDIST))
    for secret in ("okapi/okapi.key", "okapi/server/static/assets/core-x.js.map", "tests/test_rules.py"):
        assert f"must not be there: {secret}" in _complaint(_built(tmp_path, {*WHEEL, secret}, SDIST))
    lost = _complaint(_built(tmp_path, WHEEL, {*SDIST, "okapi.db"} - {"tests/test_rules.py"}))
    assert "missing: okapi_railways-1.2.3/tests/test_rules.py" in lost
    assert "must not be there: okapi_railways-1.2.3/okapi.db" in lost
    monkeypatch.setattr(contents, "WHEEL_MEGABYTES", 0.0001)
    assert "more than" in _complaint(_built(tmp_path, WHEEL, SDIST))


def test_a_tree_that_is_not_clean_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    with pytest.raises(StepFailed, match="clone of the repository"):
        build(tmp_path)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    with pytest.raises(StepFailed, match=r"not clean:\n\?\? pyproject.toml\nCommit, stash or remove"):
        build(tmp_path)
    assert not (tmp_path / "dist").exists()


def test_a_release_without_a_section_in_the_changelog_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.30 (today)\n")
    for command in (
        ["init", "--quiet"],
        ["add", "."],
        ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "x"],
    ):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    with pytest.raises(StepFailed, match=r"no section for 1\.2\.3"):
        build(tmp_path)


def test_a_failing_command_is_named_with_its_last_words_and_what_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('it broke')"]
    with pytest.raises(StepFailed, match=r"it broke\nBuilding failed with exit code 1\.\nMend it\."):
        run("Building", command, "Mend it.", folder=tmp_path)
    with pytest.raises(StepFailed, match=r"(?s)Building failed: .*no-such-tool.*Install it\."):
        run("Building", ["no-such-tool"], "Install it.", folder=tmp_path)


def test_pythons_are_found_once_each_and_nonsense_is_passed_over(tmp_path: Path) -> None:
    here = ".".join(map(str, sys.version_info[:2]))
    assert find_pythons(["/no/such/python", str(tmp_path), sys.executable])[here] == sys.executable
