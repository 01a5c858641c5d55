"""Events in words. What a seat may not know is described as hidden."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import assert_never

from okapi import game
from okapi.game import Event, Pile, Terrain, TerrainCards, TrainCard, TrainCards

from .wording import Wording

Supplied = game.TrainCardDealt | game.TerrainCardDealt | game.TicketDealt | game.TrainCardLaid | game.TerrainCardLaid


def sentences(events: Iterable[Event], words: Wording) -> Iterator[str]:
    """The events in words, in their order; cards dealt or laid one after the other share a sentence."""
    for _, alike in groupby(events, key=_sentence_key):
        together = list(alike)
        supplied = [event for event in together if isinstance(event, Supplied)]
        yield _supplied(supplied, words) if supplied else _sentence(together[0], words)


def _sentence_key(event: Event) -> tuple[object, ...]:
    match event:
        case game.TrainCardDealt(seat=seat, card=hidden) | game.TicketDealt(seat=seat, ticket=hidden):
            return type(event), seat, hidden is None
        case game.TerrainCardDealt(seat=seat):
            return type(event), seat
        case game.TrainCardLaid() | game.TerrainCardLaid():
            return (type(event),)
        case _:
            return (id(event),)


def _supplied(events: Sequence[Supplied], words: Wording) -> str:
    several = len(events) > 1
    match events[0]:
        case game.TrainCardDealt(seat=seat, card=TrainCard()) | game.TerrainCardDealt(seat=seat) if several:
            return words.say("event-cards-dealt", **words.who(seat), cards=_cards(events, words))
        case game.TrainCardDealt(seat=seat, card=TrainCard() as card):
            return words.say("event-train-card-dealt", **words.who(seat), card=words.one_card(card))
        case game.TrainCardDealt(seat=seat):
            return words.say("event-train-card-dealt-hidden", player=words.players[seat], count=len(events))
        case game.TerrainCardDealt(seat=seat, terrain=terrain):
            return words.say("event-terrain-card-dealt", **words.who(seat), card=words.one_card(terrain))
        case game.TicketDealt(seat=seat, ticket=None):
            return words.say("event-ticket-dealt-hidden", player=words.players[seat], count=len(events))
        case game.TicketDealt(seat=seat):
            tickets = [event.ticket for event in events if isinstance(event, game.TicketDealt) and event.ticket]
            return words.say("event-ticket-dealt", **words.who(seat), tickets=words.tickets(tickets))
        case game.TrainCardLaid():
            return words.say("event-train-card-laid", cards=_cards(events, words))
        case game.TerrainCardLaid():
            return words.say("event-terrain-card-laid", cards=_cards(events, words))
        case event:
            assert_never(event)


def _cards(events: Sequence[Supplied], words: Wording) -> str:
    cards: list[TrainCard | Terrain] = []
    for event in events:
        match event:
            case game.TrainCardDealt(card=TrainCard() as card) | game.TrainCardLaid(card=card):
                cards.append(card)
            case game.TerrainCardDealt(terrain=terrain) | game.TerrainCardLaid(terrain=terrain):
                cards.append(terrain)
            case _:
                pass
    pile: Pile = TerrainCards() if isinstance(cards[0], Terrain) else TrainCards()
    for each in cards:
        pile = pile.with_one(each)
    return words.cards(pile)


def _sentence(event: Event, words: Wording) -> str:
    match event:
        case game.StartingPlayerDrawn(seat=seat):
            return words.say("event-starting-player-drawn", **words.who(seat))
        case game.StartingTicketsChosen(seat=seat, tickets=None):
            return words.say("event-starting-tickets-chosen-hidden", player=words.players[seat])
        case game.StartingTicketsChosen(seat=seat, tickets=tickets):
            return words.say("event-starting-tickets-chosen", **words.who(seat), tickets=words.tickets(tickets or ()))
        case game.TrainCardTaken(seat=seat, card=card):
            return words.say("event-train-card-taken", **words.who(seat), card=words.one_card(card))
        case game.TerrainCardTaken(seat=seat, terrain=terrain):
            return words.say("event-terrain-card-taken", **words.who(seat), card=words.one_card(terrain))
        case game.DeckDrawn(seat=seat, deck=deck):
            return words.say("event-deck-drawn", **words.who(seat), deck=deck.value)
        case game.RouteClaimed():
            return _claimed(event, words)
        case game.TicketsDrawn(seat=seat, count=count):
            return words.say("event-tickets-drawn", **words.who(seat), count=count)
        case game.TicketsKept():
            return _kept(event, words)
        case game.Passed(seat=seat):
            return words.say("event-passed", **words.who(seat))
        case _:
            return _consequence(event, words)


def _consequence(event: Event, words: Wording) -> str:
    match event:
        case game.SetupCompleted():
            return words.say("event-setup-completed")
        case game.StartingTicketsSettled(counts=counts):
            each = (words.say("player-count", **words.who(seat), count=n) for seat, n in enumerate(counts))
            return words.say("event-starting-tickets-settled", counts=words.texts.listed(each))
        case game.DisplaySwept():
            return words.say("event-display-swept")
        case game.DeckRebuilt(deck=deck):
            return words.say("event-deck-rebuilt", deck=deck.value)
        case game.LastRoundBegan(seat=seat):
            return words.say("event-last-round-began", **words.who(seat))
        case game.TurnEnded(seat=seat):
            return words.say("event-turn-ended", **words.who(seat))
        case game.GameEnded(reason=reason):
            return words.say("event-game-ended", reason=reason.value)
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence")


def _claimed(event: game.RouteClaimed, words: Wording) -> str:
    route, payment = words.route(event.route), words.cards(event.payment)
    if event.doubling is None:
        return words.say(
            "event-route-claimed", **words.who(event.seat), route=route, payment=payment, points=event.points
        )
    return words.say(
        "event-route-claimed-doubled",
        **words.who(event.seat),
        route=route,
        payment=payment,
        spent=words.spent(event.doubling, event.discarded),
        points=event.points,
    )


def _kept(event: game.TicketsKept, words: Wording) -> str:
    kept = [ticket for ticket in event.kept if ticket is not None]
    if len(kept) == len(event.kept):
        return words.say("event-tickets-kept", **words.who(event.seat), kept=words.tickets(kept))
    return words.say(
        "event-tickets-kept-hidden",
        player=words.players[event.seat],
        kept=len(event.kept),
        returned=len(event.returned),
    )
