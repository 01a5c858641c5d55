"""From a fact to the next state: the only place that changes one.

Events are taken at their word: whether they may happen is decided before (`decide`, `due`), and a rule that
is fixed later does not change the games played before. There is a function for each event, named after it.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from . import events
from .cards import Deck, TerrainCards, TrainCards
from .events import Event
from .rules.drawing import is_the_whole_turn
from .state import Claim, GameState, Player, Returned, Secrets, Stage, Table

Item = TypeVar("Item")


def evolve(state: GameState, event: Event) -> GameState:
    """The state after this event."""
    return CHANGES[type(event)](state.table, state.secrets, event)


# Luck.


def _starting_player_drawn(table: Table, secrets: Secrets, event: events.StartingPlayerDrawn) -> GameState:
    return GameState(replace(table, turn=event.seat), secrets)


def _train_card_dealt(table: Table, secrets: Secrets, event: events.TrainCardDealt) -> GameState:
    seat, card = event.seat, event.card
    assert card is not None, "a redacted event is not a fact to evolve from"
    player = table.players[seat]
    players = _with_item(table.players, seat, replace(player, cards=player.cards + 1))
    hands = _with_item(secrets.hands, seat, secrets.hands[seat].with_one(card))
    drawn = _with_item(secrets.drawn, seat, secrets.drawn[seat].with_one(card))
    table = _drawn(table, players=players, train_deck=table.train_deck - 1)
    secrets = replace(secrets, hands=hands, drawn=drawn, train_deck=secrets.train_deck.without_one(card))
    return GameState(table, secrets)


def _terrain_card_dealt(table: Table, secrets: Secrets, event: events.TerrainCardDealt) -> GameState:
    deck = table.terrain_deck.without_one(event.terrain)
    return GameState(_drawn(table, players=_with_terrain(table, event), terrain_deck=deck), secrets)


def _ticket_dealt(table: Table, secrets: Secrets, event: events.TicketDealt) -> GameState:
    seat, ticket = event.seat, event.ticket
    assert ticket is not None, "a redacted event is not a fact to evolve from"
    offered = _with_item(secrets.offered, seat, (*secrets.offered[seat], ticket))
    if secrets.ticket_deck:
        at = secrets.ticket_deck.index(ticket)
        deck = secrets.ticket_deck[:at] + secrets.ticket_deck[at + 1 :]
        secrets = replace(secrets, offered=offered, ticket_deck=deck)
    else:
        secrets = replace(secrets, offered=offered, returned=secrets.returned[1:])
    table = replace(table, ticket_deck=table.ticket_deck - 1)
    if table.stage is Stage.TICKETS_DUE:
        due = table.tickets_due - 1
        stage = Stage.TICKETS_DUE if due else Stage.KEEPING_TICKETS
        table = replace(table, tickets_due=due, stage=stage)
    return GameState(table, secrets)


def _train_card_laid(table: Table, secrets: Secrets, event: events.TrainCardLaid) -> GameState:
    display = _with_item(table.display, event.slot, event.card)
    shuffled = table.shuffled.without_one(event.card)
    table = replace(table, display=display, train_deck=table.train_deck - 1, shuffled=shuffled)
    return GameState(table, replace(secrets, train_deck=secrets.train_deck.without_one(event.card)))


def _terrain_card_laid(table: Table, secrets: Secrets, event: events.TerrainCardLaid) -> GameState:
    display = _with_item(table.terrain_display, event.slot, event.terrain)
    deck = table.terrain_deck.without_one(event.terrain)
    return GameState(replace(table, terrain_display=display, terrain_deck=deck), secrets)


# Decisions.


def _starting_tickets_chosen(table: Table, secrets: Secrets, event: events.StartingTicketsChosen) -> GameState:
    seat, kept = event.seat, event.tickets
    assert kept is not None, "a redacted event is not a fact to evolve from"
    aside = tuple(ticket for ticket in secrets.offered[seat] if ticket not in kept)
    player = replace(table.players[seat], is_choosing=False)
    table = replace(table, players=_with_item(table.players, seat, player))
    secrets = replace(
        secrets,
        tickets=_with_item(secrets.tickets, seat, kept),
        offered=_with_item(secrets.offered, seat, ()),
        laid_aside=_with_item(secrets.laid_aside, seat, aside),
    )
    return GameState(table, secrets)


def _train_card_taken(table: Table, secrets: Secrets, event: events.TrainCardTaken) -> GameState:
    seat, card = event.seat, event.card
    player = table.players[seat]
    player = replace(player, cards=player.cards + 1, shown=player.shown.with_one(card))
    display = _with_item(table.display, event.slot, None)
    table = _drawn(table, players=_with_item(table.players, seat, player), display=display)
    if is_the_whole_turn(event):
        table = replace(table, stage=Stage.TURN_OVER)
    hands = _with_item(secrets.hands, seat, secrets.hands[seat].with_one(card))
    return GameState(table, replace(secrets, hands=hands))


def _terrain_card_taken(table: Table, secrets: Secrets, event: events.TerrainCardTaken) -> GameState:
    display = _with_item(table.terrain_display, event.slot, None)
    return GameState(_drawn(table, players=_with_terrain(table, event), terrain_display=display), secrets)


def _deck_drawn(table: Table, secrets: Secrets, event: events.DeckDrawn) -> GameState:
    stage = Stage.TRAIN_CARD_DUE if event.deck is Deck.TRAIN else Stage.TERRAIN_CARD_DUE
    return GameState(replace(table, stage=stage), secrets)


def _route_claimed(table: Table, secrets: Secrets, event: events.RouteClaimed) -> GameState:
    seat, player, length = event.seat, table.players[event.seat], table.board.routes[event.route].length
    paid, wild = event.payment, event.doubling.locomotives if event.doubling else 0
    if wild:
        paid = replace(paid, locomotive=paid.locomotive + wild)
    player = replace(
        player,
        trains=player.trains - length,
        score=player.score + event.points,
        cards=player.cards - length - wild,
        shown=player.shown.less(paid),
        terrain=player.terrain - event.discarded if event.doubling else player.terrain,
    )
    table = replace(
        table,
        players=_with_item(table.players, seat, player),
        claims={**table.claims, event.route: Claim(seat, event.doubling is not None)},
        train_discard=table.train_discard + paid,
        terrain_discard=table.terrain_discard + event.discarded if event.doubling else table.terrain_discard,
        stage=Stage.TURN_OVER,
        passes=0,
    )
    hands = _with_item(secrets.hands, seat, secrets.hands[seat] - paid)
    return GameState(table, replace(secrets, hands=hands))


def _tickets_drawn(table: Table, secrets: Secrets, event: events.TicketsDrawn) -> GameState:
    return GameState(replace(table, stage=Stage.TICKETS_DUE, tickets_due=event.count), secrets)


def _tickets_kept(table: Table, secrets: Secrets, event: events.TicketsKept) -> GameState:
    seat, player = event.seat, table.players[event.seat]
    kept = tuple(ticket for ticket in event.kept if ticket is not None)
    returned = tuple(Returned(ticket, seat) for ticket in event.returned if ticket is not None)
    player = replace(player, tickets=player.tickets + len(kept))
    table = replace(
        table,
        players=_with_item(table.players, seat, player),
        ticket_deck=table.ticket_deck + len(returned),
        stage=Stage.TURN_OVER,
        passes=0,
    )
    secrets = replace(
        secrets,
        tickets=_with_item(secrets.tickets, seat, secrets.tickets[seat] + kept),
        offered=_with_item(secrets.offered, seat, ()),
        returned=secrets.returned + returned,
    )
    return GameState(table, secrets)


def _passed(table: Table, secrets: Secrets, event: events.Passed) -> GameState:
    return GameState(replace(table, stage=Stage.TURN_OVER, passes=table.passes + 1), secrets)


# Consequences.


def _setup_completed(table: Table, secrets: Secrets, event: events.SetupCompleted) -> GameState:
    players = tuple(replace(player, is_choosing=True) for player in table.players)
    return GameState(replace(table, players=players, stage=Stage.CHOOSING_TICKETS), secrets)


def _starting_tickets_settled(table: Table, secrets: Secrets, event: events.StartingTicketsSettled) -> GameState:
    """2.4: in seat order, each in the order dealt."""
    returned = tuple(Returned(ticket, seat) for seat, aside in enumerate(secrets.laid_aside) for ticket in aside)
    counted = zip(table.players, event.counts, strict=True)
    table = replace(
        table,
        players=tuple(replace(player, tickets=kept) for player, kept in counted),
        ticket_deck=table.ticket_deck + len(returned),
        stage=Stage.TURN,
    )
    nothing = ((),) * len(table.players)
    return GameState(table, replace(secrets, returned=secrets.returned + returned, laid_aside=nothing))


def _display_swept(table: Table, secrets: Secrets, event: events.DisplaySwept) -> GameState:
    discard = table.train_discard
    for card in table.display:
        discard = discard if card is None else discard.with_one(card)
    return GameState(replace(table, display=(None,) * len(table.display), train_discard=discard), secrets)


def _deck_rebuilt(table: Table, secrets: Secrets, event: events.DeckRebuilt) -> GameState:
    if event.deck is Deck.TERRAIN:
        table = replace(table, terrain_deck=table.terrain_discard, terrain_discard=TerrainCards())
        return GameState(table, secrets)
    deck = table.train_discard
    table = replace(table, train_deck=deck.total(), shuffled=deck, train_discard=TrainCards())
    none_drawn = (TrainCards(),) * len(table.players)
    return GameState(table, replace(secrets, train_deck=deck, drawn=none_drawn))


def _last_round_began(table: Table, secrets: Secrets, event: events.LastRoundBegan) -> GameState:
    """7.1: one more turn each, after the one that is just ending."""
    return GameState(replace(table, turns_left=len(table.players) + 1), secrets)


def _turn_ended(table: Table, secrets: Secrets, event: events.TurnEnded) -> GameState:
    table = replace(
        table,
        turn=(event.seat + 1) % len(table.players),
        stage=Stage.TURN,
        draws=0,
        turns_left=None if table.turns_left is None else table.turns_left - 1,
    )
    return GameState(table, secrets)


def _game_ended(table: Table, secrets: Secrets, event: events.GameEnded) -> GameState:
    table = replace(table, stage=Stage.GAME_OVER, end=event.reason, revealed=event.revealed)
    return GameState(table, secrets)


# What several of them share.


def _drawn(table: Table, **changes: Any) -> Table:
    """4.1: count the draw; another may follow. Cards dealt in the setup are no draws."""
    if table.stage is Stage.SETUP:
        return replace(table, **changes)
    draws = table.draws + 1
    stage = Stage.DRAWING if draws < table.rules.draws else Stage.TURN_OVER
    return replace(table, draws=draws, stage=stage, passes=0, **changes)


def _with_terrain(table: Table, event: events.TerrainCardDealt | events.TerrainCardTaken) -> tuple[Player, ...]:
    player = table.players[event.seat]
    player = replace(player, terrain=player.terrain.with_one(event.terrain))
    return _with_item(table.players, event.seat, player)


def _with_item(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return items[:index] + (item,) + items[index + 1 :]  # noqa: RUF005 (twice as fast, and called for every event)


CHANGES: dict[type[Event], Callable[[Table, Secrets, Any], GameState]] = {
    events.StartingPlayerDrawn: _starting_player_drawn,
    events.TrainCardDealt: _train_card_dealt,
    events.TerrainCardDealt: _terrain_card_dealt,
    events.TicketDealt: _ticket_dealt,
    events.TrainCardLaid: _train_card_laid,
    events.TerrainCardLaid: _terrain_card_laid,
    events.StartingTicketsChosen: _starting_tickets_chosen,
    events.TrainCardTaken: _train_card_taken,
    events.TerrainCardTaken: _terrain_card_taken,
    events.DeckDrawn: _deck_drawn,
    events.RouteClaimed: _route_claimed,
    events.TicketsDrawn: _tickets_drawn,
    events.TicketsKept: _tickets_kept,
    events.Passed: _passed,
    events.SetupCompleted: _setup_completed,
    events.StartingTicketsSettled: _starting_tickets_settled,
    events.DisplaySwept: _display_swept,
    events.DeckRebuilt: _deck_rebuilt,
    events.LastRoundBegan: _last_round_began,
    events.TurnEnded: _turn_ended,
    events.GameEnded: _game_ended,
}
