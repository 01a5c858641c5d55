"""The settings of a server: options of `okapi serve`, or environment variables named OKAPI_…"""

import os
from collections.abc import Mapping
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, type_info

from okapi.bots import bot_names
from okapi.locales import Trouble

from .hosts import is_host_name, is_origin

_LAST_PORT = 65535
Port = Annotated[int, Meta(ge=0, le=_LAST_PORT)]
Workers = Annotated[int, Meta(ge=1, le=64)]
Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
CountOrNone = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Bytes = Annotated[int, Meta(ge=1024, le=1_000_000_000)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Milliseconds = Annotated[int, Meta(ge=0, le=86_400_000)]
Seconds = Annotated[float, Meta(ge=0.001, le=86_400)]
WholeSeconds = Annotated[int, Meta(ge=0, le=86_400)]
Wait = Annotated[float, Meta(ge=0, le=2_592_000)]  # seconds
Often = Annotated[float, Meta(ge=0, le=1_000_000_000)]
LogLevel = Literal["debug", "info", "warning", "error"]
_MAIL_PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


class BadServerSettings(Trouble, ValueError):
    """Why a setting cannot be used."""


class Rate(Struct, frozen=True):
    """A rate limit: how many at once, and how many a second in the long run."""

    burst: Often
    per_second: Often

    def times(self, people: int) -> "Rate":
        return Rate(people * self.burst, people * self.per_second)


class MailServer(Struct, frozen=True):
    """The address of a mail server, and the credentials for it."""

    host: str
    port: int
    use_tls: bool  # from the first byte
    start_tls: bool  # after the greeting, or not at all
    user: str | None = None
    password: str | None = None


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Everything that can be set. Each has an environment variable: OKAPI_DATABASE, OKAPI_PORT, …"""

    host: str = "127.0.0.1"
    port: Port = 8000
    workers: Workers = 1
    own_ports: bool = False  # each worker listens on its own port, from `port` upwards
    database: str = "okapi.db"  # an SQLite file, or postgresql://…
    secret_key: str = ""  # seals what is secret in the database, see `storage.secret_keys`
    secret_key_file: str = ""  # a file with the key
    old_secret_keys: tuple[str, ...] = ()  # earlier keys, until everything is sealed again
    database_seconds: Seconds = 10  # the limit for a statement, and for waiting for a lock or a connection
    boards: tuple[str, ...] = ()  # board files to offer in addition to the built-in ones
    origins: tuple[str, ...] = ()  # other sites that may use this server from a browser
    trusted_proxies: str = "127.0.0.1"  # that are trusted to name the client's address
    secure_cookies: bool = False  # always; otherwise only for requests by HTTPS
    log_level: LogLevel = "info"

    bot_delay: Milliseconds = 800  # milliseconds a bot waits, unless its table says otherwise
    max_bot_delay: Milliseconds = 10_000
    stand_in: str = "route-focused"  # the bot that plays for absent people
    bot_workers: CountOrNone = 0  # processes for bots; 0: all cores but one
    spare_bot_workers: Count = 4  # in addition, for bots that are slow or crash
    bot_seconds: Seconds = 30  # for a move, after which a random one is made
    fair_absence: CountOrNone = 600  # seconds after which the others may let a bot play, without a clock
    min_clock: Count = 5  # seconds a move
    max_clock: Count = 30 * 24 * 3600

    max_open_games: Count = 50  # of one identity
    max_invites: Count = 50  # of one table
    max_tokens: Count = 50  # of one identity
    max_watched: Count = 50  # by one connection
    max_in_list: Count = 100
    max_boards: CountOrNone = 20  # of one identity
    max_board: Bytes = 128 * 1024  # bytes of a person's own board
    max_sockets_per_address: Count = 200
    max_half_open: Count = 500  # connections that have not sent the headers of a request yet
    header_seconds: Seconds = 10  # for sending them
    body_seconds: Seconds = 30
    max_body: Bytes = 32 * 1024
    max_message: Bytes = 8 * 1024
    max_waiting_bytes: Bytes = 1 << 20  # for a connection that reads too slowly
    max_waiting_writes: Count = 50  # of one address
    requests_at_once: Count = 1  # of one address, see `http.rate_limits`
    max_waiting_requests: Count = 300  # of one address
    refusal_seconds: Wait = 0.5  # before a client that is too fast is refused
    people_per_address: Count = 10  # how many people's limits an address has, see `http.rate_limits`
    request_rate: Rate = Rate(60, 20)
    socket_rate: Rate = Rate(15, 1)
    message_rate: Rate = Rate(100, 30)  # on one connection
    page_rate: Rate = Rate(20, 2)
    file_rate: Rate = Rate(200, 20)
    status_rate: Rate = Rate(6, 0.5)
    rename_rate: Rate = Rate(5, 1 / 20)
    export_rate: Rate = Rate(3, 1 / 60)
    table_rate: Rate = Rate(10, 1 / 10)
    join_rate: Rate = Rate(20, 1 / 2)
    people_rate: Rate = Rate(20, 1 / 15)  # invitations, regular tables and games on a real board
    almanac_rate: Rate = Rate(20, 1)
    puzzle_rate: Rate = Rate(30, 1 / 2)  # tries and solutions
    tutorial_rate: Rate = Rate(5, 1 / 20)
    board_rate: Rate = Rate(30, 1)
    picture_rate: Rate = Rate(10, 1 / 2)
    look_rate: Rate = Rate(200, 5)
    upload_rate: Rate = Rate(5, 1 / 30)
    review_rate: Rate = Rate(20, 1 / 30)
    advice_rate: Rate = Rate(10, 1 / 3)
    identity_rate: Rate = Rate(40, 0.2)  # new identities of one address
    mail_rate: Rate = Rate(5, 1 / 600)  # links to confirm a mail address, requested by one address
    abandoned_days: Days = 30  # without a move, after which a table is closed; 0: never
    archive_days: Days = 30  # after the end, when a game is stored in a compact form; 0: never
    games_in_memory: Count = 500  # apart from those that are watched
    ping_seconds: Seconds = 25
    contact: str = "operator@example.org"  # for push services
    notify_seconds: Wait = 5  # before people who are away are notified
    notify_present_seconds: Wait = 60  # before people who have the game open but do nothing are notified
    push_services: tuple[str, ...] = ()  # hosts to contact in addition to those of browser vendors
    private_push_services: bool = False  # allow private addresses, without TLS: for tests
    push_seconds: Seconds = 10  # the limit for delivering a message to a push service
    # The mail server: smtps:// with TLS, smtp:// with STARTTLS, smtp+plain:// without encryption.
    smtp_url: str = ""  # empty: there is no mail
    mail_from: str = ""  # Okapi <okapi@example.org>
    site: str = ""  # the address of this server for links in mail, as in https://okapi.example.org
    mail_seconds: Wait = 900  # before people who have not answered get a mail
    smtp_seconds: Seconds = 60  # the limit for delivering a mail to the mail server
    max_record: Bytes = 512 * 1024  # bytes of a record to review
    max_reviews: CountOrNone = 3  # of uploaded records, waiting for one identity
    grace_seconds: WholeSeconds = 10  # for open connections at the end

    @property
    def ports(self) -> range:
        return range(self.port, self.port + (self.workers if self.own_ports else 1))


_KINDS = get_type_hints(ServerSettings, include_extras=True)


def settings_from(environment: Mapping[str, str] = os.environ, **given: Any) -> ServerSettings:
    """The settings of this environment, which options override.

    BadServerSettings: one of them cannot be used.
    """
    found: dict[str, Any] = {}
    for name, kind in _KINDS.items():
        variable = f"OKAPI_{name.upper()}"
        if given.get(name) is not None:
            found[name] = _read(given[name], kind, f"--{name.replace('_', '-')}")
        elif variable in environment:
            found[name] = _read(environment[variable], kind, variable)
    settings = ServerSettings(**found)
    _check(settings)
    return settings


def _read(given: Any, kind: Any, setting: str) -> Any:
    try:
        return msgspec.convert(_parts(given, kind), kind, strict=False)
    except msgspec.ValidationError:
        raise _unusable(kind, setting, str(given)) from None


def _parts(given: Any, kind: Any) -> Any:
    """The parts of a setting that is written as one text."""
    if not isinstance(given, str):
        return given
    if kind is Rate:
        burst, _, per_second = given.partition("/")
        return {"burst": burst, "per_second": per_second}
    if kind == tuple[str, ...]:
        return [part.strip() for part in given.split(",") if part.strip()]
    return given.lower() if kind is LogLevel else given


def _unusable(kind: Any, setting: str, value: str) -> BadServerSettings:
    """The error that says what a setting of this type should be."""
    match type_info(kind):
        case IntType(ge=low, le=high):
            return BadServerSettings("settings-whole-number", setting=setting, value=value, min=f"{low}", max=f"{high}")
        case FloatType(ge=low, le=high):
            return BadServerSettings("settings-number", setting=setting, value=value, min=f"{low}", max=f"{high}")
        case BoolType():
            return BadServerSettings("settings-true-or-false", setting=setting, value=value)
        case LiteralType(values=values):
            known = ", ".join(map(str, values))
            return BadServerSettings("settings-one-of", setting=setting, value=value, known=known)
    return BadServerSettings("settings-rate", setting=setting, value=value)


def environment_of(settings: ServerSettings) -> dict[str, str]:
    return {
        f"OKAPI_{name.upper()}": _text(getattr(settings, name))
        for name in settings.__struct_fields__
        if getattr(settings, name) != getattr(ServerSettings(), name)
    }


def _check(settings: ServerSettings) -> None:
    """BadServerSettings: a setting cannot be used, or not together with another."""
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        raise BadServerSettings("settings-workers-need-postgres")
    if settings.own_ports and (settings.port == 0 or settings.ports[-1] > _LAST_PORT):
        last = str(_LAST_PORT + 1 - settings.workers)
        raise BadServerSettings("settings-own-ports", workers=str(settings.workers), port=str(settings.port), last=last)
    if settings.stand_in not in bot_names():
        raise BadServerSettings("settings-no-bot", bot=settings.stand_in, known=", ".join(bot_names()))
    for board in settings.boards:
        if not Path(board).is_file():
            raise BadServerSettings("settings-no-board", file=board)
    for less, more in (("min_clock", "max_clock"), ("bot_delay", "max_bot_delay")):
        if getattr(settings, less) > getattr(settings, more):
            raise BadServerSettings("settings-order", less=f"OKAPI_{less.upper()}", more=f"OKAPI_{more.upper()}")
    _check_addresses(settings)
    if settings.smtp_url:
        _check_mail(settings)


def _check_addresses(settings: ServerSettings) -> None:
    for host in settings.push_services:
        if not is_host_name(host):
            raise BadServerSettings("settings-push-services", host=host)
    for origin in settings.origins:
        if not is_origin(origin):
            raise BadServerSettings("settings-origins", origin=origin)
    for proxy in settings.trusted_proxies.split(","):
        if not _is_proxy(proxy.strip()):
            raise BadServerSettings("settings-trusted-proxies", proxy=proxy)
    name, _, domain = settings.contact.rpartition("@")
    if not name or len(name.split()) > 1 or not is_host_name(domain):
        raise BadServerSettings("settings-contact", contact=settings.contact)


def _check_mail(settings: ServerSettings) -> None:
    """BadServerSettings: mail needs a server, a sender, and the address of this site for its links."""
    mail_server(settings.smtp_url)
    name, _, domain = parseaddr(settings.mail_from)[1].rpartition("@")
    if not name or not domain or not settings.mail_from.isprintable():
        raise BadServerSettings("settings-mail-from")
    if not is_origin(settings.site):
        raise BadServerSettings("settings-site")


def _is_proxy(given: str) -> bool:
    try:
        return given == "*" or bool(ip_network(given))
    except ValueError:
        return False


def mail_server(url: str) -> MailServer:
    """The mail server at an address such as smtp://user:password@mail.example.org:587"""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadServerSettings("settings-bad-smtp") from None
    if parts.scheme not in _MAIL_PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadServerSettings("settings-bad-smtp")
    if (parts.username is None) != (parts.password is None):
        raise BadServerSettings("settings-smtp-password")
    return MailServer(
        parts.hostname,
        port or _MAIL_PORTS[parts.scheme],
        use_tls=parts.scheme == "smtps",
        start_tls=parts.scheme == "smtp",
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
    )


def _text(value: object) -> str:
    match value:
        case Rate(burst=burst, per_second=per_second):
            return f"{burst}/{per_second}"
        case tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)
