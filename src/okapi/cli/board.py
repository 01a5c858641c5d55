"""`okapi board`: the board as tables, and the check of a board file."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.text import Text

from okapi.board import Board, Colour, PlaceKind, Route, africa, check_board_file
from okapi.board.checks import SMALLEST_DECK
from okapi.board.difference import difference
from okapi.board.problems import printable
from okapi.game import TERRAIN_OF, TERRAINS

from .bad_input import BAD_FILE
from .files import board_from, problem_in_words, shown
from .language import spoken
from .layout import Grid, Row, apart
from .names import fold
from .options import BoardFile
from .screen import Screen
from .wording import Wording

FINGERPRINT = 12  # letters for people to compare, as many as the browser shows


def show(context: typer.Context, file: BoardFile = None) -> None:
    """Unless a command of `okapi board` was named, print the tables."""
    if context.invoked_subcommand is not None:
        return
    board, screen = board_from(file), Screen()
    words = Wording(spoken(), board, ())
    tracks, doubles = len(board.routes), sum(route.twin is not None for route in board.routes.values()) // 2
    heading = words.say(
        "board-heading",
        board=printable(words.texts.board(board.name, board.names)),
        places=len(board.places),
        routes=tracks - doubles,
        doubles=doubles,
        tickets=len(board.tickets),
    )
    screen.line(heading, "bold")
    if (differs := difference(board, africa())) != difference(africa(), africa()):
        if differs.map < len(board.places) + tracks:
            screen.line(words.say("board-deck", tickets=differs.tickets, new=differs.new_tickets))
            screen.line(words.say("board-map", count=differs.map))
        screen.line(words.say("board-fingerprint", hash=board.content_hash[:FINGERPRINT]))
    for title, part in (
        (words.say("board-places"), _places(board, words)),
        (words.say("board-routes"), _routes(board, words)),
        (words.say("board-tickets"), _tickets(board, words)),
        (words.say("board-colours"), _colours(board, words)),
        (words.say("board-terrains"), _terrains(board, words)),
    ):
        screen.gap()
        screen.line(title, "bold")
        screen.show(part)


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-board-file")],
    is_small: Annotated[bool, typer.Option("--small", help="option-board-small")] = False,
) -> int:
    """Print everything that is wrong with a board file; the exit code."""
    screen, problems = Screen(), check_board_file(file, smallest_deck=1 if is_small else SMALLEST_DECK)
    for problem in problems:
        screen.line(problem_in_words(problem))
    if problems:
        screen.print_message("board-problems", file=shown(file), count=len(problems))
        return BAD_FILE
    screen.print_message("board-fine", file=shown(file))
    return 0


def _places(board: Board, words: Wording) -> RenderableType:
    """By kind; a country is named once, with its places."""
    grid = Grid(words.columns("kind", "number", "places"), right=(1,))
    for kind in PlaceKind:
        names = Counter(words.place(place.id) for place in board.places.values() if place.kind is kind)
        if names:
            shown_names = (
                name if count == 1 else words.say("place-several", place=name, count=count)
                for name, count in sorted(names.items(), key=lambda item: fold(item[0]))
            )
            grid.add(words.say(f"place-kind-{kind}"), str(names.total()), ", ".join(shown_names))
    return grid


def _routes(board: Board, words: Wording) -> RenderableType:
    """Grouped by the place that comes first, with the two tracks of a double route in one line."""
    headings = words.columns("from", "to", "spaces", "colours")
    grid, last = Grid(headings, right=(2,)), ""
    for one, other, tracks in sorted(_connections(board, words), key=lambda it: (fold(it[0]), fold(it[1]))):
        colours = Text(", ").join(words.track(track) for track in tracks)
        length, name = str(tracks[0].length), words.say("route", one=one, other=other)
        said = Row((name, length, colours)).as_sentence(headings[1:])
        grid.add("" if one == last else one, other, length, colours, sentence=said)
        last = one
    return grid


def _connections(board: Board, words: Wording) -> list[tuple[str, str, list[Route]]]:
    found = []
    for route in board.routes.values():
        twin = board.routes.get(route.twin or "")
        if twin is not None and twin.id < route.id:
            continue
        one, other = sorted(map(words.place, route.between), key=fold)
        found.append((one, other, [route] if twin is None else [route, twin]))
    return found


def _tickets(board: Board, words: Wording) -> RenderableType:
    headings = words.columns("points", "ticket")
    grid = Grid(headings, right=(0,))
    by_points: dict[int, list[str]] = {}
    for ticket in board.tickets.values():
        one, other = map(words.place, ticket.between)
        by_points.setdefault(ticket.points, []).append(words.say("route", one=one, other=other))
    for points, names in sorted(by_points.items()):
        worth = words.say("plain-cell", heading=headings[0], value=str(points))
        ordered = sorted(names, key=fold)
        grid.add(str(points), "\n".join(ordered), sentence=apart([worth, *ordered]).plain)
    return grid


def _colours(board: Board, words: Wording) -> RenderableType:
    grid = Grid(words.columns("colour", "terrain", "routes", "spaces"), right=(2, 3))
    for colour in Colour:
        own = [route for route in board.routes.values() if route.colour is colour]
        terrain = words.card(TERRAIN_OF[colour])
        grid.add(words.colour(colour), terrain, str(len(own)), str(sum(route.length for route in own)))
    return grid


def _terrains(board: Board, words: Wording) -> RenderableType:
    grid = Grid(words.columns("terrain", "routes", "spaces"), right=(1, 2))
    for terrain in TERRAINS:
        own = [route for route in board.routes.values() if TERRAIN_OF[route.colour] is terrain]
        name = words.say(f"terrain-whole-{terrain}")
        grid.add(name, str(len(own)), str(sum(route.length for route in own)))
    every = board.routes.values()
    grid.add(words.say("column-total"), str(len(every)), str(sum(route.length for route in every)))
    return grid
