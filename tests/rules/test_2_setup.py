"""Section 2: setting up."""

from __future__ import annotations

from itertools import combinations

import pytest

from okapi.board import africa
from okapi.game import Chance, Reason, StartingPlayerDrawn, TrainCardDealt, TrainCards, due, new_game, redact, to_json
from table import NAMES, Game, laid_out

TABLES = pytest.mark.parametrize("players", [2, 3, 4, 5])


def choose_first_two(game: Game, *names: str) -> Game:
    """These players keep the first two of their four tickets."""
    for name in names:
        game = game.play(name, f"keep {' '.join(game.offered(name)[:2])}")
    return game


@TABLES
def test_every_player_is_as_likely_to_start(players: int) -> None:  # 2.1
    chance = due(new_game(africa(), players))
    assert isinstance(chance, Chance)
    assert list(chance.outcomes()) == [(StartingPlayerDrawn(seat), 1) for seat in range(players)]


@TABLES
def test_the_starting_player_begins_and_the_others_follow_in_seating_order(players: int) -> None:  # 2.1
    names = NAMES[:players]
    for first in names:
        game = choose_first_two(laid_out(f"{first} starts", players=players), *names)
        order = []
        for _ in range(players + 1):
            order.append(game.turn)
            game = game.play(game.turn, "draw train").play(game.turn, "draw train")
        start = names.index(first)
        assert order == [*names[start:], *names[:start], first]


@TABLES
def test_everyone_gets_4_train_cards_1_terrain_card_and_4_tickets(players: int) -> None:  # 2.2
    game = laid_out(players=players)
    for name in game.names:
        assert game.hand(name).total() == game.player(name).cards == 4
        assert game.terrain(name).total() == 1
        assert len(game.offered(name)) == 4


def test_the_cards_dealt_are_what_the_dealer_says() -> None:  # 2.2
    game = laid_out(
        "peter starts",
        *["john is dealt red", "john is dealt loco", "john is dealt loco", "john is dealt blue"],
        "john is dealt jungle",
    )
    assert game.hand("john") == TrainCards(red=1, blue=1, locomotive=2)
    assert game.terrain("john").jungle == 1


def test_the_train_cards_and_tickets_dealt_are_secret_and_the_terrain_cards_open() -> None:  # 2.2, 4.7, 6.2
    dealt = ["john is dealt jungle", "john is dealt ticket bangui--chad"]
    game = laid_out("john starts", *["john is dealt red"] * 4, *dealt)
    assert game.view("john").hand == TrainCards(red=4)
    assert game.view("john").offered[0] == "bangui--chad"
    for name in ("peter", None):
        assert game.view(name).hand.red < 4
        assert b"bangui--chad" not in game.seen(name)
        assert game.view(name).table.players[0].terrain.jungle == 1
        dealt_to_john = [it for it in game.happened if isinstance(it, TrainCardDealt) and it.seat == 0]
        seat = None if name is None else game.seat(name)
        assert [redact(it, seat) for it in dealt_to_john] == [TrainCardDealt(0, None)] * 4


@TABLES
def test_5_train_cards_and_2_terrain_cards_are_laid_face_up(players: int) -> None:  # 2.3
    game = laid_out(players=players)
    assert len(game.table.display) == 5
    assert None not in game.table.display
    assert len(game.table.terrain_display) == 2
    assert None not in game.table.terrain_display


@TABLES
def test_the_rest_form_three_face_down_decks(players: int) -> None:  # 2.3
    game = laid_out("john starts", players=players, seed=1)  # a seed whose display is not swept
    assert "display swept" not in game.events
    assert game.table.train_deck == 110 - 4 * players - 5
    assert game.table.terrain_deck.total() == 45 - players - 2
    assert game.table.ticket_deck == 48 - 4 * players


def test_everyone_chooses_at_the_same_time() -> None:  # 2.4
    game = laid_out(players=3)
    for order in (NAMES[:3], NAMES[2::-1]):
        after = choose_first_two(game, *order[:2])
        assert after.events == [f"{order[1]} chooses {' '.join(after.tickets(order[1]))}"]
        assert after.options(order[0]) == []
        assert after.options(order[2]) == game.options(order[2])
        after = choose_first_two(after, order[2])
        assert after.events[-1] == "all chose, keeping 2 2 2"


def test_at_least_two_of_the_four_tickets_are_kept() -> None:  # 2.4
    game = laid_out()
    offered = game.offered("john")
    choices = [kept for size in (2, 3, 4) for kept in combinations(offered, size)]
    assert len(choices) == 11
    assert game.options("john") == [f"keep {' '.join(kept)}" for kept in choices]
    for kept in choices:
        assert game.play("john", f"keep {' '.join(kept)}").tickets("john") == list(kept)
    assert game.refuses("john", "keep -") is Reason.TOO_FEW_STARTING_TICKETS_KEPT
    assert game.refuses("john", f"keep {offered[0]}") is Reason.TOO_FEW_STARTING_TICKETS_KEPT


def test_tickets_are_chosen_from_ones_own_and_each_once() -> None:  # 2.4
    game = laid_out()
    mine, theirs = game.offered("john"), game.offered("peter")
    assert game.refuses("john", f"keep {mine[0]} {theirs[0]}") is Reason.TICKET_NOT_ON_OFFER
    assert game.refuses("john", f"keep {mine[0]} {mine[0]}") is Reason.TICKET_NAMED_TWICE
    assert game.refuses("john", "keep nowhere--somewhere") is Reason.TICKET_NOT_ON_OFFER


def test_kept_tickets_are_in_the_order_dealt_however_they_are_named() -> None:  # 2.4
    game = laid_out()
    mine = game.offered("john")
    assert game.play("john", f"keep {mine[3]} {mine[1]}").tickets("john") == [mine[1], mine[3]]


def test_nobody_has_a_turn_before_all_have_chosen() -> None:  # 2.4
    game = choose_first_two(laid_out("john starts", players=3), "john", "mary")
    for action in ("draw train", "draw tickets", "pass"):
        assert game.refuses("peter", action) is Reason.CHOOSE_TICKETS_FIRST
        assert game.refuses("john", action) is Reason.ALREADY_CHOSEN
    assert choose_first_two(game, "peter").turn == "john"


def test_a_choice_is_final() -> None:  # 2.4
    game = laid_out()
    mine = game.offered("john")
    after = game.play("john", f"keep {mine[0]} {mine[1]}")
    assert after.refuses("john", f"keep {mine[2]} {mine[3]}") is Reason.ALREADY_CHOSEN


@pytest.mark.parametrize("watching", ["peter", "mary", None])
def test_neither_which_tickets_nor_how_many_are_kept_is_known_until_all_chose(
    watching: str | None,
) -> None:  # 2.4
    game = laid_out(players=3)
    choices = game.options("john")
    seen = {game.play("john", choice).seen(watching) for choice in choices}
    assert len(choices) == 11
    assert len(seen) == 1


def test_a_player_knows_the_own_choice() -> None:  # 2.4
    game = laid_out()
    kept = game.offered("john")[1:3]
    after = game.play("john", f"keep {' '.join(kept)}")
    assert list(after.view("john").tickets) == kept
    assert list(after.view("john").offered) == []


def test_once_all_chose_everyone_knows_how_many_but_not_which() -> None:  # 2.4, 6.2
    game = choose_first_two(laid_out(players=3), "peter", "mary")
    kept = game.offered("john")[:3]
    after = game.play("john", f"keep {' '.join(kept)}")
    assert [player.tickets for player in after.table.players] == [3, 2, 2]
    for name in ("peter", "mary", None):
        assert not any(ticket in to_json(after.view(name)).decode() for ticket in kept)


@TABLES
def test_the_others_go_under_the_ticket_deck_in_seat_order_each_as_dealt(players: int) -> None:  # 2.4
    game = laid_out(players=players)
    dealt = {name: game.offered(name) for name in game.names}
    after = game
    for seat, name in reversed(list(enumerate(game.names))):  # the order of choosing does not matter
        kept = dealt[name][seat % 3], dealt[name][3]
        after = after.play(name, f"keep {' '.join(kept)}")
    expected = [
        ticket
        for seat, name in enumerate(game.names)
        for place, ticket in enumerate(dealt[name])
        if place not in (seat % 3, 3)
    ]
    assert after.returned() == expected
    assert after.table.ticket_deck == 48 - 2 * players
    assert after.turn == game.turn
