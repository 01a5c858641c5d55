"""The serious bot."""

from collections.abc import Sequence

from okapi.game import Action, DrawTickets, KeepTickets, View

from ..drawing import best_draw
from ..paying import claim_options, in_bundles
from .claims import ClaimChooser
from .draws import card_worths
from .plan import Plan, make_plan
from .prices import appraise, path_prices
from .situation import Situation, Tuning
from .targets import targets_of
from .tickets import tickets_to_keep, worth_of_drawing


class PlannerBot:
    """Plans a network for all its tickets at once, priced in turns, and doubles what it claims.

    Every decision makes a new plan from the view alone, so it mends itself when a route is taken.
    """

    def __init__(self, seed: str, tuning: Tuning | None = None) -> None:
        self.tuning = tuning or Tuning()

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Pick one of the options."""
        options = in_bundles(view, options)
        situation = Situation(view, self.tuning)
        appraisals = appraise(situation)
        prices = path_prices(situation, appraisals)
        if view.offered:
            choices = [action for action in options.simple if isinstance(action, KeepTickets)]
            return tickets_to_keep(situation, appraisals, prices, choices)
        plan = make_plan(situation, appraisals, prices, view.tickets)
        bonus = bonuses(situation, plan)
        targets = targets_of(situation, appraisals, plan, bonus)
        claim = ClaimChooser(situation, plan, targets, bonus).best(list(claim_options(options)))
        if claim is not None:
            return claim.action()
        if DrawTickets() in options.simple and len(plan.routes) <= self.tuning.routes_left:
            promise = worth_of_drawing(situation, appraisals, prices, plan)
            if promise > self._price_of_a_turn(situation):
                return DrawTickets()
        draw = best_draw(view, options.simple, *card_worths(situation, appraisals, targets))
        return draw or options[-1]

    def _price_of_a_turn(self, situation: Situation) -> float:
        """What tickets must promise to be drawn; on the last turn, cards are worth nothing any more."""
        return self.tuning.turn * self.tuning.margin if situation.turns_left > 1 else 0.0


def bonuses(situation: Situation, plan: Plan) -> dict[int, float]:
    """What each route of the plan is worth beyond its points: its part of the tickets that need it."""
    if not plan.routes:
        return {}
    tickets = situation.table.board.tickets
    swing = 2 * situation.tuning.devotion * sum(tickets[ticket].points for ticket in plan.serves)
    return dict.fromkeys(plan.routes, swing / len(plan.routes))
