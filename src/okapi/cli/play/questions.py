"""What a player may ask at any time. The answers come from the player's own view."""

from collections.abc import Callable, Iterable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from okapi import game
from okapi.board import Board, Route, RouteId
from okapi.game import TERRAIN_OF, TERRAINS, CardCost, CardNeed, Seat, Table, Terrain, TicketState

from .. import table as drawn
from ..layout import Grid, detail, legend
from ..names import find_places, fold
from ..rules import Booklet, UnknownRule, in_words
from ..wording import Wording
from .pending import NotUnderstood, PendingDecision

SHORT_LOG = 15


def hand(pending: PendingDecision, _: str) -> RenderableType:
    words, terrain = pending.words, pending.view.table.players[pending.seat].terrain
    own = words.cards(pending.view.hand)
    return Group(
        Text(words.say("answer-hand", cards=own, count=pending.view.hand.total())),
        Text(words.say("answer-terrain", cards=words.cards(terrain))),
    )


def players(pending: PendingDecision, _: str) -> RenderableType:
    return Group(drawn.players(pending.view.table, pending.words), legend(pending.words.say("majority-legend")))


def map_(pending: PendingDecision, _: str) -> RenderableType:
    """The routes of every player on the board, network by network."""
    words, table = pending.words, pending.view.table
    parts: list[RenderableType] = []
    for seat in _own_first(pending):
        own = table.routes_of(seat)
        spaces = sum(pending.board.routes[route].length for route in own)
        heading = words.say("answer-map", **words.who(seat), routes=len(own), spaces=spaces)
        parts.append(Text(heading, "bold"))
        for network in networks(pending.board, own):
            line = words.texts.listed(_claimed(table, route, words) for route in network)
            parts.append(detail(line))
    return Group(*parts)


def networks(board: Board, routes: Iterable[RouteId]) -> list[list[RouteId]]:
    """The routes in groups that are joined by a place that paths may pass through (6.3, 6.4)."""
    found: list[tuple[set[str], list[RouteId]]] = []
    for route in routes:
        places = {place for place in board.routes[route].between if not board.is_dead_end(place)}
        together, apart = [route], []
        for others, members in found:
            if places & others:
                places |= others
                together = [*members, *together]
            else:
                apart.append((others, members))
        found = [*apart, (places, together)]
    return sorted((members for _, members in found), key=len, reverse=True)


def _own_first(pending: PendingDecision) -> list[Seat]:
    return sorted(range(len(pending.view.table.players)), key=lambda seat: (seat != pending.seat, seat))


def _claimed(table: Table, route: RouteId, words: Wording) -> str:
    length = table.board.routes[route].length
    if table.claims[route].doubled:
        return words.say("route-claimed-doubled", route=words.route(route), spaces=length)
    return words.say("route-claimed", route=words.route(route), spaces=length)


def routes(pending: PendingDecision, wanted: str) -> RenderableType:
    """The routes still open, all or those at a place, of a colour, a terrain or a length."""
    words, table = pending.words, pending.view.table
    still_open = game.open_routes(table, pending.seat)
    chosen = [route for route in _filtered(pending, wanted) if route in still_open]
    if not chosen:
        return Text(words.say("answer-no-routes"))
    headings = words.columns("route", "price", "terrain", "points", "payable", "doubled-by")
    grid = Grid(headings, right=(3,), unbroken=(0,), spare=(2,))  # the colour implies the terrain
    for route in sorted(chosen, key=lambda route: fold(words.route(route.id))):
        if any(other.id == route.twin and _is_first(other, route) for other in chosen):
            continue  # the other track is the same, and is listed already
        grid.add(
            words.route(route.id),
            words.price(route),
            words.card(TERRAIN_OF[route.colour]),
            str(game.route_points(table, route, doubled=False)),
            words.say("yes") if route.id in pending.claims else words.say("no-card"),
            ", ".join(map(words.named, _can_double(pending, route))) or words.say("no-card"),
        )
    return Group(grid, Text(words.say("answer-routes", count=len(grid.rows))))


def _is_first(one: Route, twin: Route) -> bool:
    return one.colour is twin.colour and one.id < twin.id


def _filtered(pending: PendingDecision, wanted: str) -> list[Route]:
    every, word = list(pending.board.routes.values()), fold(wanted)
    if not word:
        return every
    if word.isdecimal():
        return [route for route in every if str(route.length) == word]
    kinds = (*pending.vocabulary.colours.values(), *pending.vocabulary.terrains.values())
    places = (
        [] if any(word in spellings for spellings in kinds) else find_places(pending.board, word, pending.words.texts)
    )
    if places:
        return [route for route in every if set(route.between) & set(places)]
    if colour := pending.vocabulary.colour(word):
        return [route for route in every if route.colour == colour]
    if terrain := pending.vocabulary.terrain(word):
        return [route for route in every if TERRAIN_OF[route.colour] == terrain]
    raise NotUnderstood(pending.words.say("unknown-filter"))


def _can_double(pending: PendingDecision, route: Route) -> Iterator[Seat]:
    """5.7, 5.8: by terrain cards alone; for the reader, locomotives count too, but those of others are hidden."""
    table, terrain = pending.view.table, TERRAIN_OF[route.colour]
    cost = game.terrain_cost(table.rules, route.length)
    for seat in range(len(table.players)):
        own, rival = game.standing(table, seat)[terrain]
        with_locomotives = seat == pending.seat and any(claim.doubling for claim in pending.claims.get(route.id, ()))
        if own >= max(rival, cost) or with_locomotives:
            yield seat


def place(pending: PendingDecision, name: str) -> RenderableType:
    """Everything at one place: where its routes lead, and whose they are."""
    words, board = pending.words, pending.board
    found = find_places(board, name, words.texts)
    if not found:
        raise NotUnderstood(words.say("unknown-place"))
    if len({words.place(id) for id in found}) > 1:
        names = words.texts.either(dict.fromkeys(map(words.place, found)))
        raise NotUnderstood(words.say("several-places", places=names))
    grid = Grid(words.columns("leads-to", "colour", "terrain", "spaces", "state"), right=(3,))
    for id in found:
        for route in board.routes_at(id):
            grid.add(
                words.place(route.other_end(id)),
                words.track(route),
                words.card(TERRAIN_OF[route.colour]),
                str(route.length),
                _state(pending, route),
            )
    kind = words.say(f"place-kind-{board.places[found[0]].kind}")
    title = words.say("answer-place", place=words.place(found[0]), kind=kind, count=len(found))
    return Group(Text(title, "bold"), grid)


def _state(pending: PendingDecision, route: Route) -> str:
    words, table = pending.words, pending.view.table
    claim = table.claims.get(route.id)
    if claim is not None:
        return words.say("state-claimed", **words.who(claim.seat))
    if route not in game.open_routes(table, pending.seat):
        return words.say("state-closed")
    return words.say("state-payable") if route.id in pending.claims else words.say("state-open")


def tickets(pending: PendingDecision, _: str) -> RenderableType:
    """The reader's tickets, and the shortest path to complete each."""
    words, view = pending.words, pending.view
    if not view.tickets:
        return Text(words.say("answer-no-tickets"))
    parts: list[RenderableType] = []
    for progress in game.ticket_progress(view.table, pending.seat, view.tickets):
        parts.append(Text(drawn.how_far(progress, words)))
        if progress.missing:
            steps = words.texts.listed(_step(pending.board.routes[route], words) for route in progress.missing)
            parts.append(detail(words.say("ticket-path", routes=steps)))
    return Group(*parts)


def needs(pending: PendingDecision, _: str) -> RenderableType:
    """The cards that each ticket still takes against the hand, and all of them together."""
    words, view = pending.words, pending.view
    if not view.tickets:
        return Text(words.say("answer-no-tickets"))
    progress = game.ticket_progress(view.table, pending.seat, view.tickets)
    parts: list[RenderableType] = []
    for each in progress:
        parts.append(Text(drawn.how_far(each, words)))
        if each.state is TicketState.OPEN:
            parts.append(detail(_needs(each.cost, pending, "needs-cards", "needs-none")))
    if sum(each.state is TicketState.OPEN for each in progress) > 1:
        together = game.own_card_cost(view, progress)
        parts.append(Text(_needs(together, pending, "needs-together", "needs-together-none")))
    return Group(*parts)


def _needs(cost: CardCost, pending: PendingDecision, some: str, none: str) -> str:
    words, needs = pending.words, game.card_needs(cost, pending.view.hand)
    missing = [_need(need, words) for need in needs.cards if need.missing]
    if sum(need.missing for need in needs.cards) == needs.wild:
        return words.say(none)
    sentence = words.say(some, cards=words.texts.listed(missing))
    return f"{sentence} {words.say('needs-wild', count=needs.wild)}" if needs.wild else sentence


def _need(need: CardNeed, words: Wording) -> str:
    if need.card is None:
        colours = need.choice.colours if need.choice else ()
        either = words.texts.either(words.say(f"cards-{colour}", count=need.cards) for colour in colours)
        return either or words.say("price-grey", count=need.cards)
    cards = words.say(f"cards-{need.card}", count=need.missing)
    return words.say("needs-grey", cards=cards) if need.choice and not need.choice.colours else cards


def _step(route: Route, words: Wording) -> str:
    return words.say("route-open", route=words.route(route.id), price=words.price(route).plain)


def log(pending: PendingDecision, how_much: str) -> RenderableType:
    """What has happened: the last lines, a number of them, or everything."""
    wanted = how_much.strip()
    if pending.vocabulary.means(wanted, "all"):
        lines = pending.log
    else:
        is_number = wanted.isascii() and wanted.isdecimal()
        lines = pending.log[-max(1, int(wanted[:6])) :] if is_number else pending.log[-SHORT_LOG:]
    return Text("\n".join(lines) or pending.words.say("spoken-nothing-yet"))


def market(pending: PendingDecision, _: str) -> RenderableType:
    return drawn.market(pending.view, pending.words)


def who_has(pending: PendingDecision, wanted: str) -> RenderableType:
    """How many cards of a terrain, or of each, everyone has face up."""
    words, named = pending.words, pending.vocabulary.terrain(wanted)
    if wanted and named is None:
        raise NotUnderstood(words.say("unknown-terrain", terrains=words.texts.listed(map(words.card, TERRAINS))))
    return Group(*(Text(_counts(pending, terrain)) for terrain in (TERRAINS if named is None else (named,))))


def _counts(pending: PendingDecision, terrain: Terrain) -> str:
    words = pending.words
    counts = (
        words.say("player-count", **words.who(seat), count=player.terrain.of(terrain))
        for seat, player in enumerate(pending.view.table.players)
    )
    name = words.say(f"terrain-whole-{terrain}")
    return words.say("plain-cell", heading=name, value=words.texts.listed(counts))


def score(pending: PendingDecision, _: str) -> RenderableType:
    """The points so far, and what the reader's tickets would add now."""
    words, view = pending.words, pending.view
    table, own = view.table, view.table.routes_of(pending.seat)
    known = [pending.board.tickets[ticket] for ticket in view.tickets]
    done = sum(ticket.points for ticket in known if game.is_completed(pending.board, own, ticket))
    open_ = sum(ticket.points for ticket in known) - done
    routes_ = table.players[pending.seat].score
    each = (
        words.say("player-count", **words.who(seat), count=player.score) for seat, player in enumerate(table.players)
    )
    return Group(
        Text(words.say("answer-score", scores=words.texts.listed(each))),
        Text(words.say("answer-score-now", routes=routes_, done=done, open=open_, sum=routes_ + done - open_)),
    )


def rules(pending: PendingDecision, wanted: str) -> RenderableType:
    """A rule or a section by its number, or the rules in short: all with the numbers of this game."""
    booklet = Booklet(pending.words.texts, pending.view.table.rules, pending.board)
    if not wanted:
        return Group(Text(booklet.say("rules")), Text(), Text(pending.words.say("rules-more")))
    try:
        return in_words(wanted, booklet)
    except UnknownRule as unknown:
        raise NotUnderstood(str(unknown)) from None


QUESTIONS: dict[str, Callable[[PendingDecision, str], RenderableType]] = {
    "hand": hand,
    "market": market,
    "players": players,
    "map": map_,
    "routes": routes,
    "place": place,
    "who-has": who_has,
    "tickets": tickets,
    "needs": needs,
    "log": log,
    "last": log,
    "score": score,
    "rules": rules,
}
