"""Random games, and what must be true of every one."""

from collections import Counter
from typing import TypeAlias

import networkx as nx

from okapi.board import africa
from okapi.game import (
    Event,
    GameEnded,
    RouteClaimed,
    Seat,
    Stage,
    StartingTicketsChosen,
    TicketsKept,
    new_game,
    score_sheet,
)
from playing import assert_conserved, random_events, steps

Network: TypeAlias = "nx.Graph[str]"


def follow(seed: int, players: int) -> list[Event]:
    """A random game, looked at after every event. AssertionError: it is not whole or not honest."""
    events = random_events(seed, players)
    state = new_game(africa(), players)
    for _, _, after in steps(events, players):
        state = after
        assert_conserved(state)
        assert state.table.shuffled.holds(state.secrets.train_deck)
    assert isinstance(events[-1], GameEnded)
    assert state.table.stage is Stage.GAME_OVER
    assert [score.total for score in score_sheet(state).scores] == recount(events, players)
    return events


def recount(events: list[Event], players: int) -> list[int]:
    """The final scores, counted again from the events alone, with tickets checked by networkx."""
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    networks: list[Network] = [nx.Graph() for _ in range(players)]
    kept: dict[Seat, list[str]] = {seat: [] for seat in range(players)}
    totals = [0] * players
    for event in events:
        if isinstance(event, RouteClaimed):
            route = africa().routes[event.route]
            networks[event.seat].add_edge(*route.between)
            totals[event.seat] += points[route.length] * (2 if event.doubling else 1)
        elif isinstance(event, StartingTicketsChosen):
            kept[event.seat] += event.tickets or ()
        elif isinstance(event, TicketsKept):
            kept[event.seat] += [ticket for ticket in event.kept if ticket]
    completed: Counter[Seat] = Counter()
    for seat, tickets in kept.items():
        for ticket in map(africa().tickets.__getitem__, tickets):
            done = is_joined(networks[seat], *ticket.between)
            totals[seat] += ticket.points if done else -ticket.points
            completed[seat] += done
    most = max(completed.values(), default=0)
    return [total + (10 if most and completed[seat] == most else 0) for seat, total in enumerate(totals)]


def is_joined(network: Network, one: str, other: str) -> bool:
    """Whether a path joins two ends, each a city or any place of a country, and passes no dead end."""
    for start in places_of(one):
        for goal in places_of(other):
            dead_ends = {place for place in network if africa().is_dead_end(place)} - {start, goal}
            passable = network.subgraph(set(network) - dead_ends)
            if start in passable and goal in passable and nx.has_path(passable, start, goal):
                return True
    return False


def places_of(end: str) -> list[str]:
    country = [place.id for place in africa().places.values() if place.country == end]
    return country or [end]
