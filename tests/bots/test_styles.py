"""The simple bots: whole games of each, and the idea of each on a small board."""

import pytest

from bots.small_games import DULL, board, choice, moment
from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import LEVELS, find_bot
from okapi.bots.champion import ChampionBot, Effort
from okapi.dealer import SeededDealer
from okapi.game import (
    Action,
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Stage,
    TakeTerrainCard,
    TakeTrainCard,
    Terrain,
    TerrainCards,
    TrainCard,
    View,
)
from tiers import some

LINE = "a b red 2\nb c blue 4\nc d green 5\nd e grey 3"


def does(bot: str, view: View) -> Action:
    return choice(find_bot(bot).factory("seed"), view)


def claims(bot: str, view: View) -> str | None:
    chosen = does(bot, view)
    return chosen.route if isinstance(chosen, ClaimRoute) else None


def unhurried_champion(seed: str) -> ChampionBot:
    """One that no clock stops, and that looks at few worlds."""
    return ChampionBot(seed, effort=Effort(candidates=4, trials=0), milliseconds=600_000)


@pytest.mark.parametrize("players", some([2, 5], 2))
@pytest.mark.parametrize("name", [level.bot for level in LEVELS])
def test_every_bot_plays_whole_games_and_the_same_ones_again(name: str, players: int) -> None:
    factory = unhurried_champion if name == "champion" else find_bot(name).factory
    first, again = (
        play_match(africa(), [factory(f"{seat}") for seat in range(players)], SeededDealer(name)) for _ in range(2)
    )
    assert first.state.table.stage is Stage.GAME_OVER
    assert first.events == again.events


def test_the_greedy_bot_takes_the_most_points_it_can_get() -> None:
    view = moment(board(LINE, "a c 9"), hand={"red": 2, "blue": 4})
    assert claims("greedy", view) == "b--c"
    assert claims("greedy", moment(board(LINE, "a c 9"), hand={"red": 2})) == "a--b"


def test_the_greedy_bot_adds_to_its_largest_set() -> None:
    view = moment(board("c d green 5", "c d 9"), hand={"green": 3, "red": 1}, display=(*DULL[:4], "green"))
    assert does("greedy", view) == TakeTrainCard(TrainCard.GREEN)


def test_the_racer_leaves_short_routes_alone() -> None:
    assert claims("racer", moment(board(LINE, "a c 9"), hand={"red": 2})) is None
    assert claims("racer", moment(board(LINE, "a c 9"), hand={"yellow": 3})) == "d--e"


def test_the_racer_keeps_the_smallest_ticket() -> None:
    on = board(LINE, "a c 9\nb d 5\na e 12")
    assert does("racer", moment(on, offered=["a--c", "b--d", "a--e"])) == KeepTickets(("b--d",))


def test_the_long_route_bot_waits_for_long_routes() -> None:
    assert claims("long-route", moment(board(LINE, "a c 9"), hand={"yellow": 3})) is None
    assert claims("long-route", moment(board(LINE, "a c 9"), hand={"green": 5})) == "c--d"


def test_the_hoarder_waits_until_it_can_double() -> None:
    on = board(LINE, "a c 9")
    poor = moment(on, hand={"blue": 4}, terrain_display=("jungle", "desert"))
    rich = moment(on, hand={"blue": 4}, terrain=TerrainCards(jungle=2))
    assert does("hoarder", poor) == TakeTerrainCard(Terrain.JUNGLE)
    assert claims("hoarder", rich) == "b--c"


def test_the_hoarder_spends_a_full_hand() -> None:
    assert claims("hoarder", moment(board(LINE, "a c 9"), hand={"blue": 8, "yellow": 8})) == "b--c"


def test_the_route_focused_bot_claims_what_its_ticket_needs() -> None:
    view = moment(board(LINE, "a b 9"), tickets=["a--b"], hand={"red": 2, "green": 5})
    assert claims("route-focused", view) == "a--b"


def test_the_route_focused_bot_goes_another_way_when_it_is_cut_off() -> None:
    on = board("a b red 2\na c blue 2\nc b blue 2", "a b 9")
    view = moment(on, tickets=["a--b"], hand={"blue": 2}, taken=["a--b"])
    assert claims("route-focused", view) in ("a--c", "c--b")


def test_the_hungry_bot_draws_tickets_until_it_has_a_handful() -> None:
    on = board(LINE, "a b 2\nb c 4\nc d 5\nd e 3\na c 6\nb d 9")
    assert does("hungry", moment(on, tickets=["a--b"])) == DrawTickets()
    view = moment(on, tickets=["a--b", "b--c", "c--d", "d--e", "a--c"], hand={"red": 2})
    assert claims("hungry", view) == "a--b"


def test_the_hungry_bot_keeps_what_its_trains_suffice_for() -> None:
    on = board(LINE, "a c 6\nc e 8")
    both = KeepTickets(("a--c", "c--e"))
    assert does("hungry", moment(on, offered=["a--c", "c--e"], trains=14)) == both
    assert does("hungry", moment(on, offered=["a--c", "c--e"], trains=9)) == KeepTickets(("c--e",))


def test_the_opportunist_takes_what_lies_on_its_way() -> None:
    view = moment(board(LINE, "a b 9"), tickets=["a--b"], hand={"red": 2, "green": 5})
    assert claims("opportunist", view) == "a--b"
    view = moment(board(LINE, "a b 9"), tickets=["a--b"], hand={"red": 1, "green": 5})
    assert claims("opportunist", view) == "c--d"
