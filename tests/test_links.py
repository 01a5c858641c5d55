"""Every link in the documents leads somewhere, and every page of the docs can be reached from the first."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[1]
NOT_OURS = {"node_modules", "dist", "build", "test-results"}
PAGES = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not any(part in NOT_OURS or part.startswith(".venv") for part in path.relative_to(ROOT).parts)
)
FIRST_PAGE = ROOT / "docs" / "README.md"
HTML_LINK = re.compile(r'\b(?:href|src)="([^"]+)"')


@cache
def _tokens(page: Path) -> tuple[Token, ...]:
    blocks = MarkdownIt("commonmark").enable("table").parse(page.read_text("utf-8"))
    return tuple(token for block in blocks for token in (block, *(block.children or ())))


def _links(page: Path) -> Iterator[str]:
    for token in _tokens(page):
        match token.type:
            case "link_open":
                yield str(token.attrs["href"])
            case "image":
                yield str(token.attrs["src"])
            case "html_block" | "html_inline":
                yield from HTML_LINK.findall(token.content)


@cache
def _anchors(page: Path) -> set[str]:
    """Of its headings, as GitHub names them."""
    found: Counter[str] = Counter()
    anchors = set()
    for heading, inline in pairwise(_tokens(page)):
        if heading.type == "heading_open":
            parts = (part.content for part in inline.children or () if part.type in ("text", "code_inline"))
            name = re.sub(r"[^\w\- ]", "", "".join(parts).strip().lower()).replace(" ", "-")
            anchors.add(f"{name}-{found[name]}" if found[name] else name)
            found[name] += 1
    return anchors


def _targets(page: Path) -> Iterator[tuple[str, Path, str]]:
    """Each relative link of a page: as it is written, its file and its anchor."""
    for link in _links(page):
        parts = urlsplit(link)
        if not parts.scheme and not parts.netloc:
            file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            yield link, file, unquote(parts.fragment)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    broken = [
        link
        for link, file, anchor in _targets(page)
        if not file.is_relative_to(ROOT)
        or not file.exists()
        or (anchor and (file.suffix != ".md" or anchor not in _anchors(file)))
    ]
    assert broken == []


def test_every_page_of_the_docs_can_be_reached_from_the_first() -> None:
    reached, waiting = {FIRST_PAGE}, [FIRST_PAGE]
    while waiting:
        linked = {file for _, file, _ in _targets(waiting.pop()) if file.suffix == ".md" and file.is_file()}
        waiting += linked - reached
        reached |= linked
    assert {*(ROOT / "docs").rglob("*.md")} - reached == set()


def test_readers_find_the_first_page() -> None:
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md"):
        assert FIRST_PAGE in {file for _, file, _ in _targets(page)}
