"""The theme of a puzzle, from its best move and position."""

from okapi import game
from okapi.arena.style import is_block
from okapi.board import Board
from okapi.game import Action, GameState, Seat, Table

from .form import PuzzleTheme


def theme_of(state: GameState, seat: Seat, best: Action) -> PuzzleTheme | None:
    """The theme of a seat's best move; None if it has none."""
    if is_late(state.table):
        return PuzzleTheme.LAST_ROUND
    match best:
        case game.ClaimRoute() if blocks(state, seat, best):
            return PuzzleTheme.BLOCKING
        case game.ClaimRoute(doubling=doubling):
            return None if doubling is None else PuzzleTheme.DOUBLING
        case game.DrawTickets() | game.KeepTickets():
            return PuzzleTheme.TICKETS
        case game.TakeTrainCard() | game.TakeTerrainCard() | game.DrawBlind():
            return PuzzleTheme.DRAWING
        case _:
            return None


def is_late(table: Table) -> bool:
    """7.1: whether the last round has begun, or somebody could begin it with one claim."""
    longest = max(route.length for route in table.board.routes.values())
    few = table.rules.trains_that_end_the_game + longest
    return table.turns_left is not None or any(player.trains <= few for player in table.players)


def blocks(state: GameState, seat: Seat, claim: game.ClaimRoute) -> bool:
    """Whether a claim blocks another player.

    It makes the path of one of their tickets longer or impossible (5.1, 5.6), or lies on such a path and on none of the
    player's own paths.
    """
    event = game.decide(game.view_for(state, seat), claim)
    assert isinstance(event, game.RouteClaimed)
    return is_block(state, event) or _hinders(state, event)


def _hinders(state: GameState, claim: game.RouteClaimed) -> bool:
    after = game.evolve(state, claim).table
    for rival, tickets in enumerate(state.secrets.tickets):
        if rival != claim.seat:
            both = (game.ticket_progress(table, rival, tickets) for table in (state.table, after))
            for was, now in zip(*both, strict=True):
                if was.state is game.TicketState.OPEN and (now.state is not was.state or now.trains > was.trains):
                    return True
    return False


def kind_of(action: Action, board: Board) -> object:
    """The kind of a move, whatever is paid: claims between the same places are one kind, doubled claims another."""
    match action:
        case game.ClaimRoute(route=route, doubling=doubling):
            return frozenset(board.routes[route].between), doubling is not None
        case game.KeepTickets(tickets=tickets):
            return frozenset(tickets)
        case _:
            return action
