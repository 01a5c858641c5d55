"""Export and deletion of a person's data."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

from okapi.server.lobby import tables
from okapi.server.lobby.context import LobbyContext
from okapi.server.notify.mailboxes import mail_state
from okapi.server.notify.preferences import preferences_of
from okapi.server.people import identities
from okapi.server.people.almanac import row_of
from okapi.server.people.changes import IdentityChanges
from okapi.server.people.identities import Credential, device_id
from okapi.server.play.endings import leave_for_good
from okapi.server.play.session import info_of
from okapi.server.protocol import messages
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage import leaving
from okapi.server.storage.almanac import own_lines
from okapi.server.storage.challenges import all_challenges_of
from okapi.server.storage.deals import tries_of
from okapi.server.storage.games import load_games
from okapi.server.storage.identities import announce, devices_of, load_person
from okapi.server.storage.known_people import is_seen
from okapi.server.storage.mailboxes import find_mailbox
from okapi.server.storage.muting import muted_by
from okapi.server.storage.own_boards import own_boards_of
from okapi.server.storage.puzzle_tries import latest_puzzle_tries
from okapi.server.storage.ratings import changes_of, load_ratings
from okapi.server.storage.regular_tables import members_of, regular_tables_of
from okapi.server.storage.remarks import remarks_of
from okapi.server.storage.reviews import uploaded_by
from okapi.server.storage.subscriptions import Subscription, subscriptions_of

from . import strength
from .logs import log
from .status import Status
from .tasks import Tasks

_AT_ONCE = 50  # games
_PATIENCE = 2.0  # seconds that the request waits until all tables are left
_EVERY_SECONDS = 3600.0


class PersonalData:
    def __init__(self, lobby: LobbyContext, changes: IdentityChanges, tasks: Tasks, *, sends_mail: bool) -> None:
        self._lobby = lobby
        self._changes = changes
        self._tasks = tasks
        self._sends_mail = sends_mail
        self._turn = asyncio.Lock()

    async def export(self, me: messages.Me, given: Credential) -> messages.Export:
        """Everything that is stored about a person, without the secrets that protect it."""
        now = self._lobby.now()
        async with self._lobby.database.snapshot() as connection:
            person = await load_person(connection, me.id)
            if person is None:
                raise Refusal(ServerReason.WHO_ARE_YOU)
            newest_first = (await leaving.all_games_of(connection, me.id))[::-1]
            games = [
                info_of(game, me.id, (), now)
                for some in _some_at_a_time(newest_first)
                for game in await load_games(connection, some, now)
            ]
            ended = await leaving.results_of_person(connection, me.id)
            said = await remarks_of(connection, me.id)
            devices = await devices_of(connection, me.id)
            subscriptions = await subscriptions_of(connection, me.id)
            muted = await muted_by(connection, me.id)
            rating = (await load_ratings(connection, [me.id])).get(me.id)
            changes = await changes_of(connection, me.id)
            mailbox = await find_mailbox(connection, me.id)
            reviewed = await uploaded_by(connection, me.id)
            made = await own_boards_of(connection, me.id)
            seen = await is_seen(connection, me.id)
            lines = await own_lines(connection, me.id)
            tables_of_mine = await regular_tables_of(connection, me.id)
            members = await members_of(connection, [table.id for table in tables_of_mine])
            tried = await tries_of(connection, me.id)
            challenges = await all_challenges_of(connection, me.id)
            puzzles = await latest_puzzle_tries(connection, me.id)
        result_fields = messages.ExportedResult.__struct_fields__
        return messages.Export(
            id=person.id,
            name=person.name,
            since=person.created,
            visibility=person.visibility,
            seen=seen,
            regular_tables=tuple(
                messages.ExportedRegularTable(it.id, it.name, it.owner == me.id, one.joined)
                for it in tables_of_mine
                for one in members[it.id]
                if one.identity == me.id
            ),
            almanac=tuple(row_of(line, me.name, me.id) for line in lines),
            devices=tuple(identities.as_shown(device, given) for device in devices),
            subscriptions=tuple(_subscription(device) for device in subscriptions),
            muted=tuple(messages.MutedPerson(*one) for one in muted),
            rating=None if rating is None else strength.as_shown(rating),
            ratings=tuple(strength.step_of(change, is_own=True) for change in changes),
            games=tuple(games),
            results=tuple(messages.ExportedResult(**{name: row[name] for name in result_fields}) for row in ended),
            remarks=tuple(messages.ExportedRemark(game, one.phrase, one.text, one.made) for game, one in said),
            reviews=tuple(messages.ExportedReview(id, asked) for id, _, asked in reviewed),
            boards=tuple(
                messages.ExportedBoard(one.id, one.content, one.link is not None, one.changed) for one in made
            ),
            deals=tuple(messages.ExportedDeal(one.deal, one.game) for one in tried),
            challenges=tuple(
                messages.ExportedChallenge(it.id, it.host == me.id, it.created, it.closes, own.joined, own.resigned)
                for it in challenges
                if (own := it.person(me.id)) is not None and not own.hidden
            ),
            puzzles=tuple(
                messages.ExportedPuzzle(it.puzzle, it.theme, it.found, round(it.rating), it.made) for it in puzzles
            ),
            mail=mail_state(mailbox, is_possible=self._sends_mail),
        )

    async def forget(self, me: messages.Me) -> None:
        """Sign out all devices, delete the person's data, and leave every table for good.

        With many tables, the person does not wait for the last: they are left one by one, with other work in between.
        """
        async with self._lobby.database.write() as connection:
            await leaving.forget_who_it_was(connection, me.id)
            await announce(connection, me.id)
        await self._changes.changed(me.id)
        log.info("a person was forgotten")
        last = self._tasks.start(self._leave_all(me.id))
        await asyncio.wait([last], timeout=_PATIENCE)

    async def keep_leaving(self) -> None:
        """Leave the remaining tables of forgotten people, if a server stopped or failed before it was done."""
        is_serving = True
        while is_serving:
            try:
                async with self._lobby.database.read() as connection:
                    left_behind = await leaving.half_forgotten(connection)
                for identity in left_behind:
                    await self._leave_all(identity)
            except Exception as error:  # a database that is away for a while comes back
                log.error("leaving tables failed", exc_info=error)
            is_serving = await self._tasks.pause(_EVERY_SECONDS)

    async def _leave_all(self, identity: str) -> None:
        """Leave the tables of a forgotten person, and forget their seats."""
        nobody = messages.Me(identity, leaving.NOBODY)
        async with self._turn:  # one person after another
            async with self._lobby.database.read() as connection:
                unfinished = await leaving.unfinished_games_of(connection, identity)
            for game, status in unfinished:
                began = time.monotonic()
                with suppress(Refusal):  # it has ended or was left in the meantime
                    if status is Status.LOBBY:
                        await tables.leave(self._lobby, game, nobody, None)
                    else:
                        await leave_for_good(self._lobby.play, game, nobody, None)
                await asyncio.sleep(time.monotonic() - began)  # half of the time is left to others
        async with self._lobby.database.write() as connection:
            touched = await leaving.all_games_of(connection, identity)
            await leaving.forget_games(connection, identity)
            for game in touched:
                await self._lobby.database.notify(connection, game)
        for game in touched:
            self._lobby.play.registry.reload_soon(game)


def _some_at_a_time(ids: list[str]) -> Iterator[list[str]]:
    """Batches of ids, so that other work can be done in between, however many games a person has played."""
    for start in range(0, len(ids), _AT_ONCE):
        yield ids[start : start + _AT_ONCE]


def _subscription(device: Subscription) -> messages.ExportedSubscription:
    """A device's subscription, without the address and keys, with which anyone could notify it."""
    id, service = device_id(device.token), urlsplit(device.endpoint).hostname or ""
    return messages.ExportedSubscription(id, service, device.created, preferences_of(device))
