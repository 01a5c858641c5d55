"""Records that take long to read for their size."""

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import EndReason, GameEnded, Rules, new_game, settle
from okapi.record import Record, header_for, luck_of, to_bytes

MAX_BYTES = 512 * 1024 - 1  # bytes that the server takes


def bombs() -> dict[str, bytes]:
    """By what is bad about them."""
    crowd = Rules(
        max_players=1000,
        cards_of_each_colour=1000,
        cards_of_each_terrain=500,
        tickets_dealt=0,
        starting_tickets_kept=0,
    )
    return {
        "a thousand players": _dealt(1000, crowd),
        "other rules": _dealt(5, Rules(cards_of_each_colour=200, train_cards_dealt=200)),
        "huge": b"[" * MAX_BYTES,
        "one long line": b'{"okapi":"game","players":["' + b"x" * (MAX_BYTES - 100) + b'"]}\n',
        "many lines": b"{}\n" * (MAX_BYTES // 3),
    }


def _dealt(players: int, rules: Rules) -> bytes:
    """A game that ends as soon as it is dealt."""
    dealer = SeededDealer("bomb")
    _, events = settle(new_game(africa(), players, rules), dealer)
    header = header_for(africa(), ["x"] * players, rules=rules, luck=luck_of(dealer))
    return to_bytes(Record(header, (*events, GameEnded(EndReason.ALL_PASSED, ((),) * players))))[:MAX_BYTES]
