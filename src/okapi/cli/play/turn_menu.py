"""What there is to decide now, as a menu: draw cards, claim a route, draw tickets, keep tickets."""

from collections.abc import Callable
from functools import partial

from rich.text import Text

from okapi import game
from okapi.game import Action, Options, Stage, TicketState, View

from ..screen import STYLES
from ..wording import Wording
from .claim_menu import claims_by_route, distinct, routes_menu
from .menu import Choice, Menu


def turn_menu(view: View, options: Options, words: Wording) -> Menu:
    if view.table.stage in (Stage.CHOOSING_TICKETS, Stage.KEEPING_TICKETS):
        return _tickets_to_keep(view, words)
    choices = [
        Choice((_label(action, view, words),), _sure_of_tickets(action, view, words) or action)
        for action in options.simple
    ]
    if options.claims:
        claims = distinct(claims_by_route(options), view)
        label = words.say("choice-claim", routes=len(claims))
        behind_the_cards = sum(not isinstance(action, game.DrawTickets) for action in options.simple)
        choices.insert(behind_the_cards, Choice((label,), partial(routes_menu, view, claims, words)))
    is_second = view.table.stage is Stage.DRAWING
    return Menu(words.say("menu-second-draw") if is_second else words.say("menu-turn"), choices)


def _sure_of_tickets(action: Action, view: View, words: Wording) -> Callable[[], Menu] | None:
    """Asks once before tickets are drawn, in case it was a slip of the finger. None for all other actions."""
    if not isinstance(action, game.DrawTickets):
        return None
    count = min(view.table.rules.tickets_drawn, view.table.ticket_deck)
    title = words.say("tickets-sure", count=count)
    return lambda: Menu(title, [Choice((words.say("tickets-sure-yes"),), action)])


def _label(action: Action, view: View, words: Wording) -> Text:
    table = view.table
    match action:
        case game.TakeTrainCard(card=card):
            count = table.display.count(card)
            return Text(words.say("choice-take", card=words.one_card(card), open=count), STYLES[card])
        case game.TakeTerrainCard(terrain=kind):
            count = table.terrain_display.count(kind)
            return Text(words.say("choice-take", card=words.one_card(kind), open=count), STYLES[kind])
        case game.DrawBlind(deck=deck):
            return Text(words.say("choice-draw", deck=deck.value))
        case game.DrawTickets():
            count = min(table.rules.tickets_drawn, table.ticket_deck)
            return Text(words.say("choice-tickets", count=count))
        case game.Pass():
            return Text(words.say("choice-pass"))
        case _:
            raise TypeError(f"{type(action).__name__} is no simple action")


def _tickets_to_keep(view: View, words: Wording) -> Menu:
    """2.4, 6.1: several numbers at once."""
    rules, offered = view.table.rules, view.offered
    at_start = view.table.stage is Stage.CHOOSING_TICKETS
    needed = rules.starting_tickets_kept if at_start else rules.drawn_tickets_kept
    return Menu(
        words.say("menu-keep", min=min(needed, len(offered)), offered=len(offered)),
        [Choice(_offer(view, ticket, words), game.KeepTickets((ticket,))) for ticket in offered],
        words.columns("ticket", "points", "missing"),
        right=(1,),
        takes_several=lambda numbers: game.KeepTickets(tuple(offered[number - 1] for number in numbers)),
    )


def _offer(view: View, ticket: str, words: Wording) -> tuple[str, ...]:
    board = view.table.board
    found = board.tickets[ticket]
    assert view.seat is not None
    [progress] = game.ticket_progress(view.table, view.seat, (ticket,))
    one, other = map(words.place, found.between)
    is_closed = progress.state is TicketState.CLOSED
    spaces = words.say("missing-closed") if is_closed else words.say("missing", spaces=progress.trains)
    return words.say("route", one=one, other=other), str(found.points), spaces
