"""Key moments: facts of the game that a player would remember, each in a sentence of every language."""

from collections.abc import Sequence
from itertools import product

import pytest

from okapi.board import africa
from okapi.cli.review_text import sentence
from okapi.cli.wording import Wording
from okapi.coach.ledger import Change
from okapi.coach.results import FactKind, KeyMoment, MomentFact, MomentKind
from okapi.coach.reviewing import turns_of
from okapi.coach.standing import facts_of_a_card, facts_of_a_decision, standing
from okapi.coach.ticket_moments import ticket_moments
from okapi.game import Action, Event, GameState, evolve, parse_action
from okapi.locales import available, texts
from table import Game, has, table

NOLLOTH_PRETORIA = "port-nolloth--pretoria"  # the shortest path: red to Bloemfontein, then yellow
RED = "port-nolloth--bloemfontein"
YELLOW = "pretoria--bloemfontein"
FAR = "cape-town--sudan"
FOUR = [FAR, "bangui--chad", "bangui--cabinda", "mombasa--ujiji"]

Replayed = list[tuple[GameState, Event, GameState]]


class Played:
    """A game from some position on, as a replayed record is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.replayed: Replayed = []

    def play(self, name: str, action: str, *luck: str) -> "Played":
        state = self.game.state
        self.game = self.game.play(name, action, *luck)
        for event in self.game.happened:
            after = evolve(state, event)
            self.replayed.append((state, event, after))
            state = after
        return self

    def draws(self, name: str, *cards: str) -> "Played":
        for card in cards:
            self.play(name, "draw train", f"{name} is dealt {card}")
        return self

    def draws_terrain(self, name: str) -> "Played":
        return self.play(name, "draw terrain").play(name, "draw terrain")

    @property
    def turns(self) -> list[int]:
        return list(turns_of(self.replayed))

    def moments(self) -> list[KeyMoment]:
        assert self.game.is_over
        changes = {
            step: Change(step, event, None, source=None, shares=(-0.25, -0.25), points=(0, 0))
            for step, (_, event, _) in enumerate(self.replayed)
        }
        return list(ticket_moments(self.replayed, self.turns, changes))

    def facts(self, step: int, better: str) -> list[MomentFact]:
        return list(facts_of_a_decision(self.replayed, self.turns, step, 0, parse_action(better)))


def only(moments: Sequence[KeyMoment]) -> KeyMoment:
    (moment,) = moments
    return moment


# Tickets.


def test_a_route_that_leaves_a_rival_too_few_trains_cuts_a_ticket_off() -> None:  # 5.4
    game = Played(table(peter=has(red=4), john=has(tickets=NOLLOTH_PRETORIA, routes=YELLOW, trains=5), turns_left=1))
    moment = only(game.play("peter", f"claim {RED} red*4").moments())
    assert (moment.kind, moment.seat, moment.rival) == (MomentKind.CUT_OFF, 0, 1)
    assert (moment.route, moment.ticket, moment.share) == (RED, NOLLOTH_PRETORIA, 0.25)


def drawn(*, turns_left: int, kept: str = FAR, trains: int | None = None) -> Played:
    """John draws four tickets, keeps one of them, and goes on drawing terrain cards to the end."""
    game = Played(table(john=has(trains=trains), peter=has(), turns_left=turns_left))
    game.play("john", "draw tickets", *(f"john is dealt ticket {ticket}" for ticket in FOUR))
    game.play("john", f"keep {kept}")
    while not game.game.is_over:
        game.draws_terrain(game.game.turn)
    return game


@pytest.mark.parametrize(("turns_left", "own"), [(1, 0), (3, 1), (9, 4)])
def test_a_ticket_is_drawn_too_late_if_the_turns_left_cannot_complete_it(turns_left: int, own: int) -> None:
    moment = only(drawn(turns_left=turns_left).moments())
    assert (moment.kind, moment.ticket, moment.turns) == (MomentKind.TICKET_TOO_LATE, FAR, own)
    assert moment.trains is not None
    assert moment.trains > 10


def test_a_ticket_that_was_possible_and_is_never_completed_is_a_failed_one() -> None:
    near = "mombasa--ujiji"  # two routes and five cards: two turns to claim, three to draw
    assert only(drawn(turns_left=9, kept=near).moments()).kind is MomentKind.TICKET_TOO_LATE
    assert only(drawn(turns_left=11, kept=near).moments()).kind is MomentKind.TICKET_FAILED


def test_a_ticket_for_which_the_trains_do_not_suffice_is_hopeless() -> None:
    assert only(drawn(turns_left=11, trains=5).moments()).kind is MomentKind.TICKET_HOPELESS


# Colours.


def waiting(*, display: str = "blue green white black yellow", **hand: int) -> Played:
    """John has three turns left and needs four red cards for the last route of a ticket."""
    john = has(hand, tickets=NOLLOTH_PRETORIA, routes=YELLOW)
    return Played(table(john=john, peter=has(), display=display, turns_left=5))


def test_a_colour_that_never_came_is_named_with_what_it_was_for() -> None:
    game = waiting(red=1)
    game.draws("john", "blue", "green").draws_terrain("peter")
    game.draws("john", "white", "blue").draws_terrain("peter")
    moment = only(game.draws("john", "black", "green").moments())
    assert (moment.kind, moment.card, moment.route) == (MomentKind.COLOUR_NEVER_CAME, "red", RED)
    assert (moment.ticket, moment.cards, moment.draws, moment.step) == (NOLLOTH_PRETORIA, 3, 6, 0)


def test_a_colour_that_came_or_lay_face_up_too_lately_is_no_such_moment() -> None:
    came = waiting()
    came.draws("john", "blue", "green").draws_terrain("peter")
    came.draws("john", "blue", "red").draws_terrain("peter")
    assert came.draws("john", "black", "green").moments() == []
    lay = waiting(display="red green white black yellow")
    lay.draws("john", "blue", "green").draws_terrain("peter")
    lay.draws("john", "white", "blue").draws_terrain("peter")
    assert lay.draws("john", "black", "green").moments() == []


def test_who_has_the_cards_does_not_wait_for_them() -> None:
    game = waiting(red=4)
    game.draws("john", "blue", "green").draws_terrain("peter")
    game.draws("john", "white", "blue").draws_terrain("peter")
    assert game.draws("john", "black", "green").moments() == []


# Facts.


def test_a_better_route_is_said_to_be_on_the_way_of_a_ticket_and_who_took_it_later() -> None:
    game = Played(table(john=has(red=4, tickets=NOLLOTH_PRETORIA, routes=YELLOW), peter=has(red=4)))
    game.draws("john", "blue", "blue").play("peter", f"claim {RED} red*4")
    on_the_way, taken, behind = game.facts(0, f"claim {RED} red*4")
    assert on_the_way == MomentFact(FactKind.ON_THE_WAY, ticket=NOLLOTH_PRETORIA, trains=4)
    assert taken == MomentFact(FactKind.TAKEN_LATER, rival=1, turn=1)
    assert behind == MomentFact(FactKind.AHEAD, rival=1, points=2)


def test_a_better_card_is_said_to_be_missing_for_a_ticket() -> None:
    game = Played(
        table(john=has(tickets=NOLLOTH_PRETORIA), peter=has(routes=YELLOW), display="red blue blue white green")
    )
    game.draws("john", "blue", "blue")
    wanted, behind = game.facts(0, "draw red")
    assert wanted == MomentFact(FactKind.CARD_WANTED, ticket=NOLLOTH_PRETORIA)
    assert behind == MomentFact(FactKind.BEHIND, rival=1, points=2)
    assert [it.about for it in game.facts(0, "draw white")] == [FactKind.BEHIND]


def test_the_standing_is_given_once_there_are_points() -> None:
    assert standing(table(john=has(), peter=has()).state, 0) == ()
    level = table(john=has(routes=YELLOW), peter=has(routes="pretoria--durban--a")).state
    assert standing(level, 1) == (MomentFact(FactKind.LEVEL, rival=0, points=0),)


def test_a_lucky_card_is_named_with_the_ticket_it_was_for() -> None:
    state = table(john=has(tickets=NOLLOTH_PRETORIA, routes=YELLOW), peter=has()).state
    assert facts_of_a_card(state, 0, "red")[0] == MomentFact(FactKind.CARD_WANTED, ticket=NOLLOTH_PRETORIA)
    assert [it.about for it in facts_of_a_card(state, 0, "blue")] == [FactKind.AHEAD]


# Sentences.


@pytest.mark.parametrize("language", available())
def test_every_kind_of_moment_is_a_sentence_in(language: str) -> None:
    words = Wording(texts(language), africa(), ["Anna", "Boris"])
    move: Action = parse_action("draw train")
    facts = tuple(MomentFact(about, rival=1, points=7, ticket=FAR, trains=3, turn=15) for about in FactKind)
    for kind, (turn, turns) in product(MomentKind, ((0, 0), (12, 1), (40, 5))):
        moment = KeyMoment(
            kind, 3, turn, 0, 0.07, points=3, rival=1, route=RED, ticket=FAR, trains=2, turns=turns,
            card="red", cards=2, draws=5, played=move, better=move, before=0.4, facts=facts,
        )  # fmt: skip
        said = sentence(moment, words)
        assert "Anna" in said, kind
        assert "15" in said, kind
        assert "{" not in said, kind
        assert " 0:" not in said, kind
