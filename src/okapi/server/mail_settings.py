"""The mail server of the settings: smtps:// with TLS, smtp:// with STARTTLS, smtp+plain:// without."""

from email.utils import parseaddr
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from okapi.locales import Trouble
from okapi.server.hosts import is_origin

_PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


class BadMailSettings(Trouble, ValueError):
    """Mail cannot be sent with these settings, and why."""


class MailServer(Struct, frozen=True):
    """Where mail is handed over, and as whom."""

    host: str
    port: int
    use_tls: bool  # from the first byte
    start_tls: bool  # after the greeting, or not at all
    user: str | None = None
    password: str | None = None


def mail_server(url: str) -> MailServer:
    """The mail server at an address such as smtp://user:password@mail.example.org:587"""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailSettings("settings-bad-smtp") from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadMailSettings("settings-bad-smtp")
    if (parts.username is None) != (parts.password is None):
        raise BadMailSettings("settings-smtp-password")
    return MailServer(
        parts.hostname,
        port or _PORTS[parts.scheme],
        use_tls=parts.scheme == "smtps",
        start_tls=parts.scheme == "smtp",
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
    )


def check_mail_settings(smtp_url: str, sender: str, site: str) -> None:
    """Mail needs a server, a sender, and the address of this site for its links."""
    if not smtp_url:
        return
    mail_server(smtp_url)
    name, _, domain = parseaddr(sender)[1].rpartition("@")
    if not name or not domain or not sender.isprintable():
        raise BadMailSettings("settings-mail-from")
    if not is_origin(site):
        raise BadMailSettings("settings-site")
