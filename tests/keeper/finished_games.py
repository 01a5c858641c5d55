"""Finished games with their scores, as the game counts them, for the score keeper to count again.

    PYTHONPATH=tests python -m keeper.finished_games

writes `web/tests/keeper/finished-games.json.gz`: games on every board that everyone has, and on one with changed
routes. In a third of the games everyone holds the tickets they
played for; in the others tickets between any two ends of the board, as those of a printed deck may be, many
of them completed.
"""

import gzip
import json
import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from okapi.board import Board, Colour, PlaceKind, Route, Ticket, TicketId, africa, official
from okapi.compiled import Engine
from okapi.game import Table
from okapi.game.rules.doubling import wild_locomotives
from okapi.game.rules.scoring import score_table
from okapi.game.rules.tickets import is_completed

FILE = Path(__file__).parents[2] / "web" / "tests" / "keeper" / "finished-games.json.gz"
GAMES_FOR_EACH_NUMBER_OF_PLAYERS = {"africa": 600, "ceylon": 60, "australia": 60, "changed": 60}
MAX_TICKETS, MAX_POINTS = 7, 25
MAX_TERRAIN_CARDS = 15
FREE, OWNERS, DOUBLED = ".", "01234", "abcde"  # a letter for each route

Held = tuple[tuple[TicketId, ...], ...]


def boards() -> dict[str, Board]:
    return {
        "africa": africa(),
        "ceylon": official("ceylon"),
        "australia": official("australia"),
        "changed": with_changed_routes(africa()),
    }


def with_changed_routes(board: Board) -> Board:
    """Every fifth single route longer, shorter or gone, others doubled, and fewer trains: as in a workshop."""
    routes: list[Route] = []
    for number, route in enumerate(board.routes.values()):
        changed = replace(route, length=1 + (route.length + number) % 6, locomotives=0)
        match number % 5:
            case _ if route.twin is not None:
                routes.append(route)
            case 0:
                routes += [
                    replace(changed, id=f"{route.id}--{letter}", colour=colour, twin=f"{route.id}--{twin}")
                    for letter, twin, colour in (("x", "y", Colour.RED), ("y", "x", Colour.GREY))
                ]
            case 1:
                routes.append(changed)
            case 2 if len(board.routes_at(route.between[0])) > 2 < len(board.routes_at(route.between[1])):
                pass
            case _:
                routes.append(route)
    return Board.of(replace(board.content, id="changed", routes=tuple(routes), trains=40))


def finished_games(name: str) -> Iterator[dict[str, Any]]:
    """Games on one of the boards, of random players, of greedy players, and of both at one table."""
    luck = random.Random(1910)
    original = boards()[name]
    board = with_every_ticket(original, luck)
    for players in range(2, 6):
        engine = Engine(players, original)
        for row in engine.new_games(range(GAMES_FOR_EACH_NUMBER_OF_PLAYERS[name])):
            engine.play_out(row[None, :], [luck.choice(("random", "greedy")) for _ in range(players)])
            state = engine.state_of(row)
            if luck.randrange(3):
                table = replace(state.table, board=board)
                yield as_data(table, dealt_at_random(luck, table))
            else:
                yield as_data(state.table, state.secrets.tickets)


def with_every_ticket(board: Board, luck: random.Random) -> Board:
    """The board with a ticket for any two ends, in either order."""
    cities = [place.id for place in board.places.values() if place.kind is PlaceKind.CITY]
    pairs = [luck.sample(pair, 2) for pair in combinations([*cities, *board.countries], 2)]
    tickets = tuple(Ticket((one, other), luck.randint(1, MAX_POINTS)) for one, other in pairs)
    return Board.of(replace(board.content, tickets=tickets))


def dealt_at_random(luck: random.Random, table: Table) -> Held:
    """Some tickets for everyone, perhaps none; chance prefers completed ones."""
    deck, board = list(table.board.tickets), table.board
    held = []
    for seat in range(len(table.players)):
        drawn = luck.sample(deck, 60)
        routes = table.routes_of(seat)
        done = [ticket for ticket in drawn if is_completed(board, routes, board.tickets[ticket])]
        some = done[: luck.randint(0, MAX_TICKETS)] + drawn[: luck.randint(0, MAX_TICKETS // 2)]
        held.append(tuple(dict.fromkeys(some)))
    return tuple(held)


def as_data(table: Table, tickets: Held) -> dict[str, Any]:
    """The owners of routes and tickets, and what the game scores for them."""
    board, claims = table.board, table.claims
    letters = [
        FREE if (claim := claims.get(route)) is None else (DOUBLED if claim.doubled else OWNERS)[claim.seat]
        for route in board.routes
    ]
    sheet = score_table(table, tickets)
    ends = [*(place for place in board.places), *board.countries]
    numbers = {end: number for number, end in enumerate(ends)}

    def ticket_as_data(ticket: Ticket) -> list[int]:
        return [*(numbers[end] for end in ticket.between), ticket.points]

    return {
        "routes": "".join(letters),
        "trains": [player.trains for player in table.players],
        "tickets": [[ticket_as_data(board.tickets[ticket]) for ticket in held] for held in tickets],
        "completed": [
            [int(ticket in score.completed) for ticket in held]
            for held, score in zip(tickets, sheet.scores, strict=True)
        ],
        "scores": [
            [score.routes, score.doubling, score.tickets, score.globetrotter, score.total] for score in sheet.scores
        ],
        "winners": list(sheet.winners),
    }


def doublings() -> list[list[Any]]:
    """5.9: own terrain cards, the most of another, the cost, and how many locomotives may be played."""
    return [
        [own, rival, cost, wild_locomotives(own, rival, cost, MAX_TERRAIN_CARDS)]
        for own in range(MAX_TERRAIN_CARDS + 1)
        for rival in range(MAX_TERRAIN_CARDS + 1 - own)
        for cost in (1, 2)
    ]


def write() -> None:
    """Make the file; the same games each time."""
    games = {name: list(finished_games(name)) for name in boards()}
    changed = msgspec.to_builtins(boards()["changed"].content)
    content = {"games": games, "changed": changed, "doubling": doublings()}
    text = json.dumps(content, separators=(",", ":"))
    FILE.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    write()
