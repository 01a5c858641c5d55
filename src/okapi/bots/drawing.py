"""Choosing a draw, given what each card is worth (section 4)."""

from collections.abc import Mapping, Sequence

from okapi import game

CardWorth = Mapping[game.TrainCard, float]
TerrainWorth = Mapping[game.Terrain, float]
Draw = game.TakeTrainCard | game.TakeTerrainCard | game.DrawBlind
DRAWS = (game.TakeTrainCard, game.TakeTerrainCard, game.DrawBlind)
_LOCOMOTIVE = game.TakeTrainCard(game.LOCOMOTIVE)


def best_draw(
    view: game.View, options: Sequence[game.Action], trains: CardWorth, terrains: TerrainWorth | None = None
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


def _worth(view: game.View, action: Draw, trains: CardWorth, terrains: TerrainWorth) -> float:
    match action:
        case game.TakeTrainCard(card=card):
            return trains.get(card, 0.0)
        case game.TakeTerrainCard(terrain=terrain):
            return terrains.get(terrain, 0.0)
        case game.DrawBlind(deck=game.Deck.TRAIN):
            return _mean(view.table.shuffled - view.drawn, [trains.get(card, 0.0) for card in game.TRAIN_CARDS])
        case game.DrawBlind():
            return _mean(view.table.terrain_deck, [terrains.get(terrain, 0.0) for terrain in game.TERRAINS])


def _mean(pile: game.Pile, worths: Sequence[float]) -> float:
    """What a card of this pile is worth on average, each as likely as the others."""
    counts = pile.counts()
    return sum(count * worth for count, worth in zip(counts, worths, strict=True)) / max(1, sum(counts))
