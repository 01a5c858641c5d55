"""Mail from the first address to the last link, at the desk and on a phone, with a real mail server."""

import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers_in_both_themes
from browser.conftest import Server
from browser.looking import broken
from browser.people import Person
from server.mail_service import MailService, link_in, mail_service_in_thread
from tiers import PHONE_FIRST

Someone = Callable[..., Person]


@pytest.fixture
def service() -> Iterator[MailService]:
    with mail_service_in_thread() as started:
        yield started


@pytest.fixture
def mailing_server(tmp_path: Path, service: MailService) -> Iterator[Server]:
    """A server that waits for nobody before it writes."""
    running = Server(tmp_path)
    running.settings |= {f"OKAPI_{name}_SECONDS": "0" for name in ("CALL", "CALL_PRESENT", "MAIL")}
    running.settings |= {
        "OKAPI_SMTP_URL": service.url,
        "OKAPI_MAIL_FROM": "Okapi <okapi@example.org>",
        "OKAPI_SITE": running.address,
    }
    with running:
        yield running


def newest(service: MailService, subject: str) -> EmailMessage:
    """The latest mail about this, once it has arrived."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        found: list[EmailMessage] = [mail for mail in service.taken if mail["Subject"] == subject]
        if found:
            return found[-1]
        time.sleep(0.05)
    raise TimeoutError(f"{subject!r} did not arrive, but {[mail['Subject'] for mail in service.taken]}")


def is_clean(person: Person) -> None:
    """The screen is complete and open to everyone, by day and by lamplight."""
    assert barriers_in_both_themes(person.page) == []
    assert broken(person.page) == []


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_mail_is_asked_for_confirmed_received_and_stopped(
    someone: Someone, mailing_server: Server, service: MailService, phone: bool
) -> None:
    anna, boris = (someone(address=mailing_server.address, phone=phone) for _ in range(2))
    anna.play_alone()
    page = anna.page
    page.goto("/me")
    section = page.get_by_role("region", name="Email")
    section.get_by_label("Your email address").fill("anna@example.org")
    is_clean(anna)
    anna.press(section.get_by_role("button", name="Send me a link to confirm it"))
    expect(section.get_by_role("status")).to_contain_text("A link is on its way to anna@example.org.")
    is_clean(anna)

    reader = someone(address=mailing_server.address, phone=phone)  # mail is read on another device
    reader.page.goto(link_in(newest(service, "Okapi: Confirm your address"), "/mail/confirm"))
    reader.sees("Is this your address?")
    is_clean(reader)
    reader.press(reader.button("Confirm the address"))
    reader.sees("Your address is confirmed.")
    is_clean(reader)

    page.reload()
    expect(section).to_contain_text("Emails go to anna@example.org.")
    always = section.get_by_role("switch", name="Even if one of my devices has notified me")
    with page.expect_response("**/api/me/mail/preferences"):
        always.click()
    is_clean(anna)
    page.reload()
    expect(always).to_be_checked()

    anna.play_with(boris)
    page.goto("/rules")  # away from the table, where tickets are to be chosen
    mail = newest(service, "Okapi: Your turn")
    assert mail["To"] == "anna@example.org"
    page.goto(link_in(mail, "/game/"))
    expect(anna.status).to_have_text("Choose the tickets to keep.")

    reader.page.goto(link_in(mail, "/mail/stop"))
    reader.sees("Stop all emails from this server?")
    is_clean(reader)
    reader.press(reader.button("Stop all emails"))
    reader.sees("You will get no more emails from this server")
    is_clean(reader)
    page.goto("/me")
    expect(section.get_by_label("Your email address")).to_have_value("")
    expect(section).not_to_contain_text("anna@example.org")


@pytest.mark.slow
def test_an_address_that_the_mail_server_refuses_is_named_as_such(
    someone: Someone, mailing_server: Server, service: MailService
) -> None:
    anna = someone(address=mailing_server.address)
    anna.play_alone()
    anna.page.goto("/me")
    section = anna.page.get_by_role("region", name="Email")
    service.answers.append("550 no such mailbox")
    section.get_by_label("Your email address").fill("nobody@example.org")
    anna.press(section.get_by_role("button", name="Send me a link to confirm it"))
    anna.sees("The mail server doesn’t accept this address. Check the spelling.")
    expect(section.get_by_label("Your email address")).to_have_value("nobody@example.org")
    is_clean(anna)
    anna.complaints.clear()  # the browser says too that it was refused
    anna.page.goto("/mail/confirm#guessed")
    anna.press(anna.button("Confirm the address"))
    anna.sees("This link has been used or is too old.")
    is_clean(anna)
    anna.complaints.clear()
