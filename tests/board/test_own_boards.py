"""People's own boards: how they are compared, measured and written."""

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from okapi.board import Board, BoardContent, Ticket, africa, load_board, to_toml
from okapi.board.difference import Difference, difference
from okapi.board.distances import distances
from okapi.board.loading import draft_of, problems_of, read_board_text

ARCHIPELAGO = load_board(Path(__file__).parents[1] / "playthroughs" / "archipelago.toml")


@pytest.mark.parametrize("board", [africa(), ARCHIPELAGO], ids=["africa", "archipelago"])
def test_a_board_that_is_written_is_read_as_it_was(board: Board, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(to_toml(board.content), "utf-8")
    assert load_board(file) == board


def test_whatever_a_name_is_made_of_comes_back() -> None:
    content = replace(africa().content, name='"""\n[[tickets]]\x00\x1f\x7f\u2028 \\ Ümlaut \U0001f993', tickets=())
    draft = read_board_text(to_toml(content), "board")
    assert draft.content() == content
    assert any(problem.entry == "tickets" for problem in problems_of(draft))


def test_tickets_of_the_built_in_deck_are_worth_their_shortest_path() -> None:
    found = distances(africa())
    spaces = dict(zip(map(frozenset, combinations(found.ends, 2)), found.spaces, strict=True))
    for ticket in africa().tickets.values():
        assert spaces[frozenset(ticket.between)] == ticket.points, ticket.id


def test_ends_that_no_path_joins_are_at_no_distance() -> None:
    first, *_ = africa().content.routes
    alone = Board.of(replace(africa().content, routes=(first,)))
    assert sum(space > 0 for space in distances(alone).spaces) <= 1


def test_a_difference_counts_what_is_new_and_what_has_changed() -> None:
    content = africa().content
    assert difference(africa(), africa()) == Difference(len(content.tickets), 0, 0)
    (one, other), points = content.tickets[0].between, content.tickets[0].points
    turned, dearer = Ticket((other, one), points), replace(content.tickets[1], points=99)
    longer = replace(content.routes[0], length=content.routes[0].length % 6 + 1)
    changed = replace(content, tickets=(turned, dearer), routes=(longer, *content.routes[1:-1]))
    assert difference(Board.of(changed), africa()) == Difference(2, 1, 2)


def test_a_board_that_is_being_made_is_checked_as_its_file_would_be() -> None:
    content: BoardContent = replace(africa().content, tickets=africa().content.tickets[:8] * 2)
    assert [it.flaw for it in problems_of(draft_of(content))] == ["same-ticket"] * 8
