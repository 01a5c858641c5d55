"""Tables for deals."""

from msgspec.structs import replace

from okapi.board import africa
from okapi.dealer import DuplicateDealer
from okapi.game import Event, GameState, Rules, new_game, settle
from okapi.server.lobby.new_tables import NewTables
from okapi.server.protocol.messages import Me
from okapi.server.status import Agreement, SeatKind
from okapi.server.storage.deals import StoredDeal
from okapi.server.storage.stored_game import StoredGame, StoredSeat

RULES = Rules()  # as published: a quarter of an hour against two bots


def table_for(tables: NewTables, me: Me, deal: StoredDeal, player: StoredSeat) -> StoredGame:
    """A table that is not stored yet, with a player in the deal's seat, against the deal's opponents."""
    seats = [StoredSeat(SeatKind.BOT, bot=bot) for bot in deal.opponents]
    seats.insert(deal.seat, player)
    table = tables.new(me, tuple(seats), Agreement(RULES))
    board = africa()
    return replace(table, board_id=board.id, board_hash=board.content_hash, commitment=deal.commitment, deal=deal)


def lay_out(game: StoredGame, dealer: DuplicateDealer) -> tuple[GameState, tuple[Event, ...]]:
    return settle(new_game(africa(), len(game.seats), game.agreement.rules), dealer)
