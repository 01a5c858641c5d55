"""Which route to claim now, if any (section 5)."""

from collections.abc import Sequence

from ..paying import ClaimOption
from .plan import Plan
from .situation import Situation
from .targets import Target


class ClaimChooser:
    """Weighs the claims that are possible now against each other and against waiting."""

    def __init__(self, situation: Situation, plan: Plan, targets: Sequence[Target], bonus: dict[int, float]) -> None:
        self.situation = situation
        self.plan = plan
        self.planned = set(plan.routes)
        self.targets = {target.appraisal.number: target for target in targets}
        self.bonus = bonus
        payable = sum(target.is_payable for target in targets)
        self.is_pressed = situation.turns_left <= payable + 1

    def best(self, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """The claim that is worth more than waiting; None: draw."""
        table = self.situation.table
        ranked = [
            (self.worth(option), option.points(table), -option.all_locomotives, -index)
            for index, option in enumerate(claims)
        ]
        if not ranked:
            return None
        worth, *_, index = max(ranked)
        return claims[-index] if worth > 0 else None

    def worth(self, option: ClaimOption) -> float:
        """What is gained by making this claim now."""
        number = self.situation.graph.number[option.route.id]
        target = self.targets.get(number)
        if self.is_pressed:
            return self._worth_at_the_end(option, number)
        if target is None:
            return -1.0
        return self._worth_of_not_waiting(option, target)

    def _worth_at_the_end(self, option: ClaimOption, number: int) -> float:
        """Turns are scarcer than cards: points count, and tickets that can still be completed."""
        points = option.points(self.situation.table) + self.bonus.get(number, 0.0)
        if number not in self.planned and self.situation.trains - option.route.length < self.plan.trains:
            points -= sum(self.bonus.values())
        return points

    def _worth_of_not_waiting(self, option: ClaimOption, target: Target) -> float:
        """The route is to be claimed sooner or later: what claiming it now saves, compared with waiting."""
        tuning = self.situation.tuning
        extra = option.locomotives - option.route.locomotives + (option.wild or 0)
        worth = 0.1 - tuning.premium * extra
        if target.is_planned:
            worth += self._risk(target.appraisal.number) * tuning.loss
        else:
            worth -= self._taken_from_the_plan(option)
        if target.appraisal.is_to_double and not option.is_doubled:
            single = target.appraisal.points / 2
            draws = tuning.turn * target.lack.terrain / self.situation.rules.draws
            worth -= max(0.0, single - draws)
        return worth

    def _taken_from_the_plan(self, option: ClaimOption) -> float:
        """What the plan lacks afterwards, in points: cards of this colour that it needs itself."""
        tuning, hand = self.situation.tuning, self.situation.hand
        needed = sum(
            target.appraisal.route.length
            for target in self.targets.values()
            if target.is_planned and target.appraisal.colour is option.colour
        )
        paid = option.route.length - option.locomotives
        lacking = min(paid, max(0, needed - (hand[option.colour] - paid)))
        return lacking * tuning.card_turns * tuning.turn

    def _risk(self, number: int) -> float:
        """How likely the route is taken before the seat's next turn: others who are close to it may want it."""
        situation = self.situation
        graph, table = situation.graph, situation.table
        ends = set(graph.ends[number])
        close = {
            claim.seat
            for route, claim in table.claims.items()
            if claim.seat != situation.seat and ends & set(graph.ends[graph.number[route]])
        }
        return min(0.6, situation.tuning.risk * len(situation.others) * (0.3 + len(close)))
