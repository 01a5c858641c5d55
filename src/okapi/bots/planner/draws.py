"""Which card to draw: what each is worth to the targets (section 4)."""

from collections.abc import Sequence

from okapi.game import COLOURS, LOCOMOTIVE, TERRAINS, Terrain, TrainCard

from .prices import Appraisals
from .situation import Situation
from .targets import Target

Worths = tuple[dict[TrainCard, float], dict[Terrain, float]]


def card_worths(situation: Situation, appraisals: Appraisals, targets: Sequence[Target]) -> Worths:
    """A card that a target lacks is worth its part of what the target brings.

    Later targets count less and less. What no target lacks may still serve for other routes.
    """
    tuning = situation.tuning
    trains, terrains = _worths_elsewhere(situation, appraisals)
    weight = 1.0
    for target in targets:
        it, lack = target.appraisal, target.lack
        if not lack.in_all:
            continue
        each = weight * target.worth / (lack.in_all + 2)
        if lack.cards:
            trains[it.colour] = max(trains[it.colour], each)
        if lack.locomotives:
            trains[LOCOMOTIVE] = max(trains[LOCOMOTIVE], 2 * each)
        if lack.terrain:
            doubling = weight * (it.points / 2) / lack.terrain
            terrains[it.terrain] = max(terrains[it.terrain], min(doubling, tuning.terrain * each))
        weight *= tuning.decay
    best = max(trains[colour] for colour in COLOURS)
    trains[LOCOMOTIVE] = max(trains[LOCOMOTIVE], tuning.wild * best)
    return trains, terrains


def _worths_elsewhere(situation: Situation, appraisals: Appraisals) -> Worths:
    """What each card could do for any open route, each taken by itself."""
    tuning, hand = situation.tuning, situation.hand
    trains: dict[TrainCard, float] = dict.fromkeys((*COLOURS, LOCOMOTIVE), 0.0)
    terrains: dict[Terrain, float] = dict.fromkeys(TERRAINS, 0.0)
    for it in appraisals.values():
        length = it.route.length
        cards = length - min(length, hand[it.colour])
        own = situation.standing[it.terrain][0]
        terrain = max(0, it.terrain_needed - own) if it.is_to_double else 0
        each = tuning.elsewhere * it.points / (cards + terrain + 2)
        if cards:
            trains[it.colour] = max(trains[it.colour], each)
        if terrain:
            terrains[it.terrain] = max(terrains[it.terrain], each)
    return trains, terrains
