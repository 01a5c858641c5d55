"""Whether the sockets of a game meet at one server, by what the proxy before the servers has logged."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from proof.report import PartReport

FORMAT = "$status $arg_game $upstream_addr $msec $request_time"  # nginx's; it comes when a socket has ended
SWITCHED = "101"
MEET = 0.75  # the least share: people who come back while a server starts reach another than the rest


class SocketAt(Struct, frozen=True):
    """A socket of a game, at the server that had it, from when to when."""

    game: str
    server: str
    began: float
    ended: float


def logged(log: Path) -> list[SocketAt]:
    """The sockets of games, each at the last server that nginx has tried."""
    found = []
    for line in log.read_text().splitlines():
        status, game, *servers, ended, took = line.split()
        if status == SWITCHED and game != "-":
            found.append(SocketAt(game, servers[-1], float(ended) - float(took), float(ended)))
    return found


def count_meetings(report: PartReport, sockets: Iterable[SocketAt]) -> None:
    """Count the pairs of sockets that were open at a game at the same time; most must have met at one server."""
    games = defaultdict(list)
    for socket in sockets:
        games[socket.game].append(socket)
    for together in games.values():
        for one, other in combinations(together, 2):
            if one.began < other.ended and other.began < one.ended:
                report.count("pairs that met" if one.server == other.server else "pairs apart")
    met, apart = report.figures["pairs that met"], report.figures["pairs apart"]
    if met < MEET * (met + apart):
        report.foul(f"of {met + apart} pairs of sockets at one game only {met} met at one server")
