"""Someone who plays at the prompt, and the decisions they meet."""

from functools import cache
from random import Random

from msgspec.structs import replace

from okapi.board import africa
from okapi.cli.play.claim_menu import claims_by_route
from okapi.cli.play.commands import read
from okapi.cli.play.menu import Menu
from okapi.cli.play.pending import PendingDecision
from okapi.cli.play.turn_menu import turn_menu
from okapi.cli.wording import Wording
from okapi.dealer import SeededDealer
from okapi.game import DrawTickets, TrainCards, View, new_game, options, parse_action, play, settle, view_for
from okapi.locales import texts


def numbers(seed: int, count: int = 1500) -> str:
    """Numbers, as someone types them who plays without reading."""
    luck = Random(seed)
    return "\n".join(luck.choice(["1", "2", "9", "1", str(luck.randint(7, 10))]) for _ in range(count))


def pending_decision_of(view: View) -> PendingDecision:
    found = options(view)
    return PendingDecision(
        view, found, claims_by_route(found), Wording(texts(), africa(), ["John", "Peter"], 0), ["log"]
    )


@cache
def pending_decisions() -> dict[str, tuple[PendingDecision, Menu]]:
    """A pending for every kind of decision, and the menu that lies on it."""
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
        name: (pending_decision_of(view), turn_menu(view, options(view), pending_decision_of(view).words))
        for name, view in views.items()
    }
    pending, menu = made["rich"]
    for name in ("claiming", "paying"):
        opened = read("claim" if name == "claiming" else "claim bangui douala", pending, menu)
        assert isinstance(opened, Menu)
        made[name] = (pending, opened)
    return made
