"""Makes one page per language with every screen's text in its place, for somebody who reads it cold.

    PYTHONPATH=tests python -m tools.reading FOLDER --language de --language fr

A real server and a real browser: a person goes from the home page through the guided game, a brief game and its
review to the pages beside, in the order a newcomer meets them. What was said before is not said again. The cards are
the same in every language, so that pages can be compared. FOLDER gets `de.html`, and `de.txt` to read in a terminal;
a part that could not be reached says so in its place. `--part Puzzles` renders that part alone.
"""

import argparse
import hashlib
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, HEADLESS, Server
from okapi.locales import available
from server.mail_service import mail_service_in_thread

from . import after, before, beside, company, duels, guided, letters, refusals, table, terminal
from .eyes import MapSummary
from .sheet import Piece, ReadingSheet
from .tour import GUEST, Tour

REAL = "The coach itself reviews here: its numbers are real."
TABLE, TERMINAL = "The table", "The terminal"
FIRST: Mapping[str, Callable[[Tour], None]] = {
    "Home": before.read_home,
    "Windows": before.read_windows,
    guided.TITLE: guided.read_guided_game,
}
BESIDE: Mapping[str, Callable[[Tour], None]] = {
    "Pass and play": beside.read_pass_and_play,
    "The score keeper": beside.read_keeper,
    "The rules": beside.read_rules,
    "The workshop of boards": beside.read_workshop,
    "The deal of the day": company.read_deals,
    "Duels and evenings": duels.read_duels,
    "Puzzles": company.read_puzzles,
    "People, devices, mail": after.read_people,
    "The people one plays with": company.read_company,
    "Links that are shared": before.read_previews,
}
WITHOUT_A_BROWSER: Mapping[str, Callable[[str], Iterator[Piece]]] = {
    "Letters: every mail": letters.letters,
    "Notifications on a device": letters.notifications,
    "Every refusal": refusals.refusals,
}
PARTS = (*FIRST, TABLE, *BESIDE, *WITHOUT_A_BROWSER, TERMINAL)
SECRET = hashlib.sha256(b"every screen").hexdigest()


def go_through(language: str, browser: Browser, server: Server, folder: Path, parts: Collection[str]) -> ReadingSheet:
    """Those parts in one language."""
    sheet = ReadingSheet(language)
    summary = MapSummary(language)
    newcomer = Tour(browser, server.address, sheet, summary)
    _read(newcomer, FIRST, parts)
    newcomer.leave()
    host = Tour(browser, server.address, sheet, summary)
    if TABLE in parts:
        _read_game(host)
    host.become_someone()
    _read(host, BESIDE, parts)
    for title, pieces in WITHOUT_A_BROWSER.items():
        if title in parts:
            sheet.add(title, pieces(language))
    if TERMINAL in parts:
        with host.part(TERMINAL):
            sheet.add(TERMINAL, terminal.outputs(language, folder), REAL)
    host.leave()
    return sheet


def _read(tour: Tour, rooms: Mapping[str, Callable[[Tour], None]], parts: Collection[str]) -> None:
    for title, read in rooms.items():
        if title in parts:
            with tour.part(title):
                read(tour)


def _read_game(host: Tour) -> None:
    """A game with a guest, from the lobby to what it taught."""
    guest = host.another(GUEST)
    with host.part("The lobby"):
        table.read_talk(host, guest, before.read_lobby(host, guest))
    guest.leave()
    with host.part(TABLE):
        game = table.read_table(host)
        with host.part("The end"):
            table.read_end(host)
        with host.part("The review"):
            after.read_review(host, game)
        with host.part("A mistake to learn from"):
            after.read_mistake(host, game)


def main() -> None:
    wanted = argparse.ArgumentParser(description="Every screen's text in every language, one page each.")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--language", action="append", choices=available())
    wanted.add_argument("--part", action="append", choices=PARTS, help="only this part; may be given several times")
    asked = wanted.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    has_failed = False
    with tempfile.TemporaryDirectory() as place, mail_service_in_thread() as mail, sync_playwright() as playwright:
        terminal.prepare(Path(place))
        server = Server(Path(place), secret=SECRET)
        server.settings |= {"OKAPI_SMTP_URL": mail.url, "OKAPI_MAIL_FROM": "Okapi <okapi@example.org>"}
        server.settings |= {"OKAPI_SITE": server.address}
        browser = playwright.chromium.launch(executable_path=HEADLESS or CHROMIUM, args=FLAGS)
        with server:
            for language in asked.language or available():
                began = time.monotonic()
                try:
                    sheet = go_through(language, browser, server, Path(place), asked.part or PARTS)
                except Exception as error:  # the other languages go on
                    print(f"{language}: failed: {error}", file=sys.stderr, flush=True)
                    has_failed = True
                    continue
                (asked.folder / f"{language}.html").write_text(sheet.as_html(), "utf-8")
                (asked.folder / f"{language}.txt").write_text(sheet.as_text(), "utf-8")
                print(f"{language}: {len(sheet.screens)} screens in {time.monotonic() - began:.0f} s", flush=True)
                for failure in sheet.failures:
                    has_failed = True
                    print(f"  {failure}", flush=True)
        browser.close()
    sys.exit(has_failed)


if __name__ == "__main__":
    main()
