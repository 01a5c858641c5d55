"""Licences of all that Okapi ships or has installed: those that are not on the list are findings."""

import re
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import okapi

from .part import AuditPart, table

ALLOWED = frozenset(
    [
        "0BSD",
        "Apache-2.0",
        "Apache-2.0 WITH LLVM-exception",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC0-1.0",
        "ISC",
        "LicenseRef-public-domain",
        "MIT",
        "MIT-0",
        "MIT-CMU",
        "MPL-2.0",  # asks something of those who change its files: we do not
        "OFL-1.1",  # fonts
        "PSF-2.0",
        "Unlicense",
        "Zlib",
    ]
)
# How packages spell licences in other terms than SPDX's. The classifier does not say which BSD licence it is.
_SPELLINGS = {
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-2-Clause AND BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
}
_MIT = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software"
_CLASSIFIER = re.compile(r"License :: (?:OSI Approved :: )?(.+)")
_BUNDLED = re.compile(r"^## (\S+) (\S+) \((.+)\)$", re.MULTILINE)  # see web/licences.ts

ASSETS = {  # all files that are neither programs nor texts, and whose they are
    "src/okapi/board/africa-atlas.json": ("Natural Earth, bent by us", "LicenseRef-public-domain"),
    "src/okapi/board/africa-layout.json": ("ours", "Apache-2.0"),
    "src/okapi/board/africa-names.json": ("ours", "Apache-2.0"),
    "src/okapi/board/africa-places.json": ("ours", "Apache-2.0"),
    "src/okapi/board/lettering.json": ("ours", "Apache-2.0"),  # how wide letters are, as measured
    "src/okapi/bots/network/weights.*": ("ours, learned from games of our bots", "Apache-2.0"),
    "src/okapi/bots/network/rollout.*": ("ours, learned from the network beside it", "Apache-2.0"),
    "src/okapi/coach/forecast.npz": ("ours, learned from games of our bots", "Apache-2.0"),
    "src/okapi/picture/measures.json": ("ours", "Apache-2.0"),
    "src/okapi/picture/okapi.svg": ("ours", "Apache-2.0"),
    "src/okapi/picture/player-signs.json": ("ours", "Apache-2.0"),
    "web/public/*.png": ("ours", "Apache-2.0"),
    "web/public/favicon.*": ("ours", "Apache-2.0"),
}
_FONTS, _SOUNDS = (".woff2", ".ttf", ".otf"), (".mp3", ".ogg", ".wav")
_ASSET_SUFFIXES = (".json", ".npz", ".svg", ".ico", ".png", ".jpg", ".webp", *_FONTS, *_SOUNDS)
Row = tuple[str, str, str, str]  # what, version, licence, where it is from


def audit_licences(root: Path) -> AuditPart:
    """All licences in one table; those that are unknown or not allowed are findings."""
    client = root / "src" / "okapi" / "server" / "static" / "licences.txt"
    rows = [*_installed(okapi.DISTRIBUTION), *_assets(root)]
    unchecked: tuple[str, ...] = ()
    if client.is_file():
        rows += read_bundle(client.read_text("utf-8"))
    else:
        unchecked = ("the packages in the browser client, which is not built yet: `make audit` builds it",)
    bad = [row for row in rows if not is_allowed(row[2])]
    findings = tuple(f"{what} {version}: {licence}" for what, version, licence, _ in bad)
    return AuditPart("Licences", table([("what", "version", "licence", "where"), *rows]), findings, unchecked)


def is_allowed(expression: str) -> bool:
    """Whether a licence in SPDX's terms leaves us one that is allowed."""
    words = re.findall(r"[()]|[^\s()]+", re.sub(r"\s+WITH\s+", "~WITH~", expression))
    try:
        allowed = _either(words)
    except IndexError:
        return False
    return allowed and not words


def _either(words: list[str]) -> bool:
    found = _both(words)
    while words and words[0] == "OR":
        words.pop(0)
        found |= _both(words)
    return found


def _both(words: list[str]) -> bool:
    found = _one(words)
    while words and words[0] == "AND":
        words.pop(0)
        found &= _one(words)
    return found


def _one(words: list[str]) -> bool:
    word = words.pop(0)
    if word != "(":
        return word.replace("~", " ") in ALLOWED
    found = _either(words)
    return words.pop(0) == ")" and found


# Python.

_ELSEWHERE = {"learners"}  # an extra with a lock and an environment of its own: only its users install it


def _installed(root: str) -> Iterator[Row]:
    """What pip installs for a package with all its extras, on this kind of machine."""
    extras = frozenset(distribution(root).metadata.get_all("Provides-Extra") or []) - _ELSEWHERE
    waiting, seen = [(root, extras)], set[tuple[str, frozenset[str]]]()
    rows: dict[str, Row] = {}
    while waiting:
        name, wanted = waiting.pop()
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        try:
            found = distribution(name)
        except PackageNotFoundError:
            rows[name] = (name, "", "unknown: it is not installed here", "Python")
            continue
        rows[name] = (name, found.version, licence_of(found), "Python")
        waiting += _needed(found, wanted)
    yield from (row for name, row in sorted(rows.items()) if name != root)


def _needed(found: Distribution, extras: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    for line in found.requires or ():
        needed = Requirement(line)
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras or [""]):
            yield canonicalize_name(needed.name), frozenset(needed.extras)


def licence_of(found: Distribution) -> str:
    """The licence of an installed package in SPDX's terms, from whatever it says about it."""
    metadata = found.metadata
    if "License-Expression" in metadata:
        return metadata["License-Expression"]
    said = metadata["License"].strip() if "License" in metadata else ""
    if is_allowed(named := _SPELLINGS.get(said, said)):
        return named
    classifiers = [_CLASSIFIER.fullmatch(line) for line in metadata.get_all("Classifier") or []]
    names = [match[1] for match in classifiers if match]
    if names:
        return " AND ".join(_SPELLINGS.get(name, name) for name in names)
    return "MIT" if _MIT in _licence_text(found) else said.partition("\n")[0] or "unknown"


def _licence_text(found: Distribution) -> str:
    files = [file for file in found.files or () if file.name.upper().startswith(("LICENSE", "LICENCE"))]
    return " ".join(" ".join(file.read_text("utf-8").split()) for file in files)


# The browser client and other files.


def read_bundle(text: str) -> list[Row]:
    """The packages of which something is in the browser client, as its build has written them down."""
    return [(name, version, licence, "browser client") for name, version, licence in _BUNDLED.findall(text)]


def _assets(root: Path) -> Iterator[Row]:
    for path in asset_files(root):
        origin, licence = _declared(path)
        yield path, "", licence, origin


def asset_files(root: Path) -> Sequence[str]:
    """The files in the package and the client that are neither programs nor texts."""
    built = root / "src" / "okapi" / "server" / "static"
    files = [*(root / "src").rglob("*"), *(root / "web" / "public").rglob("*")]
    shipped = [path for path in files if path.suffix in _ASSET_SUFFIXES and built not in path.parents]
    return sorted(path.relative_to(root).as_posix() for path in shipped)


def _declared(path: str) -> tuple[str, str]:
    found = [whose for pattern, whose in ASSETS.items() if Path(path).match(pattern)]
    return found[0] if found else ("tools/audit/licences.py does not say whose it is", "unknown")
