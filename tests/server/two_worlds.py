"""The same game to one observer, twice, with different secrets of the others.

A game is played over real sockets, and everything one seat and a spectator are sent is recorded. Then the
same game is played again with what they cannot see swapped: the tickets and blind draws of two other players.
The bytes must be the same: what a seat is sent depends only on what it may know. What devices and mailboxes
are sent holds no card at all, so it must be the same for everyone.
"""

from collections.abc import Iterable
from itertools import count, product
from random import Random

from msgspec.structs import replace

from okapi.board import africa
from okapi.dealer import ScriptedDealer, ScriptMismatch, SeededDealer
from okapi.game import (
    Action,
    Event,
    GameEnded,
    IllegalAction,
    KeepTickets,
    Luck,
    TicketDealt,
    TrainCardDealt,
    new_game,
    options,
    play,
    redact,
    settle,
    view_for,
)
from server.everything_sent import PLAYERS, Moves, World, everything_sent
from server.sockets import SHORT


def some_game(seed: str) -> World:
    """A random game, without the move that ends it (which shows everyone's tickets)."""
    dealer, random = SeededDealer(seed), Random(seed)
    state, happened = settle(new_game(africa(), PLAYERS, SHORT), dealer)
    moves: Moves = []
    events = list(happened)
    while acting := state.table.acting():
        seat = acting[0]
        action = random.choice(options(view_for(state, seat)))
        state, happened = play(state, seat, action, dealer)
        if isinstance(happened[-1], GameEnded):
            break
        moves.append((seat, action))
        events += happened
    return World([event for event in events if isinstance(event, Luck)], moves, events)


def two_worlds(seed: str, observer: int, swaps: int) -> tuple[World, World]:
    """A game, and the same game to the observer with other tickets and blind draws of the two others."""
    one, other = (seat for seat in range(PLAYERS) if seat != observer)
    for number in count():
        world = some_game(f"{seed} {number}")
        if draws_a_ticket_of(world, observer, (one, other)):
            continue  # what is swapped comes to the observer, from under the deck
        found, swapped = swap_tickets(world, one, other), 0
        for mine, theirs in product(blind_draws(found, one), blind_draws(found, other)):
            if swapped < swaps and (another := swap_cards(found, mine, theirs)) is not None:
                found, swapped = another, swapped + 1
        if swapped == swaps:
            assert known_to(observer, found) == known_to(observer, world), "the swap shows"
            return world, found
    raise AssertionError


def known_to(observer: int, world: World) -> list[Event]:
    return [redact(event, observer) for event in world.events]


def blind_draws(world: World, seat: int) -> list[int]:
    """The latest first: those cards are the least likely to have been spent."""
    dealt = enumerate(world.luck)
    return [n for n, event in dealt if isinstance(event, TrainCardDealt) and event.seat == seat][::-1]


def swap_tickets(world: World, one: int, other: int) -> World:
    """Exchange the first tickets that two players were dealt."""
    mine, theirs = first_tickets(world, one), first_tickets(world, other)
    names = dict(zip(mine + theirs, theirs + mine, strict=True))

    def dealt(event: Luck) -> Luck:
        if isinstance(event, TicketDealt) and event.ticket in names:
            return replace(event, ticket=names[event.ticket])
        return event

    def kept(action: Action) -> Action:
        if not isinstance(action, KeepTickets):
            return action
        return KeepTickets(tuple(names.get(ticket, ticket) for ticket in action.tickets))

    return World(map(dealt, world.luck), [(seat, kept(action)) for seat, action in world.moves], world.events)


def first_tickets(world: World, seat: int) -> list[str]:
    found = [event.ticket for event in world.luck if isinstance(event, TicketDealt) and event.seat == seat]
    return [ticket for ticket in found[: SHORT.tickets_dealt] if ticket is not None]


def draws_a_ticket_of(world: World, observer: int, others: Iterable[int]) -> bool:
    """Whether one of the first tickets of the others is dealt to the observer later on."""
    theirs = {ticket for other in others for ticket in first_tickets(world, other)}
    drawn = [event for event in world.luck if isinstance(event, TicketDealt) and event.seat == observer]
    return any(event.ticket in theirs for event in drawn)


def swap_cards(world: World, mine: int, theirs: int) -> World | None:
    """Exchange two blind draws, if they differ and the same moves can still be made."""
    one, other = world.luck[mine], world.luck[theirs]
    assert isinstance(one, TrainCardDealt)
    assert isinstance(other, TrainCardDealt)
    if one.card == other.card:
        return None
    luck = list(world.luck)
    luck[mine], luck[theirs] = replace(one, card=other.card), replace(other, card=one.card)
    dealer = ScriptedDealer(luck)
    try:
        state, happened = settle(new_game(africa(), PLAYERS, SHORT), dealer)
        events = list(happened)
        for seat, action in world.moves:
            state, happened = play(state, seat, action, dealer)
            events += happened
    except (IllegalAction, ScriptMismatch):
        return None
    return World(luck, world.moves, events)


async def compare_two_worlds(seed: str, observer: int, databases: tuple[str, str], swaps: int = 1) -> dict[str, int]:
    """Play both; compare every byte sent to the observer and a spectator, and all notifications and mails.

    How many of each were the same.
    """
    world, other_world = two_worlds(seed, observer, swaps)
    sent, sent_again = [
        await everything_sent(played, observer, database)
        for played, database in zip((world, other_world), databases, strict=True)
    ]
    watched = f"seat {observer}", "spectator", "reconnected", "looks"
    kinds = {"messages": watched, "pages": ("pages",), "pushes": ("pushes",), "mails": ("mails",)}
    compared = {}
    for kind, places in kinds.items():
        for where in places:
            assert sent[where] == sent_again[where], _difference(where, sent[where], sent_again[where])
        compared[kind] = sum(len(sent[where]) for where in places)
    assert len(sent["spectator"]) > len(world.moves)
    other = f"seat {(observer + 1) % PLAYERS}"
    assert sent[other] != sent_again[other], "the comparison would notice"
    return compared


def _difference(where: str, one: list[bytes], other: list[bytes]) -> str:
    """The first one."""
    pairs = (pair for pair in zip(one, other, strict=False) if pair[0] != pair[1])
    mine, theirs = next(pairs, (b"%d sent" % len(one), b"%d sent" % len(other)))
    at = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
    about = slice(max(0, at - 100), at + 60)
    return f"{where}: {mine[:80]!r}… is not the same: {mine[about]!r} and {theirs[about]!r}"
