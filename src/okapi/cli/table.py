"""The table as one seat sees it: players, face-up cards, decks, the seat's hand and tickets; the score sheet."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from okapi import game

from .count import final_count
from .language import is_plain
from .layout import Grid, LabelledLine, apart, labelled
from .screen import STYLES
from .wording import Wording

NAME_WIDTH = 16


def status(view: game.View, words: Wording) -> RenderableType:
    """Everything that matters for a decision, in a few lines."""
    lines = [_face_up(view.table, words), _decks(view.table, words), *_own(view, words)]
    return Group(players(view.table, words), *_last_round(view, words), labelled(lines))


def at_your_turn(view: game.View, words: Wording) -> RenderableType:
    """The status. A listener hears only the seat's own lines: the menu names the face-up cards."""
    if not is_plain() or view.seat is None:
        return status(view, words)
    own = Text(_player(view.table, view.seat, words))
    return Group(own, *_last_round(view, words), labelled(_own(view, words)))


def market(view: game.View, words: Wording) -> RenderableType:
    return labelled([_face_up(view.table, words), _decks(view.table, words)])


def own_cards(view: game.View, words: Wording) -> RenderableType:
    """The face-up cards and the hand, for the second draw."""
    if is_plain():  # the menu names the face-up cards again
        return labelled([_hand(view, words)])
    return labelled([_face_up(view.table, words), _hand(view, words)])


def _face_up(table: game.Table, words: Wording) -> LabelledLine:
    displays = (table.display, table.terrain_display)
    return words.say("label-open"), apart(_commas(_cards(display, words)) for display in displays)


def _cards(display: Sequence[game.TrainCard | game.Terrain | None], words: Wording) -> list[Text]:
    return [Text(words.say("no-card")) if card is None else Text(words.card(card), STYLES[card]) for card in display]


def _decks(table: game.Table, words: Wording) -> LabelledLine:
    train, terrain, tickets = table.train_deck, table.terrain_deck.total(), table.ticket_deck
    return words.say("label-decks"), words.say("decks", train=train, terrain=terrain, tickets=tickets)


def _own(view: game.View, words: Wording) -> list[LabelledLine]:
    """The hand, and the tickets with how far each is."""
    if not view.tickets:
        return [_hand(view, words)]
    assert view.seat is not None
    progresses = game.ticket_progress(view.table, view.seat, view.tickets)
    is_over = view.table.stage is game.Stage.GAME_OVER
    tickets = "\n".join(how_far(progress, words, is_over=is_over) for progress in progresses)
    return [_hand(view, words), (words.say("label-tickets"), tickets)]


def _hand(view: game.View, words: Wording) -> LabelledLine:
    hand = _commas(words.cards_of(view.hand)) if view.hand else words.say("nothing")
    return words.say("label-hand"), hand


def _last_round(view: game.View, words: Wording) -> list[Text]:
    """In the last round: whether the reader has a turn left or is taking it; spectators hear how many are left."""
    turns, turn = view.table.turns_left, view.table.turn
    if turns is None or view.table.stage is game.Stage.GAME_OVER:
        return []
    if words.you is None or turn is None:
        return [Text(words.say("last-round", turns=turns), "bold")]
    waits = (words.you - turn) % len(view.table.players)
    which = "now" if waits == 0 else "yet" if waits < turns else "done"
    return [Text(words.say(f"table-last-round-{which}"), "bold")]


def players(table: game.Table, words: Wording) -> Grid:
    """What everyone sees of each player; a star marks the most cards of a terrain, or a tie (5.8)."""
    headings = words.columns("player", "points", "trains", "cards", "tickets", *game.TERRAINS)
    grid = Grid(headings, right=tuple(range(1, len(headings))), widest=NAME_WIDTH)
    for seat, player in enumerate(table.players):
        terrain = [_terrain_count(table, seat, each) for each in game.TERRAINS]
        counts = map(str, (player.score, player.trains, player.cards, player.tickets))
        style = "bold" if seat == words.you else ""
        grid.add(words.name(seat), *counts, *terrain, style=style, sentence=_player(table, seat, words))
    return grid


def _player(table: game.Table, seat: game.Seat, words: Wording) -> str:
    player = table.players[seat]
    return words.say(
        "plain-player",
        name=words.name(seat),
        points=player.score,
        trains=player.trains,
        cards=player.cards,
        tickets=player.tickets,
        terrain=words.texts.listed(_terrains(table, seat, words)) or words.say("nothing"),
    )


def _terrains(table: game.Table, seat: game.Seat, words: Wording) -> Iterator[str]:
    for terrain in game.TERRAINS:
        count = table.players[seat].terrain.of(terrain)
        if count:
            cards = words.say(f"terrains-{terrain}", count=count)
            yield words.say("plain-most", cards=cards) if _has_most(table, seat, terrain) else cards


def _has_most(table: game.Table, seat: game.Seat, terrain: game.Terrain) -> bool:
    count = table.players[seat].terrain.of(terrain)
    return count > 0 and count == max(player.terrain.of(terrain) for player in table.players)


def _terrain_count(table: game.Table, seat: game.Seat, terrain: game.Terrain) -> Text:
    count = table.players[seat].terrain.of(terrain)
    return Text(f"{count}*" if _has_most(table, seat, terrain) else f"{count} ", STYLES[terrain] if count else "")


def how_far(progress: game.TicketProgress, words: Wording, *, is_over: bool = False) -> str:
    ticket, spaces = words.ticket(progress.ticket), progress.trains
    if is_over and progress.state is not game.TicketState.COMPLETED:
        return words.say("ticket-not-done", ticket=ticket)
    match progress.state:
        case game.TicketState.COMPLETED:
            return words.say("ticket-done", ticket=ticket)
        case game.TicketState.OPEN:
            return words.say("ticket-missing", ticket=ticket, spaces=spaces)
        case game.TicketState.TOO_FEW_TRAINS:
            return words.say("ticket-too-few-trains", ticket=ticket, spaces=spaces)
        case game.TicketState.CLOSED:
            return words.say("ticket-closed", ticket=ticket)


def _commas(pieces: Sequence[Text]) -> Text:
    return Text(", ").join(pieces)


def final_score(sheet: game.ScoreSheet, words: Wording) -> RenderableType:
    """The end as it is counted: everyone's tickets, the Globetrotter, every line of section 7, and the winners."""
    headings = words.columns("player", "routes", "doubling", "tickets", "globetrotter", "total")
    grid = Grid(headings, right=(1, 2, 3, 4, 5), widest=NAME_WIDTH)
    for score in sorted(sheet.scores, key=lambda score: -score.total):
        counts = (score.routes, score.doubling, score.tickets, score.globetrotter, score.total)
        style = "bold" if score.seat in sheet.winners else ""
        figures = map(words.texts.number, counts)
        grid.add(words.name(score.seat), *figures, style=style, sentence=_score(score, words))
    count = map(Text, final_count(sheet, words))
    return Group(*count, Text(), grid, Text(), Text(winners(sheet, words), "bold"))


def _score(score: game.Score, words: Wording) -> str:
    return words.say(
        "plain-score",
        name=words.name(score.seat),
        total=score.total,
        routes=score.routes,
        doubling=score.doubling,
        tickets=score.tickets,
        globetrotter=score.globetrotter,
    )


def winners(sheet: game.ScoreSheet, words: Wording) -> str:
    """7.5: who won."""
    if len(sheet.winners) == 1:
        return words.say("winner", **words.who(sheet.winners[0]))
    return words.say("winners", players=words.texts.listed(map(words.name, sheet.winners)))
