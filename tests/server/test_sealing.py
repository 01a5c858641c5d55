"""Secrets at rest: a stolen database or backup is useless without the key, and a lost key ends no game."""

import logging
import os
import stat
import subprocess
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from okapi.board import africa
from okapi.client import RefusedByServer, Seat, Session
from okapi.record import FairLuck, UnknownLuck, parse, verify
from okapi.server.notify.smtp.addresses import mailbox_hash
from okapi.server.protocol.messages import GameInfo, MailState, NotificationState
from okapi.server.settings import ServerSettings
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.keyring import Keyring, Unreadable, is_sealed
from okapi.server.storage.mailboxes import find_mailbox
from okapi.server.storage.schema import games, mailboxes, push_keys, subscriptions
from okapi.server.storage.secret_keys import BadSecretKey, keyring_for
from okapi.server.storage.subscriptions import find_push_keys, subscriptions_of
from server.mail import asks, has_confirmed, mailing
from server.mail_service import MailService, mail_service
from server.notifications import settled, titles, wants_notifications
from server.postgres import find_programs
from server.push_service import PushService, push_service
from server.running import SECRET_KEY, Running, running, settings_for, table_of
from server.sockets import SHORT, at_random

pytestmark = pytest.mark.anyio
OTHER_KEY = b64encode(b"another key of thirty-two bytes.").decode()
LOST = "the secret key does not decrypt all that is encrypted in the database"


@pytest.fixture
async def mail() -> AsyncIterator[MailService]:
    async with mail_service() as started:
        yield started


@pytest.fixture
async def push() -> AsyncIterator[PushService]:
    async with push_service() as started:
        yield started


@pytest.fixture
def settings(database: str, mail: MailService) -> ServerSettings:
    return mailing(database, mail, secret_key=SECRET_KEY, mail_seconds=3600)


async def ada_and_ben(server: Running, mail: MailService, push: PushService) -> tuple[Session, GameInfo]:
    """Ada wants notifications and gets mail, Ben has not confirmed his address, and they play."""
    ada, ben = await server.person("Ada"), await server.person("Ben")
    await wants_notifications(ada, push.device("phone"))
    await has_confirmed(server, mail, ada, "ada@example.org")
    await asks(ben, "ben@example.org")
    return ada, await table_of(ada, ben, rules=SHORT)


async def secrets_of(server: Running, game: GameInfo) -> list[str]:
    """Everything that must not be readable in what is stored."""
    async with server.context.database.read() as connection:
        keys = await find_push_keys(connection)
        mail = [await find_mailbox(connection, seat.player or "") for seat in game.seats]
        [device] = await subscriptions_of(connection, game.host)
    stored = (await server.context.registry.get(game.id)).stored
    assert keys is not None
    assert mail[0] is not None
    assert mail[1] is not None
    addresses = [mail[0].address or "", mail[1].pending or ""]
    guessable = [mailbox_hash(address) for address in addresses]
    pem = keys[0].splitlines()[1]
    return [
        *(device.endpoint, device.p256dh, device.auth, pem, stored.secret),
        *(mail[0].stop, mail[1].stop, *addresses, *guessable),
    ]


def stolen(database: str) -> bytes:
    """The bytes of the files of SQLite, and what PostgreSQL's own program dumps."""
    if database.startswith("postgresql"):
        return subprocess.check_output([find_programs() / "pg_dump", "--inserts", database])
    return b"".join(Path(f"{database}{suffix}").read_bytes() for suffix in ("", "-wal"))


async def test_a_stolen_database_or_backup_holds_no_address_no_key_and_no_secret_of_a_dealer(
    settings: ServerSettings, mail: MailService, push: PushService, tmp_path: Path
) -> None:
    async with running(settings) as server:
        _, game = await ada_and_ben(server, mail, push)
        secrets = await secrets_of(server, game)
        await back_up(server.context.database, tmp_path / "okapi.backup")
        for found in (stolen(settings.database), (tmp_path / "okapi.backup").read_bytes()):
            assert game.id.encode() in found, "it is the right thing that was stolen"
            assert game.commitment.encode() in found
            assert [secret for secret in secrets if secret.encode() in found] == []
            assert SECRET_KEY.encode() not in found


async def test_with_the_same_key_people_are_notified_and_mailed_after_a_restart(
    settings: ServerSettings, mail: MailService, push: PushService
) -> None:
    async with running(settings) as server:
        ada, game = await ada_and_ben(server, mail, push)
        before = await secrets_of(server, game)
    async with running(settings) as server:
        ada.address = server.address
        assert await secrets_of(server, game) == before
        assert (await ada.ask("GET", "/api/me/mail", gives=MailState)).address == "ada@example.org"
        await settled(server, lambda: bool(push.taken))


async def test_without_the_key_the_server_starts_games_go_on_and_people_are_asked_again(
    settings: ServerSettings, mail: MailService, push: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings) as server:
        ada, _ = await ada_and_ben(server, mail, push)
        key = (await ada.ask("GET", "/api/me/notifications", gives=NotificationState)).key
        assert LOST not in caplog.text
    with caplog.at_level(logging.ERROR):
        async with running(replace(settings, secret_key=OTHER_KEY)) as server:
            [line] = [record for record in caplog.records if record.message == LOST]
            assert vars(line)["about"] == {"games": 1, "mailboxes": 2, "push_keys": 1, "subscriptions": 1}
            ada.address = server.address
            state = await ada.ask("GET", "/api/me/notifications", gives=NotificationState)
            assert state.preferences is None
            assert state.key != key, "nobody can use the old one"
            assert await ada.ask("GET", "/api/me/mail", gives=MailState) == MailState(is_possible=True)
            again = push.device("phone-again")
            assert (await wants_notifications(ada, again)).preferences is not None
            await has_confirmed(server, mail, ada, "ada@example.com")
            await table_of(ada, bots=1)
            await settled(server, lambda: "Your turn" in titles(push, again))
    assert "a notification could not be sent" not in caplog.text
    async with running(settings) as server:  # it has been found again
        ada.address = server.address
        assert (await ada.ask("GET", "/api/me/notifications", gives=NotificationState)).key == key


@pytest.mark.both_databases
async def test_when_the_key_is_lost_only_games_in_progress_lose_the_proof_of_their_luck(
    database: str,
) -> None:
    first = settings_for(database, secret_key=SECRET_KEY)
    async with running(first) as server:
        ada = await server.person("Ada")
        over = await table_of(ada, bots=1, rules=SHORT)
        await Seat(ada, over.id, 0, at_random("x")).play()
        going_on = await table_of(ada, bots=1, rules=SHORT)
        stored = {row.id: row.secret for row in await rows_of(server, games)}
        assert [is_sealed(stored[game.id]) for game in (over, going_on)] == [False, True]
    async with running(replace(first, secret_key=OTHER_KEY)) as server:
        ada.address = server.address
        await Seat(ada, going_on.id, 0, at_random("x")).play()
        proven, unproven = [parse(await ada.record(game.id)) for game in (over, going_on)]
    async with running(first) as server:  # the key was found again, too late for this game
        ada.address = server.address
        assert parse(await ada.record(going_on.id)) == unproven
    for record, luck in ((proven, FairLuck), (unproven, UnknownLuck)):
        verify(record, africa())
        assert isinstance(record.header.luck, luck)
    assert unproven.secret is None


async def test_what_was_sealed_for_one_row_cannot_be_put_in_another(
    settings: ServerSettings, mail: MailService, push: PushService
) -> None:
    async with running(settings) as server:
        ada, ben = await server.person("Ada"), await server.person("Eve")
        for person, name in ((ada, "phone"), (ben, "tablet")):
            await wants_notifications(person, push.device(name))
            await has_confirmed(server, mail, person, f"{name}@example.org")
        await swap(server, subscriptions, "endpoint", "p256dh", "auth")
        await swap(server, mailboxes, "address")
        for person in (ada, ben):
            assert (await person.ask("GET", "/api/me/notifications", gives=NotificationState)).preferences is None
            assert (await person.ask("GET", "/api/me/mail", gives=MailState)).address is None


def test_nor_in_another_column_and_nothing_can_be_changed_in_it() -> None:
    keyring, row = Keyring(bytes(32)), "a"
    sealed = keyring.seal(mailboxes.c.pending, row, "eve@example.org")
    assert keyring.open(mailboxes.c.pending, row, sealed) == "eve@example.org"
    assert keyring.seal(mailboxes.c.pending, row, "eve@example.org") != sealed
    with pytest.raises(Unreadable):
        keyring.open(mailboxes.c.address, row, sealed)
    for broken in (sealed[:-4], sealed[:12] + "AAAA" + sealed[16:], sealed[9:], "", "eve@example.org", ":"):
        with pytest.raises(Unreadable):
            keyring.open(mailboxes.c.pending, row, broken)
    with pytest.raises(Unreadable):
        Keyring(b"1" * 32).open(mailboxes.c.pending, row, sealed)


async def test_a_key_can_be_changed_without_anyone_noticing(
    settings: ServerSettings, mail: MailService, push: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings) as server:
        ada, game = await ada_and_ben(server, mail, push)
        await asks(ada, "cleo@example.org")
        before = await secrets_of(server, game)
    changed = replace(settings, secret_key=OTHER_KEY, old_secret_keys=(SECRET_KEY,))
    async with running(changed) as server:
        ada.address = server.address
        assert await secrets_of(server, game) == before
        await asks(ada, "cleo@example.org")
        with pytest.raises(RefusedByServer, match=r"mail\.too-many"):  # the first one counts
            await asks(ada, "cleo@example.org")
        prefix = keyring_for(changed).prefix
        assert (await rows_of(server, push_keys))[0].private.startswith(prefix)
    async with running(replace(changed, old_secret_keys=())) as server:
        assert await secrets_of(server, game) == before
    assert LOST not in caplog.text


async def test_a_backup_opens_with_the_key_of_its_server(
    settings: ServerSettings, mail: MailService, push: PushService, tmp_path: Path
) -> None:
    async with running(settings) as server:
        _, game = await ada_and_ben(server, mail, push)
        before = await secrets_of(server, game)
        await back_up(server.context.database, tmp_path / "okapi.backup")
    opened = Database(str(tmp_path / "restored.db"))
    await restore(opened, tmp_path / "okapi.backup")
    await opened.close()
    async with running(replace(settings, database=str(tmp_path / "restored.db"))) as server:
        assert await secrets_of(server, game) == before


# Where the key comes from.


def test_beside_an_sqlite_database_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    settings = settings_for(str(tmp_path / "games.db"))
    first, again = keyring_for(settings), keyring_for(settings)
    assert first.prefix == again.prefix
    [file] = tmp_path.iterdir()
    assert file.name == "games.key"
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_one_that_was_cut_off_before_anything_was_sealed_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "okapi.key").touch()
    keyring_for(settings_for(str(tmp_path / "okapi.db")))
    assert (tmp_path / "okapi.key").read_text().strip()


@pytest.mark.parametrize("encode", [b64encode, urlsafe_b64encode])
def test_a_key_may_be_given_as_text_or_as_a_file(tmp_path: Path, encode: Any) -> None:
    text = encode(bytes(range(224, 256))).decode()
    (tmp_path / "key").write_text(f"{text}\n")
    given = ServerSettings(secret_key=text, database="postgresql://host/okapi")
    in_a_file = replace(given, secret_key="", secret_key_file=str(tmp_path / "key"))
    assert keyring_for(given).prefix == keyring_for(in_a_file).prefix


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "openssl rand -base64 32"),
        ({"secret_key": "short"}, "OKAPI_SECRET_KEY does not hold a key"),
        ({"secret_key": "not base64 of any kind at all, is it? No…"}, "OKAPI_SECRET_KEY does not hold a key"),
        ({"secret_key": SECRET_KEY, "old_secret_keys": ("x",)}, "OKAPI_OLD_SECRET_KEYS does not hold a key"),
        ({"secret_key_file": "/nowhere/okapi.key"}, "/nowhere/okapi.key cannot be used: there is no such file"),
        ({"secret_key_file": __file__}, "does not hold a key"),
    ],
)
def test_postgresql_needs_a_key_and_a_bad_one_is_named(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSecretKey, match=why):
        keyring_for(ServerSettings(database="postgresql://host/okapi", **given))


async def rows_of(server: Running, table: Any) -> Any:
    async with server.context.database.read() as connection:
        return (await connection.execute(select(table))).all()


async def swap(server: Running, table: Any, *columns: str) -> None:
    """Swap columns of two rows, as somebody with write access to the database could."""
    [key] = table.primary_key.columns
    one, other = await rows_of(server, table)
    async with server.context.database.write() as connection:
        for row, taken in ((one, other), (other, one)):
            values = {name: getattr(taken, name) for name in columns}
            this = key == getattr(row, key.name)
            await connection.execute(update(table).where(this).values(values))
