"""A language that nobody speaks: English with every letter accented and every text two fifths longer.

Whatever is still plain English on the screen comes from no catalog, and what breaks under it would break
under a language with long words.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import NamedArgument, StringLiteral, TextElement
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "okapi" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if (folder / "web.ftl").is_file())
ENGLISH = LOCALES / "en"
PLAIN = re.compile(r"[A-Za-z]{2,}")  # a word that came from no catalog
NAMES = {"Okapi"}
NOBODYS = "ja"  # dates and lists in Japanese have no letters that could be taken for English

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
VOWELS = "aeiou"
COUNTED = ("one", "other")  # the words that COUNT puts after a number


class _Accents(Transformer):
    def __init__(self, *, lengthen: bool) -> None:
        self._lengthen = lengthen

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 (the library's name)
        node.value = self._accented(node.value)
        return node

    def visit_NamedArgument(self, node: NamedArgument) -> NamedArgument:  # noqa: N802
        if node.name.name in COUNTED and isinstance(node.value, StringLiteral):
            node.value.value = self._accented(node.value.value)
        return node

    def _accented(self, text: str) -> str:
        longer = "".join(letter * 2 if letter in VOWELS else letter for letter in text)
        return (longer if self._lengthen else text).translate(ACCENTED)


def pseudo(catalog: str, *, lengthen: bool = True) -> str:
    """The catalog in the language that nobody speaks; parameters and selectors stay as they are."""
    resource = FluentParser().parse(catalog)
    return FluentSerializer().serialize(_Accents(lengthen=lengthen).visit(resource))


def build_pseudo_client(folder: Path) -> Path:
    """The client, built with that language in the place of two others."""
    for catalog in ENGLISH.glob("*.ftl"):
        text = catalog.read_text("utf-8")
        accented = pseudo(text, lengthen=catalog.name != "places.ftl")
        for language, source in {"en": text, NOBODYS: accented, "nb": accented}.items():
            file = folder / "locales" / language / catalog.name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source, "utf-8")
    static = folder / "static"
    build = [sys.executable, "hatch_build.py", "npm", "run", "build", "--", "--outDir", str(static)]
    environment = {**os.environ, "OKAPI_LOCALES": str(folder / "locales")}
    subprocess.run(build, cwd=ROOT, env=environment, check=True, capture_output=True)
    return static
