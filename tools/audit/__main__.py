"""The audit: `make audit`, or `python -m tools.audit --help`."""

import argparse
import sys
from pathlib import Path

from .licences import audit_licences
from .part import AuditPart
from .secrets import audit_secrets
from .vulnerabilities import ask_about_npm, ask_about_python

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Print what was found; 1 if anything must be fixed, 2 if something that had to be checked was not."""
    parser = argparse.ArgumentParser(prog="python -m tools.audit", description=__doc__)
    parser.add_argument("--pip-audit", default="pip-audit", metavar="PROGRAM", help="where pip-audit is")
    parser.add_argument("--complete", action="store_true", help="fail if anything could not be checked")
    given = parser.parse_args()
    requirements = sorted((ROOT / "requirements").glob("*.txt"))
    parts = [
        audit_secrets(),
        audit_licences(ROOT),
        ask_about_python(given.pip_audit, requirements),
        ask_about_npm(ROOT / "web"),
    ]
    sys.stdout.write("\n".join(lines_of(parts)) + "\n")
    return code_of(parts, complete=given.complete)


def lines_of(parts: list[AuditPart]) -> list[str]:
    """The whole report; the last line says what it comes to."""
    lines = []
    for part in parts:
        lines += [part.title, "", *(f"  {line}" for line in part.lines)]
        lines += [f"  MEND: {finding}" for finding in part.findings]
        lines += [f"  NOT CHECKED: {unchecked}" for unchecked in part.unchecked]
        lines.append("")
    findings = sum(len(part.findings) for part in parts)
    missing = [part.title.lower() for part in parts if part.unchecked]
    if findings:
        return [*lines, f"To mend: {findings}, see the lines that begin with MEND."]
    if missing:
        return [*lines, f"Nothing to mend in what was checked. NOT CHECKED: {', '.join(missing)}."]
    return [*lines, "Nothing to mend."]


def code_of(parts: list[AuditPart], *, complete: bool) -> int:
    """How the program ends."""
    if any(part.findings for part in parts):
        return 1
    return 2 if complete and any(part.unchecked for part in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
