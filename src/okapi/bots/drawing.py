"""Choosing a draw, given what each card is worth (section 4)."""

from collections.abc import Mapping, Sequence

from okapi.game import (
    LOCOMOTIVE,
    TERRAINS,
    TRAIN_CARDS,
    Action,
    Deck,
    DrawBlind,
    Pile,
    TakeTerrainCard,
    TakeTrainCard,
    Terrain,
    TrainCard,
    View,
)

CardWorth = Mapping[TrainCard, float]
TerrainWorth = Mapping[Terrain, float]
Draw = TakeTrainCard | TakeTerrainCard | DrawBlind
DRAWS = (TakeTrainCard, TakeTerrainCard, DrawBlind)
_LOCOMOTIVE = TakeTrainCard(LOCOMOTIVE)


def best_draw(
    view: View, options: Sequence[Action], trains: CardWorth, terrains: TerrainWorth | None = None
) -> Draw | None:
    """The draw that is worth most; None if there is none.

    A face-up locomotive is the whole turn (4.2), so it must be worth as much as two draws.
    """
    terrains = terrains or {}
    worths = {action: _worth(view, action, trains, terrains) for action in options if isinstance(action, DRAWS)}
    if _LOCOMOTIVE in worths:
        ordinary = sorted((worth for action, worth in worths.items() if action != _LOCOMOTIVE), reverse=True)
        worths[_LOCOMOTIVE] -= ordinary[min(1, len(ordinary) - 1)] if ordinary else 0.0
    return max(worths, key=worths.__getitem__, default=None)


def _worth(view: View, action: Draw, trains: CardWorth, terrains: TerrainWorth) -> float:
    match action:
        case TakeTrainCard(card=card):
            return trains.get(card, 0.0)
        case TakeTerrainCard(terrain=terrain):
            return terrains.get(terrain, 0.0)
        case DrawBlind(deck=Deck.TRAIN):
            return _mean(view.table.shuffled - view.drawn, [trains.get(card, 0.0) for card in TRAIN_CARDS])
        case DrawBlind():
            return _mean(view.table.terrain_deck, [terrains.get(terrain, 0.0) for terrain in TERRAINS])


def _mean(pile: Pile, worths: Sequence[float]) -> float:
    """What a card of this pile is worth on average, each as likely as the others."""
    counts = pile.counts()
    return sum(count * worth for count, worth in zip(counts, worths, strict=True)) / max(1, sum(counts))
