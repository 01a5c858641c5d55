"""boardgame.io under the same load: its server with a small railway game, which `bench/boardgame.io` has."""

import os
import random
import shutil
import subprocess
import time
from pathlib import Path

import msgspec

from bench.load import Load, LoadedTable
from server.ports import HeldPort

HERE = Path(__file__).parent / "boardgame.io"
COLOURS = 8
LENGTHS = (1, 2, 2, 3, 3, 4, 5)
CLAIMS = 0.3  # how often a player who can claim does so, as in our games


class BoardgameIoServer:
    """Node with boardgame.io's usual server: its storage is memory."""

    def __init__(self, log: Path) -> None:
        if not (HERE / "node_modules").is_dir():
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
        self._held = HeldPort()
        self._port = self._held.number
        self._log = log.open("wb")
        node = shutil.which("node") or "node"
        environment = {**os.environ, "NODE_ENV": "production"}
        self._process = subprocess.Popen(
            [node, "serve.js", str(self._port)], cwd=HERE, env=environment, stdout=self._log, stderr=self._log
        )
        self.pid = self._process.pid
        while b"ready" not in log.read_bytes():
            if self._process.poll() is not None:
                raise SystemExit(f"boardgame.io did not start: {log.read_text()[-1000:]}")
            time.sleep(0.05)

    @property
    def socket_address(self) -> str:
        """Where sockets connect: socket.io without its long-polling prelude."""
        return f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait(10)
        self._log.close()


class VisibleHand(msgspec.Struct):
    """A hand, where it may be seen."""

    hand: list[int] = []


class TableState(msgspec.Struct):
    """What the load needs of the game."""

    display: list[int]
    owners: list[str | None]
    players: dict[str, VisibleHand]
    deck: int  # how many cards are left


class Context(msgspec.Struct):
    """Whose turn it is."""

    current_player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What the load needs of an update."""

    board: TableState = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    seq: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """The answer to a socket's first question."""

    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode
SAYS, CONNECT = b"42/africa,", b"40/africa,"


class BoardgameIoTable(LoadedTable):
    """One match of random moves."""

    def __init__(self, load: Load, name: str) -> None:
        super().__init__(load, 2, 0)
        self._name = name
        self._states: list[State | None] = [None, None]

    async def sit_down(self, server: BoardgameIoServer) -> None:
        """Open the sockets; the match is made when the first asks for it."""
        for _ in range(self.players):
            await self.connect(server.socket_address)
        await self.ready()

    def hear(self, place: int, message: bytes) -> None:
        """socket.io's messages, as far as they are needed here."""
        if message.startswith(SAYS + b'["update"'):
            self._take(place, read_update(message[len(SAYS) :])[2])
        elif message.startswith(SAYS + b'["sync"'):
            self._take(place, read_sync(message[len(SAYS) :])[2].state)
        elif message.startswith(CONNECT):
            self.send(place, f'42/africa,["sync","{self._name}","{place}",null,2]')
        elif message.startswith(b"0"):
            self.send(place, CONNECT.decode())
        elif message == b"2":
            self.send(place, "3")

    def _take(self, place: int, state: State) -> None:
        self._states[place] = state
        self.saw(place, state.seq + 1)

    def next_move(self) -> tuple[int, str] | None:
        """A random move of the player whose turn it is."""
        state = self._states[0]
        assert state is not None
        place = int(state.context.current_player)
        state = self._states[place]
        assert state is not None
        if (chosen := choose(state.board, str(place))) is None:
            return None
        move, arguments = chosen
        payload = f'{{"type":"{move}","args":{arguments},"playerID":"{place}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        return place, f'42/africa,["update",{action},{state.seq},"{self._name}","{place}"]'


def choose(board: TableState, player: str) -> tuple[str, list[int]] | None:
    """A random move: its name and its arguments; None when there is none."""
    hand = board.players[player].hand
    have = [hand.count(colour) for colour in range(COLOURS)]
    possible = [
        number
        for number, owner in enumerate(board.owners)
        if owner is None and have[number % COLOURS] >= LENGTHS[number % len(LENGTHS)]
    ]
    if possible and (board.deck == 0 or random.random() < CLAIMS):
        return "claim", [random.choice(possible)]
    if board.deck == 0:
        return None
    if random.random() < 0.5:
        return "drawBlind", []
    return "take", [random.randrange(len(board.display))]
