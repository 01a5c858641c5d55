"""What a player may ask at any time. The answers come from the player's own view."""

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from okapi.board import Route, RouteId
from okapi.game import (
    TERRAIN_OF,
    TERRAINS,
    Seat,
    Table,
    Terrain,
    is_completed,
    route_points,
    standing,
    terrain_cost,
    ticket_progress,
)

from .. import table as drawn
from ..layout import Detail, Grid, Legend
from ..names import find_places, fold
from ..rules import Booklet, UnknownRule, in_words
from ..wording import Wording
from .desk import Desk, NotUnderstood
from .networks import networks

SHORT_LOG = 15


def hand(desk: Desk, _: str) -> RenderableType:
    """The own cards, open and secret."""
    words, terrain = desk.words, desk.view.table.players[desk.seat].terrain
    own = words.cards(desk.view.hand)
    return Group(
        Text(words.say("answer-hand", cards=own, count=desk.view.hand.total())),
        Text(words.say("answer-terrain", cards=words.cards(terrain))),
    )


def players(desk: Desk, _: str) -> RenderableType:
    """What everyone sees of each player."""
    return Group(
        drawn.players(desk.view.table, desk.words),
        Legend(desk.words.say("majority-legend")),
    )


def map_(desk: Desk, _: str) -> RenderableType:
    """Who has what on the board, network by network."""
    words, table = desk.words, desk.view.table
    parts: list[RenderableType] = []
    for seat in _own_first(desk):
        own = table.routes_of(seat)
        spaces = sum(desk.board.routes[route].length for route in own)
        heading = words.say("answer-map", **words.who(seat), routes=len(own), spaces=spaces)
        parts.append(Text(heading, "bold"))
        for network in networks(desk.board, own):
            line = words.texts.listed(_claimed(table, route, words) for route in network)
            parts.append(Detail(line))
    return Group(*parts)


def _own_first(desk: Desk) -> list[Seat]:
    return sorted(range(len(desk.view.table.players)), key=lambda seat: (seat != desk.seat, seat))


def _claimed(table: Table, route: RouteId, words: Wording) -> str:
    length = table.board.routes[route].length
    if table.claims[route].doubled:
        return words.say("route-claimed-doubled", route=words.route(route), spaces=length)
    return words.say("route-claimed", route=words.route(route), spaces=length)


def routes(desk: Desk, wanted: str) -> RenderableType:
    """The routes still open, all or those at a place, of a colour, a terrain or a length."""
    words, table = desk.words, desk.view.table
    chosen = [route for route in _filtered(desk, wanted) if table.open_routes(desk.seat, (route,))]
    if not chosen:
        return Text(words.say("answer-no-routes"))
    columns = ("route", "price", "terrain", "points", "payable", "doubled-by")
    headings = [words.say(f"column-{name}") for name in columns]
    grid = Grid(headings, right=(3,), unbroken=(0, 1), spare=(2,))  # the colour tells the terrain
    for route in sorted(chosen, key=lambda route: fold(words.route(route.id))):
        if any(other.id == route.twin and _is_first(other, route) for other in chosen):
            continue  # the other track is the same, and stands here already
        grid.add(
            words.route(route.id),
            words.price(route),
            words.card(TERRAIN_OF[route.colour]),
            str(route_points(table, route, doubled=False)),
            words.say("yes") if route.id in desk.claims else words.say("no-card"),
            ", ".join(map(words.name, _can_double(desk, route))) or words.say("no-card"),
        )
    return Group(grid, Text(words.say("answer-routes", count=len(grid.rows))))


def _is_first(one: Route, twin: Route) -> bool:
    return one.colour is twin.colour and one.id < twin.id


def _filtered(desk: Desk, wanted: str) -> list[Route]:
    every, word = list(desk.board.routes.values()), fold(wanted)
    if not word:
        return every
    if word.isdecimal():
        return [route for route in every if str(route.length) == word]
    kinds = (*desk.vocabulary.colours.values(), *desk.vocabulary.terrains.values())
    places = (
        []
        if any(word in spellings for spellings in kinds)
        else find_places(desk.board, word, desk.words.texts)
    )
    if places:
        return [route for route in every if set(route.between) & set(places)]
    if colour := desk.vocabulary.colour(word):
        return [route for route in every if route.colour == colour]
    if terrain := desk.vocabulary.terrain(word):
        return [route for route in every if TERRAIN_OF[route.colour] == terrain]
    raise NotUnderstood(desk.words.say("unknown-filter"))


def _can_double(desk: Desk, route: Route) -> Iterator[Seat]:
    """5.7, 5.8: by terrain cards alone; one's own locomotives count too, those of others nobody sees."""
    table, terrain = desk.view.table, TERRAIN_OF[route.colour]
    cost = terrain_cost(table.rules, route.length)
    for seat in range(len(table.players)):
        own, rival = standing(table, seat)[terrain]
        with_locomotives = seat == desk.seat and any(
            claim.doubling for claim in desk.claims.get(route.id, ())
        )
        if own >= max(rival, cost) or with_locomotives:
            yield seat


def place(desk: Desk, name: str) -> RenderableType:
    """Everything at one place: where its routes lead, and whose they are."""
    words, board = desk.words, desk.board
    found = find_places(board, name, words.texts)
    if not found:
        raise NotUnderstood(words.say("unknown-place"))
    if len({words.place(id) for id in found}) > 1:
        names = words.texts.either(dict.fromkeys(map(words.place, found)))
        raise NotUnderstood(words.say("several-places", places=names))
    columns = ("leads-to", "colour", "terrain", "spaces", "state")
    grid = Grid([words.say(f"column-{column}") for column in columns], right=(3,))
    for id in found:
        for route in board.routes_at(id):
            grid.add(
                words.place(route.other_end(id)),
                words.track(route),
                words.card(TERRAIN_OF[route.colour]),
                str(route.length),
                _state(desk, route),
            )
    kind = words.say(f"place-kind-{board.places[found[0]].kind}")
    title = words.say("answer-place", place=words.place(found[0]), kind=kind, count=len(found))
    return Group(Text(title, "bold"), grid)


def _state(desk: Desk, route: Route) -> str:
    words, table = desk.words, desk.view.table
    claim = table.claims.get(route.id)
    if claim is not None:
        return words.say("state-claimed", **words.who(claim.seat))
    if not table.open_routes(desk.seat, (route,)):
        return words.say("state-closed")
    return words.say("state-payable") if route.id in desk.claims else words.say("state-open")


def tickets(desk: Desk, _: str) -> RenderableType:
    """The own tickets, and the shortest path to each that is still missing."""
    words, view = desk.words, desk.view
    if not view.tickets:
        return Text(words.say("answer-no-tickets"))
    parts: list[RenderableType] = []
    for progress in ticket_progress(view.table, desk.seat, view.tickets):
        parts.append(Text(drawn.how_far(progress, words)))
        if progress.missing:
            steps = words.texts.listed(_step(desk.board.routes[route], words) for route in progress.missing)
            parts.append(Detail(words.say("ticket-way", routes=steps)))
    return Group(*parts)


def _step(route: Route, words: Wording) -> str:
    colour = words.colour(route.colour).plain
    return words.say("route-open", route=words.route(route.id), spaces=route.length, colour=colour)


def log(desk: Desk, how_much: str) -> RenderableType:
    """What has happened: the last lines, a number of them, or everything."""
    wanted = how_much.strip()
    if desk.vocabulary.means(wanted, "all"):
        lines = desk.log
    else:
        is_number = wanted.isascii() and wanted.isdecimal()
        lines = desk.log[-max(1, int(wanted[:6])) :] if is_number else desk.log[-SHORT_LOG:]
    return Text("\n".join(lines) or desk.words.say("nothing"))


def market(desk: Desk, _: str) -> RenderableType:
    """The cards that can be taken, and what is left in the decks."""
    return drawn.market(desk.view, desk.words)


def who_has(desk: Desk, wanted: str) -> RenderableType:
    """How many cards of a terrain, or of each, lie before everyone."""
    words, named = desk.words, desk.vocabulary.terrain(wanted)
    if wanted and named is None:
        raise NotUnderstood(
            words.say("unknown-terrain", terrains=words.texts.listed(map(words.card, TERRAINS)))
        )
    return Group(*(Text(_counts(desk, terrain)) for terrain in (TERRAINS if named is None else (named,))))


def _counts(desk: Desk, terrain: Terrain) -> str:
    words = desk.words
    counts = (
        words.say("player-count", **words.who(seat), count=player.terrain.of(terrain))
        for seat, player in enumerate(desk.view.table.players)
    )
    name = words.say(f"terrain-whole-{terrain}")
    return words.say("told-cell", heading=name, value=words.texts.listed(counts))


def score(desk: Desk, _: str) -> RenderableType:
    """The points so far, and what the own tickets would add now."""
    words, view = desk.words, desk.view
    table, own = view.table, view.table.routes_of(desk.seat)
    known = [desk.board.tickets[ticket] for ticket in view.tickets]
    done = sum(ticket.points for ticket in known if is_completed(desk.board, own, ticket))
    open_ = sum(ticket.points for ticket in known) - done
    routes_ = table.players[desk.seat].score
    each = (
        words.say("player-count", **words.who(seat), count=player.score)
        for seat, player in enumerate(table.players)
    )
    return Group(
        Text(words.say("answer-score", scores=words.texts.listed(each))),
        Text(
            words.say("answer-score-now", routes=routes_, done=done, open=open_, sum=routes_ + done - open_)
        ),
    )


def rules(desk: Desk, wanted: str) -> RenderableType:
    """A rule or a section by its number, or the rules in short: all with the numbers of this game."""
    booklet = Booklet(desk.words.texts, desk.view.table.rules, desk.board)
    if not wanted:
        return Group(Text(booklet.say("rules")), Text(), Text(desk.words.say("rules-more")))
    try:
        return in_words(wanted, booklet)
    except UnknownRule as unknown:
        raise NotUnderstood(str(unknown)) from None


QUESTIONS: dict[str, Callable[[Desk, str], RenderableType]] = {
    "hand": hand,
    "market": market,
    "players": players,
    "map": map_,
    "routes": routes,
    "place": place,
    "who-has": who_has,
    "tickets": tickets,
    "log": log,
    "last": log,
    "score": score,
    "rules": rules,
}
