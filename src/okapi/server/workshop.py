"""People's own boards: stored with their identity, and private unless they share a link."""

from msgspec import Struct

from okapi.board import Board, BoardContent, africa
from okapi.board.difference import difference
from okapi.server.clock import Clock
from okapi.server.entropy import Entropy
from okapi.server.protocol.messages import (
    CheckedBoard,
    Me,
    OwnBoardFound,
    OwnBoardLine,
    OwnBoardList,
    ReadBoard,
    SaveBoard,
    SavedBoard,
    SharedBoard,
)
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import ServerSettings
from okapi.server.storage import own_boards
from okapi.server.storage.database import Database
from okapi.server.storage.own_boards import OwnBoard
from okapi.server.workers.boards import CheckBoardJob, ReadBoardJob, players_for, require_bounded
from okapi.server.workers.pool import Pool


class Workshop(Struct, frozen=True, eq=False):
    """Checks, stores and shares people's own boards."""

    settings: ServerSettings
    database: Database
    now: Clock
    entropy: Entropy
    helpers: Pool

    async def check(self, content: BoardContent) -> CheckedBoard:
        """Check a board. Refusal: it is too large."""
        require_bounded(content)
        return await self.helpers.ask(CheckBoardJob(content), CheckedBoard)

    async def read(self, data: bytes) -> ReadBoard:
        """Read a board file."""
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refusal(ServerReason.NOT_TEXT) from None
        found = await self.helpers.ask(ReadBoardJob(text), ReadBoard)
        if found.content is not None:
            require_bounded(found.content)
        return found

    async def save(self, me: Me, id: str, wanted: SaveBoard) -> SavedBoard:
        """Save a new board, or another version of one."""
        checked = await self.check(wanted.content)
        board = OwnBoard(
            id=id,
            content=wanted.content,
            hash=checked.hash,
            problems=len(checked.problems),
            version=wanted.version + 1,
            link=None,
            changed=self.now(),
        )
        async with self.database.write() as connection:
            if wanted.version:
                is_saved = await own_boards.replace_own_board(connection, me.id, board)
            else:
                if await own_boards.count_own_boards(connection, me.id) >= self.settings.max_boards:
                    raise Refusal(ServerReason.TOO_MANY_BOARDS, max=self.settings.max_boards)
                is_saved = await own_boards.insert_own_board(connection, me.id, board)
            if not is_saved:
                raise Refusal(ServerReason.BOARD_CHANGED)
        return SavedBoard(board.version, checked)

    async def boards(self, me: Me) -> OwnBoardList:
        async with self.database.read() as connection:
            found = await own_boards.own_boards_of(connection, me.id)
        return OwnBoardList(tuple(map(_line, found)), self.settings.max_boards)

    async def board(self, me: Me, id: str) -> OwnBoardFound:
        async with self.database.read() as connection:
            found = await own_boards.find_own_board(connection, me.id, id)
        if found is None:
            raise Refusal(ServerReason.NO_SUCH_OWN_BOARD)
        return OwnBoardFound(
            id=found.id,
            content=found.content,
            hash=found.hash,
            players=_players(found),
            has_own_map=_has_own_map(found),
            version=found.version,
            link=found.link,
            changed=found.changed,
        )

    async def forget(self, me: Me, id: str) -> None:
        """Delete a board. Games on it keep theirs."""
        async with self.database.write() as connection:
            await own_boards.delete_own_board(connection, me.id, id)

    async def share(self, me: Me, id: str) -> OwnBoardFound:
        """The board with a link to it, an existing one if there is one."""
        async with self.database.write() as connection:
            found = await own_boards.find_own_board(connection, me.id, id)
            if found is None:
                raise Refusal(ServerReason.NO_SUCH_OWN_BOARD)
            if found.link is None:
                await own_boards.set_link(connection, me.id, id, self.entropy.token())
        return await self.board(me, id)

    async def withdraw(self, me: Me, id: str) -> None:
        """Revoke the link to a board."""
        async with self.database.write() as connection:
            await own_boards.set_link(connection, me.id, id, None)

    async def shared(self, link: str) -> SharedBoard:
        """The board of a link."""
        async with self.database.read() as connection:
            found = await own_boards.find_by_link(connection, link)
        if found is None:
            raise Refusal(ServerReason.NO_SUCH_BOARD_LINK)
        return SharedBoard(*found)


def _line(board: OwnBoard) -> OwnBoardLine:
    return OwnBoardLine(
        id=board.id,
        name=board.content.name,
        tickets=len(board.content.tickets),
        hash=board.hash,
        problems=board.problems,
        players=_players(board),
        has_own_map=_has_own_map(board),
        version=board.version,
        has_link=board.link is not None,
        changed=board.changed,
    )


def _players(board: OwnBoard) -> int:
    return players_for(len(board.content.tickets)) if board.hash is not None else 0


def _has_own_map(board: OwnBoard) -> bool:
    return difference(Board.of(board.content), africa()).map > 0
