"""The plan: which tickets to complete, and the routes that do it for the least price together."""

from collections.abc import Iterable, Sequence
from math import exp, inf, sqrt

from msgspec import Struct

from okapi.board import TicketId
from okapi.game import LOCOMOTIVE, TrainCard

from ..paths import cheapest_path
from .prices import Appraisals
from .situation import Situation


class Plan(Struct, frozen=True):
    """Routes still to be claimed, and the tickets that they complete."""

    routes: tuple[int, ...]
    done: tuple[TicketId, ...]  # completed already
    serves: tuple[TicketId, ...]  # completed by the routes of the plan
    gives_up: tuple[TicketId, ...]
    price: float
    trains: int
    turns: float  # to claim the routes, not doubled

    def worth(self, situation: Situation) -> float:
        """Points of the tickets, less those of the failures, less what the routes cost; and the bonus."""
        tickets = situation.table.board.tickets
        made = sum(tickets[ticket].points for ticket in self.done)
        hoped = sum(tickets[ticket].points for ticket in self.serves)
        lost = sum(tickets[ticket].points for ticket in self.gives_up)
        chance = chance_of_success(situation, len(self.routes), self.turns)
        hope = globetrotter_hope(situation, len(self.done) + chance * len(self.serves))
        return made + (2 * chance - 1) * hoped - lost - self.price + hope


def make_plan(
    situation: Situation, appraisals: Appraisals, prices: Sequence[float], tickets: Iterable[TicketId]
) -> Plan:
    """A forest for these tickets: an approximate one, the better of two ways to let it grow."""
    lines = situation.lines
    own = [0.0 if price == 0.0 else inf for price in prices]
    done: list[TicketId] = []
    waiting: list[TicketId] = []
    for ticket in tickets:
        is_done = cheapest_path(lines, own, *lines.ticket_ends(ticket)) is not None
        (done if is_done else waiting).append(ticket)
    ways = (True, False) if len(waiting) > 1 else (True,)
    grown = [_grow(situation, appraisals, prices, done, waiting, thrifty=thrifty) for thrifty in ways]
    return max(grown, key=lambda plan: plan.worth(situation))


def _grow(
    situation: Situation,
    appraisals: Appraisals,
    prices: Sequence[float],
    done: Sequence[TicketId],
    tickets: Sequence[TicketId],
    *,
    thrifty: bool,
) -> Plan:
    """Add one ticket after the other, cheapest or most profitable first; routes chosen once are free then."""
    working = list(prices)
    waiting = list(tickets)
    serves: list[TicketId] = []
    routes: list[int] = []
    price, trains, turns = 0.0, 0, 0.0
    points = situation.table.board.tickets
    devotion = situation.judgement.devotion
    room, time = situation.room_for_plans
    while waiting:
        best: tuple[float, TicketId, float, list[int]] | None = None
        sure = len(done) + len(serves)
        step = globetrotter_hope(situation, sure + 1) - globetrotter_hope(situation, sure)
        for ticket in waiting:
            found = cheapest_path(situation.lines, working, *situation.lines.ticket_ends(ticket))
            if found is None:
                continue
            cost, path = found
            gain = 2 * devotion * points[ticket].points + step - cost
            rank = -cost if thrifty else gain
            if gain <= 0 or (best is not None and rank <= best[0]):
                continue
            new = [number for number in path if working[number]]
            if trains + sum(appraisals[number].route.length for number in new) > room:
                continue
            if turns_for(situation, appraisals, routes + new) > time:
                continue
            best = (rank, ticket, cost, new)
        if best is None:
            break
        _, ticket, cost, new = best
        waiting.remove(ticket)
        serves.append(ticket)
        routes += new
        price += cost
        trains += sum(appraisals[number].route.length for number in new)
        turns = turns_for(situation, appraisals, routes)
        for number in new:
            working[number] = 0.0
    return Plan(tuple(routes), tuple(done), tuple(serves), tuple(waiting), price, trains, turns)


def turns_for(situation: Situation, appraisals: Appraisals, routes: Iterable[int]) -> float:
    """How many turns it takes to claim all these routes, not doubled: cards, two a turn, and the claims.

    The fewer colours are missing, the rarer a draw brings one of them.
    """
    needed: dict[TrainCard, int] = {}
    locomotives = claims = 0
    for number in routes:
        route, colour = appraisals[number].route, appraisals[number].colour
        claims += 1
        locomotives += route.locomotives
        needed[colour] = needed.get(colour, 0) + route.length - route.locomotives
    hand = situation.hand
    missing = [count - hand[colour] for colour, count in needed.items() if count > hand[colour]]
    cards = max(0, sum(missing) + locomotives - hand[LOCOMOTIVE])
    if not cards:
        return float(claims)
    scarcity = 1 + situation.judgement.scarcity / max(1, len(missing)) ** 2
    return claims + situation.judgement.card_turns * scarcity * cards


def chance_of_success(situation: Situation, routes: int, turns: float) -> float:
    """How likely the routes of a plan can all be claimed: none is taken, and the time suffices."""
    if not routes:
        return 1.0
    judgement = situation.judgement
    slack = situation.turns_left * judgement.safety - turns
    undisturbed: float = judgement.undisturbed ** (routes * sqrt(situation.opponents))
    return undisturbed / (1 + exp(-slack / judgement.haste))


def globetrotter_hope(situation: Situation, completed: float) -> float:
    """7.3: what the bonus is worth, seeing how many tickets the others hold."""
    others = [player.tickets for seat, player in enumerate(situation.table.players) if seat != situation.seat]
    most = max(2, *others) if others else 2
    chance = 1 / (1 + exp(-1.2 * (completed - most + 0.5)))
    return situation.judgement.globetrotter * situation.rules.globetrotter * chance
