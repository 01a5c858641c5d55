"""Events in words. What a seat may not know is said to be hidden."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import assert_never

from okapi.game import (
    DeckDrawn,
    DeckRebuilt,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegan,
    Passed,
    Pile,
    RouteClaimed,
    SetupCompleted,
    StartingPlayerDrawn,
    StartingTicketsChosen,
    StartingTicketsSettled,
    Terrain,
    TerrainCardDealt,
    TerrainCardLaid,
    TerrainCards,
    TerrainCardTaken,
    TicketDealt,
    TicketsDrawn,
    TicketsKept,
    TrainCard,
    TrainCardDealt,
    TrainCardLaid,
    TrainCards,
    TrainCardTaken,
    TurnEnded,
)

from .wording import Wording

Supplied = TrainCardDealt | TerrainCardDealt | TicketDealt | TrainCardLaid | TerrainCardLaid


def sentences(events: Iterable[Event], words: Wording) -> Iterator[str]:
    """The events in words, in their order; cards dealt or laid one after the other share a sentence."""
    for _, alike in groupby(events, key=_sentence_key):
        together = list(alike)
        supplied = [event for event in together if isinstance(event, Supplied)]
        yield _supplied(supplied, words) if supplied else _sentence(together[0], words)


def _sentence_key(event: Event) -> tuple[object, ...]:
    match event:
        case TrainCardDealt(seat=seat, card=hidden) | TicketDealt(seat=seat, ticket=hidden):
            return type(event), seat, hidden is None
        case TerrainCardDealt(seat=seat):
            return type(event), seat
        case TrainCardLaid() | TerrainCardLaid():
            return (type(event),)
        case _:
            return (id(event),)


def _supplied(events: Sequence[Supplied], words: Wording) -> str:
    """Cards and tickets that the dealer brought."""
    match events[0]:
        case TrainCardDealt(seat=seat, card=TrainCard()) | TerrainCardDealt(seat=seat) if len(events) > 1:
            return words.say("event-cards-dealt", **words.who(seat), cards=_cards(events, words))
        case TrainCardDealt(seat=seat, card=TrainCard() as card):
            return words.say("event-train-card-dealt", **words.who(seat), card=words.one_card(card))
        case TrainCardDealt(seat=seat):
            return words.say("event-train-card-dealt-hidden", player=words.players[seat], count=len(events))
        case TerrainCardDealt(seat=seat, terrain=terrain):
            return words.say("event-terrain-card-dealt", **words.who(seat), card=words.one_card(terrain))
        case TicketDealt(seat=seat, ticket=None):
            return words.say("event-ticket-dealt-hidden", player=words.players[seat], count=len(events))
        case TicketDealt(seat=seat):
            tickets = [event.ticket for event in events if isinstance(event, TicketDealt) and event.ticket]
            return words.say("event-ticket-dealt", **words.who(seat), tickets=words.tickets(tickets))
        case TrainCardLaid():
            return words.say("event-train-card-laid", cards=_cards(events, words))
        case TerrainCardLaid():
            return words.say("event-terrain-card-laid", cards=_cards(events, words))
        case event:
            assert_never(event)


def _cards(events: Sequence[Supplied], words: Wording) -> str:
    cards: list[TrainCard | Terrain] = []
    for event in events:
        match event:
            case TrainCardDealt(card=TrainCard() as card) | TrainCardLaid(card=card):
                cards.append(card)
            case TerrainCardDealt(terrain=terrain) | TerrainCardLaid(terrain=terrain):
                cards.append(terrain)
            case _:
                pass
    pile: Pile = TerrainCards() if isinstance(cards[0], Terrain) else TrainCards()
    for each in cards:
        pile = pile.with_one(each)
    return words.cards(pile)


def _sentence(event: Event, words: Wording) -> str:
    match event:
        case StartingPlayerDrawn(seat=seat):
            return words.say("event-starting-player-drawn", **words.who(seat))
        case StartingTicketsChosen(seat=seat, tickets=None):
            return words.say("event-starting-tickets-chosen-hidden", player=words.players[seat])
        case StartingTicketsChosen(seat=seat, tickets=tickets):
            return words.say(
                "event-starting-tickets-chosen", **words.who(seat), tickets=words.tickets(tickets or ())
            )
        case TrainCardTaken(seat=seat, card=card):
            return words.say("event-train-card-taken", **words.who(seat), card=words.one_card(card))
        case TerrainCardTaken(seat=seat, terrain=terrain):
            return words.say("event-terrain-card-taken", **words.who(seat), card=words.one_card(terrain))
        case DeckDrawn(seat=seat, deck=deck):
            return words.say("event-deck-drawn", **words.who(seat), deck=deck.value)
        case RouteClaimed():
            return _claimed(event, words)
        case TicketsDrawn(seat=seat, count=count):
            return words.say("event-tickets-drawn", **words.who(seat), count=count)
        case TicketsKept():
            return _kept(event, words)
        case Passed(seat=seat):
            return words.say("event-passed", **words.who(seat))
        case _:
            return _consequence(event, words)


def _consequence(event: Event, words: Wording) -> str:
    match event:
        case SetupCompleted():
            return words.say("event-setup-completed")
        case StartingTicketsSettled(counts=counts):
            each = (words.say("player-count", **words.who(seat), count=n) for seat, n in enumerate(counts))
            return words.say("event-starting-tickets-settled", counts=words.texts.listed(each))
        case DisplaySwept():
            return words.say("event-display-swept")
        case DeckRebuilt(deck=deck):
            return words.say("event-deck-rebuilt", deck=deck.value)
        case LastRoundBegan(seat=seat):
            return words.say("event-last-round-began", **words.who(seat))
        case TurnEnded(seat=seat):
            return words.say("event-turn-ended", **words.who(seat))
        case GameEnded(reason=reason):
            return words.say("event-game-ended", reason=reason.value)
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence")


def _claimed(event: RouteClaimed, words: Wording) -> str:
    route, payment = words.route(event.route), words.cards(event.payment)
    if event.doubling is None:
        return words.say(
            "event-route-claimed",
            **words.who(event.seat),
            route=route,
            payment=payment,
            points=event.points,
        )
    return words.say(
        "event-route-claimed-doubled",
        **words.who(event.seat),
        route=route,
        payment=payment,
        spent=words.spent(event.doubling, event.discarded),
        points=event.points,
    )


def _kept(event: TicketsKept, words: Wording) -> str:
    kept = [ticket for ticket in event.kept if ticket is not None]
    if len(kept) == len(event.kept):
        return words.say("event-tickets-kept", **words.who(event.seat), kept=words.tickets(kept))
    return words.say(
        "event-tickets-kept-hidden",
        player=words.players[event.seat],
        kept=len(event.kept),
        returned=len(event.returned),
    )
