"""Which tickets to keep, and when to draw more (section 6)."""

from collections.abc import Sequence

from okapi.board import TicketId
from okapi.game import KeepTickets, cheapest_path

from .plan import Plan, chance_of_success, globetrotter_hope, make_plan, turns_for
from .situation import Situation


def tickets_to_keep(situation: Situation, choices: Sequence[KeepTickets]) -> KeepTickets:
    """The choice that makes the best plan together with the tickets already held."""
    held = situation.view.tickets

    def worth(choice: KeepTickets) -> float:
        return make_plan(situation, (*held, *choice.tickets)).worth(situation)

    return max(choices, key=worth)


def worth_of_drawing(situation: Situation, plan: Plan) -> float:
    """What drawing tickets promises once the plan is built: the mean over the unknown ones."""
    view = situation.view
    known = {*view.tickets, *(ticket for ticket in view.returned if ticket is not None)}
    unknown = [ticket for ticket in situation.table.board.tickets if ticket not in known]
    if not unknown:
        return -1.0
    working = list(situation.prices)
    for number in plan.routes:
        working[number] = 0.0
    gains = [_gain(situation, working, plan, ticket) for ticket in unknown]
    return _best_of(gains, min(situation.rules.tickets_drawn, situation.table.ticket_deck))


def _gain(situation: Situation, working: Sequence[float], plan: Plan, ticket: TicketId) -> float:
    """What one more ticket would bring: its points less what is still to be paid, or its points lost."""
    points = situation.table.board.tickets[ticket].points
    found = cheapest_path(situation.graph, working, *situation.graph.ticket_ends[ticket])
    if found is None:
        return -float(points)
    cost, path = found
    new = [number for number in path if working[number]]
    routes = (*plan.routes, *new)
    trains = plan.trains + situation.trains_for(new)
    if new and trains > situation.trains - situation.tuning.spare_trains:
        return -float(points)
    turns = 1 + turns_for(situation, routes)
    before = chance_of_success(situation, len(plan.routes), plan.turns)
    chance = 1.0 if not cost and not plan.routes else chance_of_success(situation, len(routes), turns)
    done = len(plan.done) + before * len(plan.serves)
    bonus = globetrotter_hope(situation, done + chance) - globetrotter_hope(situation, done)
    others = situation.points_of(plan.serves)
    return (2 * chance - 1) * points - cost + bonus - 2 * (before - chance) * others


def _best_of(gains: list[float], count: int) -> float:
    """The mean of what a draw of this many tickets brings if the best is kept, and any other gain.

    The best of them is counted in full by its rank among all; further gains at their mean.
    """
    ranked = sorted(gains, reverse=True)
    total = len(ranked)
    mean = 0.0
    none_better = 1.0  # the chance that none of the tickets drawn is better than this one
    for place, gain in enumerate(ranked):
        left = total - place
        is_drawn = min(1.0, count / left)
        mean += none_better * is_drawn * gain
        none_better *= 1 - is_drawn
    further = sum(max(0.0, gain) for gain in ranked) * count / total
    return mean + 0.6 * max(0.0, further - max(0.0, mean))
