"""The numbers of the rules, each written down once. The rules that use them are beside this file."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1000)]


class Rules(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What a group may agree on before a game. The defaults are the game as published."""

    fewest_players: Count = 2  # 1.1
    most_players: Count = 5  # 1.1
    trains: Count = 45  # 1.1
    cards_of_each_colour: Count = 12  # 1.2
    locomotives: Count = 14  # 1.2
    cards_of_each_terrain: Count = 15  # 1.4
    train_cards_dealt: Count = 4  # 2.2
    terrain_cards_dealt: Count = 1  # 2.2
    tickets_dealt: Count = 4  # 2.2
    open_train_cards: Count = 5  # 2.3
    open_terrain_cards: Count = 2  # 2.3
    starting_tickets_kept: Count = 2  # 2.4
    draws: Count = 2  # 4.1
    locomotives_swept: Count = 3  # 4.4
    route_points: tuple[Count, ...] = (0, 1, 2, 4, 7, 10, 15)  # 5.5, by length
    players_sharing_doubles: Count = 4  # 5.6
    longest_short_route: Count = 3  # 5.7
    short_terrain_cost: Count = 1  # 5.7
    long_terrain_cost: Count = 2  # 5.7
    tickets_drawn: Count = 4  # 6.1; 3 plays the Russian edition
    drawn_tickets_kept: Count = 1  # 6.1
    trains_that_end_the_game: Count = 2  # 7.1
    globetrotter: Count = 10  # 7.3


def problems_with(rules: Rules, players: int, tickets: int, longest_route: int) -> Iterator[str]:
    """Say why these numbers cannot make a game; nothing is said of a game that can be played."""
    train_cards = 8 * rules.cards_of_each_colour + rules.locomotives
    terrain_cards = 3 * rules.cards_of_each_terrain
    if not rules.fewest_players <= players <= rules.most_players:
        yield f"{players} players: the game is for {rules.fewest_players} to {rules.most_players}"
    if train_cards < players * rules.train_cards_dealt + rules.open_train_cards:
        yield f"{train_cards} train cards are too few to deal to {players} players"
    if terrain_cards < players * rules.terrain_cards_dealt + rules.open_terrain_cards:
        yield f"{terrain_cards} terrain cards are too few to deal to {players} players"
    if tickets < players * rules.tickets_dealt:
        yield f"{tickets} tickets are too few to deal to {players} players"
    if rules.tickets_dealt < rules.starting_tickets_kept:
        yield f"of {rules.tickets_dealt} tickets dealt, {rules.starting_tickets_kept} cannot be kept"
    if not 1 <= rules.drawn_tickets_kept <= rules.tickets_drawn:
        yield f"of {rules.tickets_drawn} tickets drawn, {rules.drawn_tickets_kept} cannot be kept"
    if rules.locomotives_swept < 1:
        yield "a display is swept for a number of locomotives, not for none: it would be swept for ever"
    if longest_route >= len(rules.route_points):
        yield f"there are no points for a route of length {longest_route}"
    if rules.draws < 1:
        yield "a turn of drawing needs at least one draw"
    if rules.trains <= rules.trains_that_end_the_game:
        yield f"{rules.trains} trains would end the game before it starts"
