"""What is typed at one prompt: numbers, commands, names as people write them, and nonsense."""

from io import StringIO

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.console import Console

from cli.typists import pending_decision_of, pending_decisions
from okapi.board import africa
from okapi.cli.names import find_places, find_routes, fold
from okapi.cli.play.commands import COMMANDS, MenuStep, Save, Speak, TextReply, read
from okapi.cli.play.menu import Menu
from okapi.cli.play.pending import NotUnderstood, PendingDecision
from okapi.cli.play.prompt import completions
from okapi.cli.play.turn_menu import turn_menu
from okapi.game import Action, ClaimRoute, Doubling, KeepTickets, TerrainCards, TrainCards, parse_action, why_not
from okapi.locales import texts

CAPE = "cape-town--port-elizabeth--a"


def _example_of_the_rulebooks() -> PendingDecision:
    """5.10: John has 1 mountain, 3 black and a locomotive; Peter has 2 mountains."""
    view = pending_decisions()["turn"][0].view
    john, peter = view.table.players
    players = (
        replace(john, terrain=TerrainCards(mountain=1), cards=4),
        replace(peter, terrain=TerrainCards(mountain=2)),
    )
    table = replace(view.table, players=players)
    return pending_decision_of(replace(view, table=table, hand=TrainCards(black=3, locomotive=1)))


def _typed(pending: PendingDecision, line: str, menu: Menu | None = None) -> object:
    return read(line, pending, menu or turn_menu(pending.view, pending.options, pending.words))


# Claiming.


def test_doubling_is_offered_with_its_arithmetic_in_words() -> None:
    pending = _example_of_the_rulebooks()
    paying = _typed(pending, "claim cape town port elizabeth")
    assert isinstance(paying, Menu)
    doubling = paying.pick([1])
    assert isinstance(doubling, Menu)
    shown = StringIO()
    Console(file=shown, width=120).print(doubling.drawn(pending.words))
    assert "you (1 + 1 locomotive = 2), Peter (2): enough; 4 becomes 8" in shown.getvalue()


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
    pending = pending_decision_of(replace(pending_decisions()["turn"][0].view, hand=TrainCards(green=1, blue=1)))
    both = _typed(pending, "claim cabinda leopoldville")
    assert isinstance(both, Menu)
    green = _typed(pending, "claim cabinda leopoldville green")
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
    pending = _example_of_the_rulebooks()
    action = _typed(pending, f"claim {CAPE} black*3 double")
    assert isinstance(action, ClaimRoute)
    refusal = why_not(pending.view, action)
    assert refusal is not None
    said = pending.words.refusal(refusal)
    assert said == (
        "To double this route, you must have the most mountain cards, or be tied for most: "
        "you have 1, but another player has 2. (Rule 5.8)"
    )


def test_two_tracks_that_cost_the_same_are_one_choice() -> None:
    action = _typed(_example_of_the_rulebooks(), "claim cape town port elizabeth black*3")
    assert action == ClaimRoute(CAPE, TrainCards(black=3))


# Other commands.


def test_the_text_forms_of_the_engine_are_understood_everywhere() -> None:
    for pending, menu in pending_decisions().values():
        for line in ("draw red", "draw terrain", "draw tickets", "draw desert", "pass"):
            assert read(line, pending, menu) == parse_action(line)
        offered = pending.view.offered
        if offered:
            assert read("keep 1 3", pending, menu) == KeepTickets((offered[0], offered[2]))
            assert read("1, 3", pending, menu) == KeepTickets((offered[0], offered[2]))
            assert read("all", pending, menu) == read("keep all", pending, menu) == KeepTickets(offered)
            assert read(f"keep {offered[1]}", pending, menu) == KeepTickets((offered[1],))


def test_beginnings_of_commands_are_enough_if_they_are_unmistakable() -> None:
    pending, menu = pending_decisions()["turn"]
    assert read("dr gree", pending, menu) == parse_action("draw green")
    assert read("q", pending, menu) is MenuStep.QUIT
    assert read("save my game.jsonl", pending, menu) == Save("my game.jsonl")
    with pytest.raises(NotUnderstood, match="could be players or place"):
        read("pla", pending, menu)


def test_menus_lead_to_every_way_of_claiming_and_to_nothing_else() -> None:
    pending, menu = pending_decisions()["rich"]
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
    assert reached <= set(pending.options)
    twins = {pending.board.routes[action.route].twin for action in reached if isinstance(action, ClaimRoute)}
    missing = set(pending.options) - reached
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
            st.sampled_from([*COMMANDS, "cape", "town", "red*2", "loco*99", "double", "9", "-1", "0", "*", "all"])
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
    for pending, menu in pending_decisions().values():
        try:
            result = read(line, pending, menu)
        except NotUnderstood:
            continue
        match result:
            case TextReply(shown=shown):
                Console(file=StringIO(), width=80).print(shown)
            case Menu() | Save() | Speak() | MenuStep():
                pass
            case action:
                refusal = why_not(pending.view, action)
                assert (refusal is None) == (action in pending.options)
                if refusal is not None:
                    assert pending.words.refusal(refusal)
