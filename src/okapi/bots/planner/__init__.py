"""The serious bot: it plans, and has a module for each kind of decision."""

from collections.abc import Sequence

from okapi.game import Action, DrawTickets, KeepTickets, View

from ..drawing import best_draw
from ..paying import claim_options, in_bundles
from .claims import ClaimChooser
from .plan import Plan, make_plan
from .situation import Situation, Tuning
from .targets import Target, Worths, card_worths, targets_of
from .tickets import tickets_to_keep, worth_of_drawing


class PlannerBot:
    """Plans a network for all its tickets at once, priced in turns, and doubles what it claims.

    Every decision makes a new plan from the view alone, so it mends itself when a route is taken.
    """

    def __init__(self, seed: str, tuning: Tuning | None = None) -> None:
        self.tuning = tuning or Tuning()

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        options = in_bundles(view, options)
        situation = self.situation(view)
        if view.offered:
            choices = [action for action in options.simple if isinstance(action, KeepTickets)]
            return tickets_to_keep(situation, choices)
        plan = make_plan(situation, view.tickets)
        bonus = plan.bonuses(situation)
        targets = targets_of(situation, plan, bonus)
        claim = ClaimChooser(situation, plan, targets, bonus).best(list(claim_options(options)))
        if claim is not None:
            return claim.action()
        if DrawTickets() in options.simple and self._wants_tickets(situation, plan):
            return DrawTickets()
        draw = best_draw(view, options.simple, *self.worths(situation, targets))
        return draw or options[-1]

    def situation(self, view: View) -> Situation:
        """What it sees in a view: bots that see less begin here."""
        return Situation(view, self.tuning)

    def worths(self, situation: Situation, targets: Sequence[Target]) -> Worths:
        """What each card is worth to it."""
        return card_worths(situation, targets)

    def _wants_tickets(self, situation: Situation, plan: Plan) -> bool:
        """Whether more tickets promise more than a turn; on the last one, cards are worth nothing."""
        if len(plan.routes) > self.tuning.routes_left:
            return False
        price_of_a_turn = self.tuning.turn * self.tuning.margin if situation.turns_left > 1 else 0.0
        return worth_of_drawing(situation, plan) > price_of_a_turn
