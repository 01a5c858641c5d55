"""The score keeper is given what the game plays by, and is measured against what the game counts."""

import gzip
import json
import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tools.generate.keeper import names_of_places

from keeper.finished_games import DOUBLED, FILE, OWNERS, boards, doublings
from okapi.board import Board, Ticket, africa
from okapi.board.loading import draft_of, problems_of
from okapi.game import Claim, new_game
from okapi.game.rules.scoring import score_table


def test_every_end_of_a_ticket_can_be_found_by_a_name_that_is_no_others() -> None:
    names = names_of_places(africa())
    spelled = [name.casefold() for known in names.values() for name in known]
    assert len(spelled) == len(set(spelled))
    assert {end for ticket in africa().tickets.values() for end in ticket.between} <= names.keys()


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(FILE.read_bytes()))
    return found


def test_the_finished_games_are_counted_as_the_game_counts_them_today(finished: dict[str, Any]) -> None:
    some = [
        (board, game)
        for name, board in boards().items()
        for game in random.Random(5).sample(finished["games"][name], 60)
    ]
    for original, game in some:
        board, held = _board_and_tickets(original, game)
        claims = {
            route: Claim((OWNERS + DOUBLED).index(letter) % len(OWNERS), letter in DOUBLED)
            for route, letter in zip(board.routes, game["routes"], strict=True)
            if letter in OWNERS + DOUBLED
        }
        table = new_game(original, len(held)).table
        sheet = score_table(type(table)(**_fields(table) | {"board": board, "claims": claims}), held)
        counted = [[s.routes, s.doubling, s.tickets, s.globetrotter, s.total] for s in sheet.scores]
        assert counted == game["scores"]
        assert list(sheet.winners) == game["winners"]


def test_the_ways_to_double_are_those_of_the_game_today(finished: dict[str, Any]) -> None:
    assert finished["doubling"] == json.loads(json.dumps(doublings()))


def _fields(table: Any) -> dict[str, Any]:
    return {field: getattr(table, field) for field in table.__struct_fields__}


def _board_and_tickets(board: Board, game: dict[str, Any]) -> tuple[Board, tuple[tuple[str, ...], ...]]:
    """The board with the tickets of one game, and who holds them."""
    ends = [*board.places, *board.countries]
    dealt = [[Ticket((ends[one], ends[other]), points) for one, other, points in held] for held in game["tickets"]]
    own = Board.of(replace(board.content, tickets=tuple(ticket for held in dealt for ticket in held)))
    return own, tuple(tuple(ticket.id for ticket in held) for held in dealt)


def test_the_changed_board_adds_up_and_travels_with_its_games(finished: dict[str, Any]) -> None:
    changed = boards()["changed"]
    assert not list(problems_of(draft_of(changed.content)))
    assert finished["changed"] == json.loads(json.dumps(msgspec.to_builtins(changed.content)))
