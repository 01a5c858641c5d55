"""The finished games of a deal side by side: everyone's turns, and the points after each."""

import asyncio
from collections.abc import Iterator, Sequence

from okapi.board import africa
from okapi.game import (
    Decision,
    Event,
    GameEnded,
    GameState,
    StartingTicketsSettled,
    TerrainCardDealt,
    TicketDealt,
    TrainCardDealt,
    TurnEnded,
    evolve,
    new_game,
    score_sheet,
)
from okapi.server.clock import Clock
from okapi.server.protocol.messages import ComparedGame, ComparedTurn, DealComparison, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Ending, Status
from okapi.server.storage import challenges as storage
from okapi.server.storage.database import Database
from okapi.server.storage.deals import tries_at_challenge
from okapi.server.storage.games import load_game
from okapi.server.storage.steps import Step, load_steps
from okapi.server.storage.stored_game import StoredGame

from .challenges import found

_Drawn = TrainCardDealt | TerrainCardDealt | TicketDealt
_TURN_ENDS = (StartingTicketsSettled, TurnEnded, GameEnded)


async def compare(database: Database, now: Clock, id: str, me: Me, number: int) -> DealComparison:
    """All finished games of a deal. Refusal (H20): the deal is in progress, and the person has not finished it."""
    async with database.read() as connection:
        challenge = await found(connection, id, me)
        if number > challenge.deals:
            raise Refusal(ServerReason.NO_SUCH_DEAL)
        deal = (await storage.deals_of_challenge(connection, challenge))[number - 1]
        tried = await tries_at_challenge(connection, id)
        own = tried.get(me.id, {}).get(deal.id)
        if now() < deal.closes and not (own is not None and own.is_finished):
            raise Refusal(ServerReason.DEAL_IS_ON)
        games = []
        for person in challenge.players:
            one = tried.get(person.identity, {}).get(deal.id)
            stored = None if one is None else await load_game(connection, one.game, now())
            if stored is not None and stored.status is Status.OVER:
                steps = await load_steps(connection, stored.id)
                games.append((person, stored, steps))
    compared = []
    for person, stored, steps in games:
        await asyncio.sleep(0)  # each takes some milliseconds, and somebody may want to move
        turns = turns_of(stored, steps, deal.seat)
        compared.append(ComparedGame(person.identity, person.name, stored.id, _ending(stored, deal.seat), turns))
    return DealComparison(africa().content_hash, deal.seat, tuple(compared))


def _ending(stored: StoredGame, seat: int) -> Ending:
    result = next(one for one in stored.results if one.seat == seat)
    return Ending(**{name: getattr(result, name) for name in Ending.__struct_fields__})


def turns_of(stored: StoredGame, steps: Sequence[Step], seat: int) -> tuple[ComparedTurn, ...]:
    """A seat's turns: what its player decided and drew, and the points had the game ended after each."""
    state = new_game(africa(), len(stored.seats), stored.agreement.rules)
    return tuple(_turns(state, [event for step in steps for event in step.events], seat))


def _turns(state: GameState, events: Sequence[Event], seat: int) -> Iterator[ComparedTurn]:
    own: list[Event] = []
    for number, event in enumerate(events, 1):
        state = evolve(state, event)
        if isinstance(event, Decision | _Drawn) and event.seat == seat and (own or isinstance(event, Decision)):
            own.append(event)
        if own and isinstance(event, _TURN_ENDS):
            yield ComparedTurn(number, tuple(own), score_sheet(state).scores[seat].total)
            own = []
