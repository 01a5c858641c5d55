"""What can be set when a server starts: options of `okapi serve`, or environment variables named OKAPI_…"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from okapi.bots import bot_names
from okapi.locales import Trouble

from .hosts import is_host_name
from .mail_settings import BadMailSettings, check_mail_settings

MAX_WORKERS = 64
LAST_PORT = 65535


class BadServerSettings(Trouble, ValueError):
    """A setting that cannot be used, and why."""


class Rate(Struct, frozen=True):
    """How many at once, and how many a second in the long run."""

    burst: float
    per_second: float

    def times(self, people: int) -> "Rate":
        """The rate of several together."""
        return Rate(people * self.burst, people * self.per_second)


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Everything that can be set. Each has an environment variable: OKAPI_DATABASE, OKAPI_PORT, …"""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = "okapi.db"  # an SQLite file, or postgresql://…
    database_seconds: float = 10  # that one statement may take, or waiting for a lock or a connection
    boards: tuple[str, ...] = ()  # board files to offer besides the built-in one
    origins: tuple[str, ...] = ()  # other sites that may use this server from a browser
    trusted_proxies: str = "127.0.0.1"  # whose word on the client's address is taken
    secure_cookies: bool = False  # always; otherwise when the request came by HTTPS
    log_level: str = "info"

    bot_delay: int = 800  # milliseconds a bot waits, unless its table says otherwise
    max_bot_delay: int = 10_000
    stand_in: str = "route-focused"  # the bot that plays for absent people
    bot_workers: int = 0  # processes for bots; 0: one for every core but one
    spare_bot_workers: int = 4  # more of them, for bots that are slow or lose theirs
    bot_seconds: float = 30  # for an answer; then a random move is made
    min_clock: int = 5  # seconds a move
    max_clock: int = 30 * 24 * 3600

    max_open_games: int = 50  # of one identity
    max_invites: int = 50  # of one table
    max_tokens: int = 50  # of one identity
    max_watched: int = 50  # by one connection
    max_in_list: int = 100
    max_sockets_per_address: int = 200
    max_half_open: int = 500  # connections that have not sent the headers of a request yet
    header_seconds: float = 10  # for sending them
    body_seconds: float = 30
    max_body: int = 32 * 1024
    max_message: int = 8 * 1024
    max_waiting_bytes: int = 1 << 20  # to a connection that reads too slowly
    max_waiting_writes: int = 50  # of one address
    people_per_address: int = 10  # an address may do as much as this many people, see `http.rate_limits`
    request_rate: Rate = Rate(60, 20)
    message_rate: Rate = Rate(100, 30)  # on one connection
    page_rate: Rate = Rate(20, 2)
    file_rate: Rate = Rate(200, 20)
    status_rate: Rate = Rate(6, 0.5)
    rename_rate: Rate = Rate(5, 1 / 20)
    export_rate: Rate = Rate(3, 1 / 60)
    table_rate: Rate = Rate(10, 1 / 10)
    join_rate: Rate = Rate(20, 1 / 2)
    tutorial_rate: Rate = Rate(5, 1 / 20)
    picture_rate: Rate = Rate(10, 1 / 2)
    look_rate: Rate = Rate(200, 5)
    upload_rate: Rate = Rate(5, 1 / 30)
    review_rate: Rate = Rate(20, 1 / 30)
    advice_rate: Rate = Rate(10, 1 / 3)
    identity_rate: Rate = Rate(40, 0.2)  # new identities of one address
    mail_rate: Rate = Rate(5, 1 / 600)  # links to confirm a mail address, asked for from one address
    abandoned_days: int = 30  # without a move, then a table is closed; 0: never
    archive_days: int = 30  # after its end, then a game is stored in a compact form; 0: never
    games_in_memory: int = 2_000  # that nobody watches
    ping_seconds: float = 25
    contact: str = "operator@example.org"  # whom push services may write to about this server
    call_seconds: float = 5  # before people who are away are called
    call_present_seconds: float = 60  # before people are called who have the game open and do nothing
    push_services: tuple[str, ...] = ()  # hosts to call besides those of browser vendors
    private_push_services: bool = False  # call addresses that are not public, and without TLS: for tests
    push_seconds: float = 10  # that handing a message to a push service may take, all in all
    smtp_url: str = ""  # of the server that takes mail, see `mail_settings`; none: nobody gets mail
    mail_from: str = ""  # Okapi <okapi@example.org>
    site: str = ""  # the address of this server for links in mail, as in https://okapi.example.org
    mail_seconds: float = 900  # before people get a mail who have not answered
    smtp_seconds: float = 60  # that handing a mail to the mail server may take, all in all
    max_record: int = 512 * 1024  # bytes of a record to review
    max_reviews: int = 3  # of uploaded records that one identity waits for
    grace_seconds: int = 10  # for open connections when the server stops


def settings_from(environment: Mapping[str, str] = os.environ, **given: Any) -> ServerSettings:
    """The settings of this environment; what is given goes before it."""
    found: dict[str, Any] = {}
    for name in ServerSettings.__struct_fields__:
        value = environment.get(f"OKAPI_{name.upper()}")
        if value is not None:
            found[name] = _list(name, value)
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise BadServerSettings("settings-unreadable", error=str(error)) from None
    _check(settings)
    return settings


def environment_of(settings: ServerSettings) -> dict[str, str]:
    """The environment that gives these settings, for worker processes."""
    return {
        f"OKAPI_{name.upper()}": _text(getattr(settings, name))
        for name in settings.__struct_fields__
        if getattr(settings, name) != getattr(ServerSettings(), name)
    }


def _check(settings: ServerSettings) -> None:
    if not 1 <= settings.workers <= MAX_WORKERS:
        raise BadServerSettings("settings-workers", most=MAX_WORKERS)
    if not 0 <= settings.port <= LAST_PORT:
        raise BadServerSettings("settings-port", most=str(LAST_PORT))
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        raise BadServerSettings("settings-workers-need-postgres")
    if settings.stand_in not in bot_names():
        raise BadServerSettings("settings-no-bot", bot=settings.stand_in, known=", ".join(bot_names()))
    missing = [board for board in settings.boards if not Path(board).is_file()]
    if missing:
        raise BadServerSettings("settings-no-board", file=missing[0])
    unusable = [host for host in settings.push_services if not is_host_name(host)]
    if unusable:
        raise BadServerSettings("settings-push-services", host=unusable[0])
    try:
        check_mail_settings(settings.smtp_url, settings.mail_from, settings.site)
    except BadMailSettings as error:
        raise BadServerSettings(error.message, **error.params) from None


def _list(name: str, value: str) -> Any:
    default = getattr(ServerSettings(), name)
    if isinstance(default, Rate):
        burst, _, per_second = value.partition("/")
        return {"burst": burst, "per_second": per_second}
    return (
        [part.strip() for part in value.split(",") if part.strip()] if isinstance(default, tuple) else value
    )


def _text(value: object) -> str:
    match value:
        case Rate(burst=burst, per_second=per_second):
            return f"{burst}/{per_second}"
        case tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)
