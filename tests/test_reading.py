"""The tool that renders every screen's text: what it does without a browser."""

import re

import pytest
from tools.reading.letters import letters, notifications, preview
from tools.reading.refusals import plausible, reasons, refusals
from tools.reading.sheet import HEADING, TERMINAL, TEXT, TITLE, Piece, ReadingSheet

from okapi.game import Reason
from okapi.locales import available, texts
from okapi.server.protocol.reasons import ServerReason

HOME = [
    Piece(HEADING, "Okapi", 1),
    Piece(TEXT, "Build railways."),
    Piece(HEADING, "Play now", 2),
    Piece("button", "Play <b>against bots</b>"),
]


def test_a_sheet_reads_as_text_and_as_a_page_in_its_own_language() -> None:
    sheet = ReadingSheet("de")
    sheet.add("Home", HOME, "for somebody new")
    sheet.add("The terminal", [Piece(TERMINAL, "a  table\n1  2")])
    text, page = sheet.as_text(), sheet.as_html()
    assert "=== Home ===\n(for somebody new)\n\n\n## Okapi\nBuild railways.\n\n### Play now\n[ Play <b>" in text
    assert "a  table\n1  2" in text
    assert '<html lang="de">' in page
    assert "<h4>Play now</h4>" in page
    assert "Play &lt;b&gt;against bots" in page
    assert "<pre>a  table\n1  2</pre>" in page


def test_what_was_said_is_not_said_again_but_under_its_heading_what_is_new() -> None:
    sheet = ReadingSheet("en")
    sheet.add("Home", HOME)
    sheet.add("Nothing new", HOME)
    sheet.add("Later", [*HOME, Piece("button", "Options")])
    sheet.add("Later", [*HOME, Piece("link", "Rules")])
    sheet.add("Reference", [Piece(TITLE, "a button"), *HOME])
    assert [screen.title for screen in sheet.screens] == ["Home", "Later"]
    assert [piece.text for piece in sheet.screens[-1].pieces] == ["Okapi", "Play now", "Options", "Rules"]


def test_a_screen_that_could_not_be_reached_is_named_in_its_place() -> None:
    sheet = ReadingSheet("en")
    sheet.fail("The lobby", "Timeout")
    assert sheet.failures == ["The lobby: Timeout"]
    assert "=== The lobby ===\n(This could not be shown: Timeout)" in sheet.as_text()


@pytest.mark.parametrize("language", available())
def test_every_refusal_is_said_with_plausible_details(language: str) -> None:
    said = list(refusals(language))
    headed = {piece.text for piece in said if piece.kind == TITLE}
    assert headed >= {f"reason-{reason.replace('.', '-')}" for reason in (*Reason, *ServerReason)}
    assert not [piece.text for piece in said if re.search(r"[{}$]", piece.text)]


def test_a_refusal_that_counts_is_said_for_one_few_and_many() -> None:
    message = reasons()["reason-rate-too-many-open-games"]
    assert [details["max"] for details in plausible(message, texts("en"))] == [1, 2, 5, 21]


@pytest.mark.parametrize("language", available())
def test_every_letter_and_notification_is_written(language: str) -> None:
    written = " ".join(piece.text for piece in [*letters(language), *notifications(language)])
    for message in ("notification-turn", "notification-over", "notification-rematch-text", "mail-stop", "mail-confirm"):
        assert texts(language).say(message) in written
    for count in (2, 5, 21):
        assert texts(language).say("notification-days-left", count=count) in written


def test_a_link_looks_as_the_page_says() -> None:
    page = '<meta property="og:title" content="Ada &amp; Ben" />\n<meta property="og:description" content="Africa" />'
    assert [piece.text for piece in preview("a link", page)] == ["a link", "Ada & Ben", "Africa"]
