"""Games with the luck of a deal: the code that carries out moves does not know about it."""

from collections.abc import Sequence

from okapi.dealer import DuplicateDealer
from okapi.game import Chance, Dealer, Event, GameState, Luck, due, evolve
from okapi.server.play.luck import DealerSource, GameLuck, OwnLuck
from okapi.server.storage.deals import StoredDeal
from okapi.server.storage.stored_game import StoredGame


def luck_of(dealers: DealerSource, stored: StoredGame) -> GameLuck:
    """The luck of a game: that of its deal, or its own if it has none."""
    return OwnLuck(dealers) if stored.deal is None else _DealLuck(stored.deal)


def dealer_for(deal: StoredDeal) -> DuplicateDealer:
    return DuplicateDealer(bytes.fromhex(deal.secret), deal.id)


class _DealLuck:
    """The luck of a deal that many play: its dealer knows what lies in the decks."""

    def __init__(self, deal: StoredDeal) -> None:
        self._dealer = dealer_for(deal)

    def dealer(self, game: StoredGame, draws: int) -> Dealer:
        return self._dealer.copy()

    def follow(self, before: GameState, events: Sequence[Event], dealer: Dealer | None) -> None:
        if isinstance(dealer, DuplicateDealer):  # a copy, which has dealt them
            self._dealer = dealer
            return
        state = before
        for event in events:
            if isinstance(event, Luck):
                chance = due(state)
                assert isinstance(chance, Chance), "luck comes where a dealer is asked"
                outcomes = [chance.event(outcome) for outcome in range(len(chance.things))]
                self._dealer.follow(chance, outcomes.index(event))
            state = evolve(state, event)
