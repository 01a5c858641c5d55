"""Sets a table in the middle of a game: the language in which the tests speak of the rules.

    game = table(john=has(black=3, locomotive=1, mountain=1), peter=has(mountain=2))
    after = game.play("john", "claim cape-town--port-elizabeth--a black*3 double loco*1")

Nothing is made or lost. Cards and tickets that are not named lie in their deck; if the deck is named too, the
last player has the rest. Trains that a player no longer has lie on routes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from okapi.board import Board, Route, africa
from okapi.dealer import ScriptedDealer, SeededDealer
from okapi.game import (
    COLOURS,
    LOCOMOTIVE,
    TERRAINS,
    Action,
    Chance,
    Claim,
    Event,
    GameState,
    IllegalAction,
    KeepTickets,
    Luck,
    Player,
    Reason,
    Returned,
    Rules,
    Score,
    Secrets,
    Stage,
    Table,
    Terrain,
    TerrainCards,
    TrainCard,
    TrainCards,
    View,
    decide,
    due,
    evolve,
    format_action,
    format_event,
    new_game,
    options,
    parse_action,
    play,
    redact,
    score_sheet,
    settle,
    to_json,
    view_for,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

NAMES = ("john", "peter", "mary", "anna", "paul")
NO_TRAIN_CARDS, NO_TERRAIN_CARDS = TrainCards(), TerrainCards()


class Holding(NamedTuple):
    """What one player has."""

    hand: TrainCards
    terrain: TerrainCards
    trains: int | None
    tickets: tuple[str, ...]
    routes: tuple[str, ...]
    doubled: tuple[str, ...]


def has(
    kinds: Mapping[str, int] | None = None,
    /,
    *,
    trains: int | None = None,
    tickets: str = "",
    routes: str = "",
    doubled: str = "",
    **cards: int,
) -> Holding:
    """What a player has: train cards and terrain cards by kind, routes (also `doubled` ones) and tickets.

    Trains are those that the routes leave over; if fewer are named, the others lie on routes in the north.
    """
    cards |= kinds or {}
    terrain = {kind.value: cards.pop(kind, 0) for kind in TERRAINS}
    hand, lying = TrainCards(**cards), TerrainCards(**terrain)
    return Holding(hand, lying, trains, *(tuple(ids.split()) for ids in (tickets, routes, doubled)))


def table(
    *,
    players: int = 2,
    turn: str | None = None,
    board: Board | None = None,
    rules: Rules | None = None,
    display: str | None = None,
    terrain_display: str | None = None,
    train_deck: TrainCards | None = None,
    terrain_deck: TerrainCards | None = None,
    ticket_deck: str | None = None,
    train_discard: TrainCards = NO_TRAIN_CARDS,
    terrain_discard: TerrainCards = NO_TERRAIN_CARDS,
    returned: str = "",
    passes: int = 0,
    turns_left: int | None = None,
    **named: Holding,
) -> Game:
    """A player's turn in the middle of a game: the first-named one's, or that of `turn`.

    There are at least `players` of them. Open cards are written `red loco - blue blue`, and are all different
    where the test does not care. `returned` are tickets under the deck, put there by the last player.
    """
    board, rules = board or africa(), rules or Rules()
    names = tuple(named) + tuple(name for name in NAMES if name not in named)[: max(0, players - len(named))]
    holdings = [named.get(name, has()) for name in names]

    unpacked = new_game(africa(), players=2, rules=rules)
    trains_left = unpacked.secrets.train_deck - sum((it.hand for it in holdings), train_discard)
    open_cards = _open_cards(display, trains_left, rules.open_train_cards)
    trains_left -= _count(open_cards)
    hands = [it.hand for it in holdings]
    if train_deck is not None:
        hands[-1] += trains_left - train_deck
        trains_left = train_deck

    terrain_left = unpacked.table.terrain_deck - sum((it.terrain for it in holdings), terrain_discard)
    open_terrain = _open_terrain(terrain_display, terrain_left, rules.open_terrain_cards)
    terrain_left -= _count_terrain(open_terrain)
    terrain = [it.terrain for it in holdings]
    if terrain_deck is not None:
        terrain[-1] += terrain_left - terrain_deck
        terrain_left = terrain_deck

    below = tuple(returned.split())
    held = {ticket for it in holdings for ticket in it.tickets}
    tickets_left = [ticket for ticket in board.tickets if ticket not in held and ticket not in below]
    tickets = [it.tickets for it in holdings]
    if ticket_deck is not None:
        in_deck = ticket_deck.split()
        tickets[-1] += tuple(ticket for ticket in tickets_left if ticket not in in_deck)
        tickets_left = [ticket for ticket in tickets_left if ticket in in_deck]

    claims = _claims(holdings, board, rules)
    seats = [
        Player(
            trains=rules.trains - _spaces(board, claims, seat),
            score=_points(board, rules, claims, seat),
            cards=hands[seat].total(),
            terrain=terrain[seat],
            tickets=len(tickets[seat]),
        )
        for seat in range(len(names))
    ]
    on_the_table = Table(
        board=board,
        rules=rules,
        players=tuple(seats),
        train_deck=trains_left.total(),
        shuffled=sum(hands, trains_left),
        terrain_deck=terrain_left,
        ticket_deck=len(tickets_left) + len(below),
        display=open_cards,
        terrain_display=open_terrain,
        train_discard=train_discard,
        terrain_discard=terrain_discard,
        claims=claims,
        stage=Stage.TURN,
        turn=names.index(turn) if turn else 0,
        passes=passes,
        turns_left=turns_left,
    )
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(names)
    secrets = Secrets(
        train_deck=trains_left,
        hands=tuple(hands),
        drawn=tuple(hands),
        ticket_deck=tuple(tickets_left),
        returned=tuple(Returned(ticket, len(names) - 1) for ticket in below),
        tickets=tuple(tickets),
        offered=nothing,
        laid_aside=nothing,
    )
    return Game(names, GameState(on_the_table, secrets))


def laid_out(*luck: str, players: int = 2, rules: Rules | None = None, seed: int = 0) -> Game:
    """A new game, dealt as given and then at random, in which the starting tickets are to be chosen."""
    names = NAMES[:players]
    dealer = ScriptedDealer([_with_seat(line, names) for line in luck], otherwise=SeededDealer(seed))
    state, events = settle(new_game(africa(), players, rules), dealer)
    return Game(names, state, events)


class Game:
    """A game at one moment, and the events that led there from the moment before. It never changes."""

    def __init__(self, names: Sequence[str], state: GameState, happened: tuple[Event, ...] = ()) -> None:
        self.names = tuple(names)
        self.state = state
        self.happened = happened
        _check_that_nothing_is_lost(state)

    def play(self, name: str, action: str, *luck: str) -> Game:
        """Carry out an action. The dealer deals exactly as given, or at random where nothing is given."""
        what = parse_action(action)
        assert _is_among(what, options(self.view(name))), f"{action!r} is not among {name}'s options"
        dealer = ScriptedDealer([_with_seat(line, self.names) for line in luck]) if luck else SeededDealer(0)
        state, events = play(self.state, self.seat(name), what, dealer)
        dealt = sum(isinstance(event, Luck) for event in events)
        assert not luck or dealt == len(luck), f"only {dealt} of {luck} came to pass"
        return Game(self.names, state, events)

    def refuses(self, name: str, action: str) -> Reason:
        """Why the rules refuse an action, which then changes nothing."""
        what, before = parse_action(action), to_json(self.state)
        assert not _is_among(what, options(self.view(name))), f"{action!r} is among {name}'s options"
        try:
            play(self.state, self.seat(name), what, ScriptedDealer(()))
        except IllegalAction as refusal:
            assert to_json(self.state) == before, "a refused action changed the game"
            return refusal.reason
        raise AssertionError(f"{action!r} is allowed")

    def luck_after(self, name: str, action: str) -> dict[str, int]:
        """What the dealer may answer to an action, and by how many cards."""
        chance = due(evolve(self.state, decide(self.view(name), parse_action(action))))
        assert isinstance(chance, Chance)
        return {_with_name(event, self.names): weight for event, weight in chance.outcomes()}

    # What is on the table.

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def events(self) -> list[str]:
        """What happened last, with the players' names."""
        return [_with_name(event, self.names) for event in self.happened]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        assert self.table.turn is not None
        return self.names[self.table.turn]

    @property
    def is_over(self) -> bool:
        return self.table.stage is Stage.GAME_OVER

    @property
    def open_cards(self) -> str:
        return " ".join("-" if card is None else _short(card) for card in self.table.display)

    @property
    def open_terrain(self) -> str:
        return " ".join("-" if terrain is None else terrain for terrain in self.table.terrain_display)

    # What one player has, sees and may do.

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.table.players[self.seat(name)]

    def hand(self, name: str) -> TrainCards:
        return self.state.secrets.hands[self.seat(name)]

    def terrain(self, name: str) -> TerrainCards:
        return self.player(name).terrain

    def score(self, name: str) -> int:
        """Points on the track around the board: for routes."""
        return self.player(name).score

    def trains(self, name: str) -> int:
        return self.player(name).trains

    def tickets(self, name: str) -> list[str]:
        return list(self.state.secrets.tickets[self.seat(name)])

    def offered(self, name: str) -> list[str]:
        """The tickets to choose from."""
        return list(self.state.secrets.offered[self.seat(name)])

    def returned(self) -> list[str]:
        """The tickets put under the deck, topmost first."""
        return [card.ticket for card in self.state.secrets.returned]

    def view(self, name: str | None) -> View:
        """What a player sees, or a spectator."""
        return view_for(self.state, None if name is None else self.seat(name))

    def seen(self, name: str | None) -> bytes:
        """Every byte that a player or spectator gets of this moment."""
        seat = None if name is None else self.seat(name)
        return b"\n".join(to_json(it) for it in (self.view(name), *(redact(e, seat) for e in self.happened)))

    def options(self, name: str) -> list[str]:
        """Everything a player may do now."""
        return [format_action(action) for action in options(self.view(name))]

    def claims(self, name: str, route: str = "") -> list[str]:
        """The ways in which a player may claim this route, or any."""
        return [line for line in self.options(name) if line.startswith(f"claim {route}")]

    def final(self, name: str) -> Score:
        """The line of the score sheet."""
        return score_sheet(self.state).scores[self.seat(name)]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in score_sheet(self.state).winners]


def _is_among(action: Action, possible: Iterable[Action]) -> bool:
    """Tickets may be named in any order."""
    if isinstance(action, KeepTickets):
        named = sorted(action.tickets)
        return any(isinstance(it, KeepTickets) and sorted(it.tickets) == named for it in possible)
    return action in possible


def _with_seat(line: str, names: Sequence[str]) -> str:
    who, _, what = line.partition(" ")
    return f"{names.index(who)} {what}" if who in names else line


def _with_name(event: Event, names: Sequence[str]) -> str:
    who, _, what = format_event(event).partition(" ")
    return f"{names[int(who)]} {what}" if who.isdigit() else f"{who} {what}"


def _short(card: TrainCard) -> str:
    return "loco" if card is LOCOMOTIVE else card


def _open_cards(words: str | None, left: TrainCards, slots: int) -> tuple[TrainCard | None, ...]:
    if words is None:
        return tuple(sorted(COLOURS, key=lambda colour: -left.of(colour))[:slots])
    long = (LOCOMOTIVE if word == "loco" else word for word in words.split())
    return tuple(None if word == "-" else TrainCard(word) for word in long)


def _open_terrain(words: str | None, left: TerrainCards, slots: int) -> tuple[Terrain | None, ...]:
    if words is None:
        return tuple(sorted(TERRAINS, key=lambda terrain: -left.of(terrain))[:slots])
    return tuple(None if word == "-" else Terrain(word) for word in words.split())


def _count(cards: Iterable[TrainCard | None]) -> TrainCards:
    pile = TrainCards()
    for card in cards:
        pile = pile.with_one(card) if card else pile
    return pile


def _count_terrain(cards: Iterable[Terrain | None]) -> TerrainCards:
    pile = TerrainCards()
    for card in cards:
        pile = pile.with_one(card) if card else pile
    return pile


def _claims(holdings: Sequence[Holding], board: Board, rules: Rules) -> dict[str, Claim]:
    claims = {
        route: Claim(seat, doubled=route in it.doubled)
        for seat, it in enumerate(holdings)
        for route in it.routes + it.doubled
    }
    for seat, it in enumerate(holdings):
        if it.trains is not None:
            spaces = rules.trains - it.trains - _spaces(board, claims, seat)
            free = [route for route in board.routes.values() if not route.twin and route.id not in claims]
            claims |= {route.id: Claim(seat) for route in _routes_of(spaces, free)}
    return claims


def _routes_of(spaces: int, free: Iterable[Route]) -> Iterable[Route]:
    """Routes with exactly this many spaces, the first on the board that fit."""
    for route in free:
        if route.length <= spaces:
            spaces -= route.length
            yield route
    assert spaces == 0, "there is no room for this many trains"


def _spaces(board: Board, claims: dict[str, Claim], seat: int) -> int:
    return sum(board.routes[route].length for route, claim in claims.items() if claim.seat == seat)


def _points(board: Board, rules: Rules, claims: dict[str, Claim], seat: int) -> int:
    own = {route: claim for route, claim in claims.items() if claim.seat == seat}
    return sum(rules.route_points[board.routes[it].length] * (1 + own[it].doubled) for it in own)


def _check_that_nothing_is_lost(state: GameState) -> None:
    """1.1–1.4: every card, ticket and train is in exactly one place, and the public counts are right."""
    table, secrets = state.table, state.secrets
    unpacked = new_game(africa(), players=2, rules=table.rules)
    train_cards = sum(secrets.hands, secrets.train_deck + table.train_discard + _count(table.display))
    assert train_cards == unpacked.secrets.train_deck
    terrain_cards = table.terrain_deck + table.terrain_discard + _count_terrain(table.terrain_display)
    assert sum((it.terrain for it in table.players), terrain_cards) == unpacked.table.terrain_deck
    returned = [card.ticket for card in secrets.returned]
    in_hands = [*secrets.tickets, *secrets.offered, *secrets.laid_aside]
    tickets = [*secrets.ticket_deck, *returned, *(ticket for held in in_hands for ticket in held)]
    assert sorted(tickets) == sorted(table.board.tickets)

    assert table.train_deck == secrets.train_deck.total()
    assert table.shuffled == sum(secrets.drawn, secrets.train_deck)
    assert table.ticket_deck == len(secrets.ticket_deck) + len(returned)
    for seat, player in enumerate(table.players):
        assert player.cards == secrets.hands[seat].total()
        assert table.stage is Stage.CHOOSING_TICKETS or player.tickets == len(secrets.tickets[seat])
        assert player.trains + _spaces(table.board, dict(table.claims), seat) == table.rules.trains
        assert player.score == _points(table.board, table.rules, dict(table.claims), seat)
        assert secrets.hands[seat].holds(player.shown)
