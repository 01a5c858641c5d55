"""A mail server for tests: it takes mails, or answers as a test needs."""

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword


class MailService:
    """What arrived, and what to answer."""

    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.to: list[str] = []
        self.answers: list[str] = []  # to the next recipients, instead of accepting them
        self.asked = 0
        self.answers_at_once = asyncio.Event()
        self.answers_at_once.set()
        self.logins: list[bytes] = []
        self.was_encrypted: list[bool] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.asked += 1
        await self.answers_at_once.wait()
        if self.answers and not (answer := self.answers.pop(0)).startswith("250"):
            return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        found = message_from_bytes(content, policy=default)
        assert isinstance(found, EmailMessage)
        self.taken.append(found)
        self.to += envelope.rcpt_tos
        self.was_encrypted.append(session.ssl is not None)
        return "250 taken"

    def log_in(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append(data.login)
        return AuthResult(success=data == LoginPassword(b"okapi", b"s:ecret/@"))


def text_of(mail: EmailMessage) -> str:
    """The plain text of a mail."""
    found = mail.get_body(("plain",))
    assert found is not None
    return str(found.get_content())


def link_in(mail: EmailMessage, part: str) -> str:
    """The link in a mail that contains this."""
    [found] = [line for line in text_of(mail).splitlines() if part in line and line.startswith("http")]
    return found


@asynccontextmanager
async def mail_service(tls: ssl.SSLContext | None = None) -> AsyncIterator[MailService]:
    """Run a mail server in this event loop. With TLS it requires STARTTLS and a password."""
    service = MailService()
    options: dict[str, Any] = {"hostname": "localhost"}
    if tls is not None:
        options |= {
            "tls_context": tls,
            "require_starttls": True,
            "auth_required": True,
            "authenticator": service.log_in,
        }
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(service, **options), "127.0.0.1", 0)
    service.port = listening.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        listening.close()
        await listening.wait_closed()


@contextmanager
def mail_service_in_thread() -> Iterator[MailService]:
    """Run a mail server for a test without an event loop."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    running = mail_service()
    try:
        yield asyncio.run_coroutine_threadsafe(running.__aenter__(), loop).result()
        asyncio.run_coroutine_threadsafe(running.__aexit__(None, None, None), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def certificate(folder: Path) -> Path:
    """A certificate for localhost with its key, in one file."""
    file = folder / "localhost.pem"
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(file) + ".key", "-out", str(file)]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
    return file
