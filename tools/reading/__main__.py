"""Makes one page a language with every screen's text in its place, for somebody who reads it cold.

    PYTHONPATH=tests python -m tools.reading FOLDER --language de --language fr

A real server and a real browser: a person goes from the home page through the guided game, a brief game and its
review to the pages beside, in the order a newcomer meets them. What was said before is not said again. The cards are
the same in every language, so that pages can be compared. FOLDER gets `de.html`, and `de.txt` to read in a terminal;
a part that could not be reached says so in its place.
"""

import argparse
import hashlib
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, HEADLESS, Server
from okapi.locales import available
from server.mail_service import mail_service_in_thread

from . import after, before, beside, company, guided, letters, refusals, table, terminal
from .eyes import Glance
from .sheet import Sheet
from .tour import GUEST, Tour

REAL = "The coach itself reviews here: its numbers are real."
SECRET = hashlib.sha256(b"every screen").hexdigest()


def go_through(language: str, browser: Browser, server: Server, folder: Path) -> Sheet:
    """Every screen in one language."""
    sheet = Sheet(language)
    glance = Glance(language)
    newcomer = Tour(browser, server.address, sheet, glance)
    with newcomer.part("Home"):
        before.read_home(newcomer)
    with newcomer.part("Windows"):
        before.read_windows(newcomer)
    with newcomer.part(guided.TITLE):
        guided.read_guided_game(newcomer)
    newcomer.leave()
    host, guest = (Tour(browser, server.address, sheet, glance, *name) for name in ((), (GUEST,)))
    with host.part("The lobby"):
        table.read_talk(host, guest, before.read_lobby(host, guest))
    guest.leave()
    with host.part("The table"):
        game = table.read_table(host)
        with host.part("The end"):
            table.read_end(host)
        with host.part("The review"):
            after.read_review(host, game)
        with host.part("A mistake to learn from"):
            after.read_lesson(host, game)
    for title, read in {
        "Pass and play": beside.read_pass_and_play,
        "The score keeper": beside.read_keeper,
        "The rules": beside.read_rules,
        "The workshop of boards": beside.read_workshop,
        "The deal of the day": company.read_deals,
        "People, devices, mail": after.read_people,
        "The people one plays with": company.read_company,
        "Links that are shared": before.read_previews,
    }.items():
        with host.part(title):
            read(host)
    sheet.add("Letters: every mail", letters.letters(language))
    sheet.add("Notifications on a device", letters.notifications(language))
    sheet.add("Every refusal", refusals.refusals(language))
    with host.part("The terminal"):
        sheet.add("The terminal", terminal.outputs(language, folder), REAL)
    host.leave()
    return sheet


def main() -> None:
    wanted = argparse.ArgumentParser(description="Every screen's text in every language, one page each.")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--language", action="append", choices=available())
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
                    sheet = go_through(language, browser, server, Path(place))
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
