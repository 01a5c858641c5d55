"""What is typed at one prompt: numbers, commands, names as people write them, and nonsense."""

from functools import cache
from io import StringIO

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.console import Console

from okapi.board import africa
from okapi.cli.names import find_places, find_routes, fold
from okapi.cli.play.claim_menu import claims_by_route
from okapi.cli.play.commands import COMMANDS, Answer, Save, Speak, Step, read
from okapi.cli.play.desk import Desk, NotUnderstood
from okapi.cli.play.menu import Menu
from okapi.cli.play.prompt import completions
from okapi.cli.play.turn_menu import turn_menu
from okapi.cli.wording import Wording
from okapi.dealer import SeededDealer
from okapi.game import (
    Action,
    ClaimRoute,
    Doubling,
    DrawTickets,
    KeepTickets,
    TerrainCards,
    TrainCards,
    View,
    new_game,
    options,
    parse_action,
    play,
    settle,
    view_for,
    why_not,
)
from okapi.locales import texts

CAPE = "cape-town--port-elizabeth--a"


def _desk(view: View) -> Desk:
    found = options(view)
    return Desk(
        view, found, claims_by_route(found), Wording(texts(), africa(), ["John", "Peter"], 0), ["log"]
    )


@cache
def desks() -> dict[str, tuple[Desk, Menu]]:
    """A desk for every kind of decision, and the menu that lies on it."""
    state, _ = settle(new_game(africa(), 2), dealer := SeededDealer(1))
    views = {"choosing": view_for(state, 0)}
    for seat in (0, 1):
        state, _ = play(state, seat, options(view_for(state, seat))[0], dealer)
    while state.table.turn != 0:
        view = view_for(state, 1)
        state, _ = play(state, 1, options(view)[0], dealer)
    turn = view_for(state, 0)
    rich = replace(turn, hand=TrainCards(black=3, blue=4, locomotive=3))
    views |= {"turn": turn, "rich": rich}
    views["drawing"] = view_for(play(state, 0, parse_action("draw train"), dealer)[0], 0)
    views["keeping"] = view_for(play(state, 0, DrawTickets(), dealer)[0], 0)
    made = {
        name: (_desk(view), turn_menu(view, options(view), _desk(view).words)) for name, view in views.items()
    }
    desk, menu = made["rich"]
    for name in ("claiming", "paying"):
        opened = read("claim" if name == "claiming" else "claim bangui douala", desk, menu)
        assert isinstance(opened, Menu)
        made[name] = (desk, opened)
    return made


def _example_of_the_rulebooks() -> Desk:
    """5.10: John has 1 mountain, 3 black and a locomotive; Peter has 2 mountains."""
    view = desks()["turn"][0].view
    john, peter = view.table.players
    players = (
        replace(john, terrain=TerrainCards(mountain=1), cards=4),
        replace(peter, terrain=TerrainCards(mountain=2)),
    )
    table = replace(view.table, players=players)
    return _desk(replace(view, table=table, hand=TrainCards(black=3, locomotive=1)))


def _typed(desk: Desk, line: str, menu: Menu | None = None) -> object:
    return read(line, desk, menu or turn_menu(desk.view, desk.options, desk.words))


# Claiming.


def test_doubling_is_offered_with_its_arithmetic_in_words() -> None:
    desk = _example_of_the_rulebooks()
    paying = _typed(desk, "claim cape town port elizabeth")
    assert isinstance(paying, Menu)
    doubling = paying.pick([1])
    assert isinstance(doubling, Menu)
    shown = StringIO()
    Console(file=shown, width=120).print(doubling.drawn(desk.words))
    assert "you 1 + 1 locomotive = 2, Peter 2: enough; 4 becomes 8" in shown.getvalue()


@pytest.mark.parametrize(
    "line",
    [
        f"claim {CAPE} black*3 double loco*1",
        "claim cape town port elizabeth black*3 double loco*1",
        "CLAIM Cape-Town  PORT-elizabeth BLACK*3 DOUBLE LOCO*1",
        "cl port e cape t black*3 double loco*1",
        "take cape town port elizabeth black*3 double loco*1",
    ],
)
def test_a_claim_can_be_typed_in_many_ways(line: str) -> None:
    assert _typed(_example_of_the_rulebooks(), line) == ClaimRoute(CAPE, TrainCards(black=3), Doubling(1))


def test_a_payment_that_was_not_named_is_shown_first_even_if_there_is_no_other() -> None:
    asked = _typed(_example_of_the_rulebooks(), "claim port elizabeth cape town double")
    assert isinstance(asked, Menu)
    assert "doubled with 1 locomotive?" in asked.title
    assert asked.pick([1]) == ClaimRoute(CAPE, TrainCards(black=3), Doubling(1))


def test_the_colour_of_the_track_can_be_named() -> None:
    desk = _desk(replace(desks()["turn"][0].view, hand=TrainCards(green=1, blue=1)))
    both = _typed(desk, "claim cabinda leopoldville")
    assert isinstance(both, Menu)
    green = _typed(desk, "claim cabinda leopoldville green")
    assert isinstance(green, ClaimRoute | Menu)
    assert green != both


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("claim atlantis mu", "There’s no such route"),
        ("claim durban madagascar", "including at least 2 locomotives"),
        ("claim addis ababa fachoda", "costs 5 red; towards that, you have 0 red and 1 locomotive"),
        ("claim cape town port elizabeth red", "in that colour"),
        ("claim cape town port elizabeth black*x", "I can’t read that payment"),
    ],
)
def test_a_claim_that_cannot_be_says_why(line: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood, match=sentence):
        _typed(_example_of_the_rulebooks(), line)


def test_a_refusal_names_its_rule() -> None:
    desk = _example_of_the_rulebooks()
    action = _typed(desk, f"claim {CAPE} black*3 double")
    assert isinstance(action, ClaimRoute)
    refusal = why_not(desk.view, action)
    assert refusal is not None
    said = desk.words.refusal(refusal)
    assert said == (
        "To double this route, you must have the most mountain cards, or be tied for most: "
        "you have 1, another player has 2. (Rule 5.8)"
    )


def test_two_tracks_that_cost_the_same_are_one_choice() -> None:
    action = _typed(_example_of_the_rulebooks(), "claim cape town port elizabeth black*3")
    assert action == ClaimRoute(CAPE, TrainCards(black=3))


# Other commands.


def test_the_text_forms_of_the_engine_are_understood_everywhere() -> None:
    for desk, menu in desks().values():
        for line in ("draw red", "draw terrain", "draw tickets", "draw desert", "pass"):
            assert read(line, desk, menu) == parse_action(line)
        offered = desk.view.offered
        if offered:
            assert read("keep 1 3", desk, menu) == KeepTickets((offered[0], offered[2]))
            assert read("1, 3", desk, menu) == KeepTickets((offered[0], offered[2]))
            assert read("all", desk, menu) == read("keep all", desk, menu) == KeepTickets(offered)
            assert read(f"keep {offered[1]}", desk, menu) == KeepTickets((offered[1],))


def test_beginnings_of_commands_are_enough_if_they_are_unmistakable() -> None:
    desk, menu = desks()["turn"]
    assert read("dr gree", desk, menu) == parse_action("draw green")
    assert read("q", desk, menu) is Step.QUIT
    assert read("save my game.jsonl", desk, menu) == Save("my game.jsonl")
    with pytest.raises(NotUnderstood, match="could be players or place"):
        read("pla", desk, menu)


def test_menus_lead_to_every_way_of_claiming_and_to_nothing_else() -> None:
    desk, menu = desks()["rich"]
    reached: set[Action] = set()
    waiting = [menu]
    while waiting:
        current = waiting.pop()
        for number in range(1, len(current.choices) + 1):
            outcome = current.pick([number])
            if isinstance(outcome, Menu):
                waiting.append(outcome)
            elif outcome is not None:
                reached.add(outcome)
    assert reached <= set(desk.options)
    twins = {desk.board.routes[action.route].twin for action in reached if isinstance(action, ClaimRoute)}
    missing = set(desk.options) - reached
    assert all(isinstance(action, ClaimRoute) and action.route in twins for action in missing)


# Names.


def test_names_are_found_without_accents_capitals_and_endings() -> None:
    board = africa()
    assert fold("Dar-es-Salaam") == "dar es salaam"
    assert find_places(board, "MOCAM", texts()) == ["mocamedes", "mocambique"]
    assert find_places(board, "moçambique", texts()) == ["mocambique"]
    assert find_places(board, "nigeria", texts()) == ["nigeria-1", "nigeria-2"]
    assert {route.id for route in find_routes(board, "port eliz cape", texts())} == {CAPE, CAPE[:-1] + "b"}
    assert len(find_routes(board, "windhoek", texts())) == len(board.routes_at("windhoek"))
    assert find_routes(board, "", texts()) == find_routes(board, "windhoek cape town", texts()) == []


def test_tab_completes_commands_and_names_word_by_word() -> None:
    words = [*COMMANDS, "Cape Town", "Cabinda", "Port Elizabeth"]
    assert completions("cl", 0, words) == ["claim "]
    assert completions("claim ca", 6, words) == ["cape ", "cabinda "]
    assert completions("claim cape t", 11, words) == ["town "]
    assert completions("claim cape town port e", 21, words) == ["elizabeth "]


# Nonsense.


NONSENSE = st.one_of(
    st.text(max_size=40),
    st.builds(
        " ".join,
        st.lists(
            st.sampled_from(
                [*COMMANDS, "cape", "town", "red*2", "loco*99", "double", "9", "-1", "0", "*", "all"]
            )
            | st.text(max_size=5),
            max_size=6,
        ),
    ),
)


@given(NONSENSE)
@example("9" * 5000)
@example("²")
@example("keep ²")
@example("keep 99999999999999999999")
@example("save \0")
@example("claim " + "a " * 300)
@example("routes \x1b[2J")
@example("claim cape town port elizabeth double double")
@example("claim cape town port elizabeth double red*2")
@example("claim double")
def test_nonsense_never_crashes_at_any_prompt(line: str) -> None:
    for desk, menu in desks().values():
        try:
            result = read(line, desk, menu)
        except NotUnderstood:
            continue
        match result:
            case Answer(shown=shown):
                Console(file=StringIO(), width=80).print(shown)
            case Menu() | Save() | Speak() | Step():
                pass
            case action:
                refusal = why_not(desk.view, action)
                assert (refusal is None) == (action in desk.options)
                if refusal is not None:
                    assert desk.words.refusal(refusal)
