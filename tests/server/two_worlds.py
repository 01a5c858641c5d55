"""The same game to one observer, twice, with different secrets of the others.

A game is played over real sockets, and everything one seat and a spectator are sent is recorded. Then the
same game is played again with what they cannot see swapped: the tickets and blind draws of two other players.
The bytes must be the same: what a seat is sent depends only on what it may know.
"""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import count, product
from pathlib import Path
from random import Random

import httpx
from msgspec.structs import replace

from okapi.board import africa
from okapi.client import Session, Socket
from okapi.dealer import ScriptedDealer, ScriptMismatch, SeededDealer
from okapi.game import (
    Action,
    Dealer,
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
from okapi.server.clock import SteadyClock
from okapi.server.entropy import Entropy
from okapi.server.protocol.messages import Command, GameInfo, Watch
from server.running import running, settings_for, table_of
from server.sockets import SHORT

PLAYERS = 3
Moves = list[tuple[int, Action]]


class World:
    """A game as it is played: its luck and its decisions, up to just before the end."""

    def __init__(self, luck: Iterable[Luck], moves: Moves, events: Sequence[Event]) -> None:
        self.luck = list(luck)
        self.moves = moves
        self.events = list(events)


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


def entropy_of(world: World) -> Entropy:
    """Two runs with these differ in nothing but the luck."""
    numbers = count(1)

    def dealer(secret: str, words: Sequence[str], drawn: int) -> Dealer:
        return ScriptedDealer(world.luck[drawn:])

    return Entropy(
        token=lambda: f"token-{next(numbers):040}",
        id=lambda: f"id-{next(numbers):020}",
        secret=lambda: bytes(32),
        dealer=dealer,
    )


class Recorder:
    """A socket, and every byte that came out of it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self.socket.connection:
            self.heard.append(message.encode() if isinstance(message, str) else message)

    async def wait_for(self, text: str) -> None:
        async with asyncio.timeout(20):
            while not any(text.encode() in message for message in self.heard[-6:]):
                await asyncio.sleep(0.001)

    async def wait_for_company(self, present: int) -> None:
        """Until the table has said that this many are there: it does so a moment after the update."""
        async with asyncio.timeout(20):
            while not any(message.count(b'"present":true') == present for message in self.heard[1:]):
                await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.socket.close()
        await self._listening


class StillClock(SteadyClock):
    """It is always the same moment."""

    def __init__(self) -> None:
        super().__init__(lambda: 1_800_000_000_000, lambda: 0)

    def set_to(self, moment: int) -> None: ...


async def everything_sent(world: World, observer: int, database: str) -> dict[str, list[bytes]]:
    """Play the game on a server; all bytes that the observer and a spectator get, by where they came from."""
    async with running(settings_for(database), clock=StillClock(), entropy=entropy_of(world)) as server:
        people = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
        game = await table_of(*people, rules=SHORT, listed=True)
        recorders = []
        for seat, person in (*enumerate(people), (None, Session(server.address))):
            recorder = Recorder(await person.play())
            await recorder.socket.send(Watch(game.id, seat, 0))
            await recorder.wait_for('"type":"update"')
            if seat is not None:
                await recorder.wait_for_company(seat + 1)
            recorders.append(recorder)
        seen, pages = server.context, []
        async with httpx.AsyncClient(base_url=server.address) as browser:
            for number, (seat, action) in enumerate(world.moves):
                seq = (await seen.registry.get(game.id)).seq
                await recorders[seat].socket.send(Command(game.id, seat, seq, f"move-{number}", action))
                await recorders[seat].wait_for(f'"id":"move-{number}"')
                seq = (await seen.registry.get(game.id)).seq
                for recorder in recorders:
                    await recorder.wait_for(f'"seq":{seq},')
                if number % 25 == 0:
                    pages += await pages_of(browser, people[observer].token, game, observer)
            pages += await pages_of(browser, people[observer].token, game, observer)
        again = Recorder(await people[observer].play())
        await again.socket.send(Watch(game.id, observer, 0))
        await again.wait_for('"type":"update"')
        sent = {f"seat {seat}": list(recorder.heard) for seat, recorder in enumerate(recorders[:-1])}
        sent |= {"spectator": list(recorders[-1].heard), "reconnected": list(again.heard), "pages": pages}
        for recorder in (*recorders, again):  # who goes first is heard of by some of the others
            await recorder.close()
    return sent


async def pages_of(
    browser: httpx.AsyncClient, token: str | None, info: GameInfo, observer: int
) -> list[bytes]:
    """What every readable endpoint says, to the observer and to nobody in particular."""
    game, person = info.id, info.seats[observer].player
    paths = ["/api/me", "/api/setup", f"/api/games/{game}", f"/api/games/{game}/record"]
    paths += [f"/api/games/{game}/missed", f"/api/people/{person}"]
    paths += [f"/api/games?list={which}" for which in ("mine", "open", "watch", "finished")]
    found = []
    for path in paths:
        for headers in ({}, {"Authorization": f"Bearer {token}"}):
            answer = await browser.get(path, headers=headers)
            kept = {k: v for k, v in answer.headers.items() if k not in ("date", "x-request-id")}
            found.append(f"{path} {answer.status_code} {kept}\n".encode() + answer.content)
    return found


async def compare_two_worlds(seed: str, observer: int, folder: Path, swaps: int = 1) -> int:
    """Play both, and compare every byte that the observer and a spectator are sent; how many messages."""
    world, other_world = two_worlds(seed, observer, swaps)
    sent = await everything_sent(world, observer, str(folder / f"{seed} {observer}.db"))
    sent_again = await everything_sent(other_world, observer, str(folder / f"{seed} {observer} again.db"))
    compared = 0
    for where in (f"seat {observer}", "spectator", "reconnected", "pages"):
        assert sent[where] == sent_again[where], f"{where} is sent something else"
        compared += len(sent[where])
    assert len(sent["spectator"]) > len(world.moves)
    other = f"seat {(observer + 1) % PLAYERS}"
    assert sent[other] != sent_again[other], "the comparison would notice"
    return compared
