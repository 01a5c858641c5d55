"""The deal of the day, the people the reader plays with, a table to come back to, and the almanac."""

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from browser.test_deal import FINISHED, page_of, served
from okapi.game import Action, Deck, DrawBlind, why_not
from okapi.puzzles import Puzzle, all_puzzles, position

from .tour import GUEST, HOST, Tour

STAND_IN = "The numbers are made up."
PUZZLE, TASK = "A puzzle", "[data-thing=task]"
WHEN = 1_760_000_000_000
SUMS = (  # of luck and choices, each with half its interval: clearly lucky, unlucky, even, too few games
    (24, 4.5, 1.1, 0.4, 1.2),
    (24, -3, 1.1, -3.2, 1.2),
    (24, 0.2, 1.1, 0.1, 1.2),
    (2, 0, None, 0, None),
)


def read_deals(tour: Tour) -> None:
    """Before the reader's try, after it, and a day later."""
    for title, said in {
        "The deal of the day": page_of(),
        "The deal of the day: how one did": page_of(mine=FINISHED),
        "The deal of a day that is over": page_of(is_over=True),
    }.items():
        tour.page.unroute_all()
        served(tour.person, said)
        _read(tour, title, "/deal")
    tour.page.unroute_all()


def read_puzzles(tour: Tour) -> None:
    """The page before and after some tries, and puzzles: what is asked, tries of each kind, the solution."""
    _read(tour, "Puzzles", "/puzzles", note="")
    tried, found, unjudged, start = _some_puzzles()
    _ask(tour, tried)
    _try(tour, Deck.TERRAIN)
    tour.page.locator(TASK).locator("button").click()  # the solution
    tour.page.wait_for_timeout(1000)
    tour.look(PUZZLE, TASK)
    _ask(tour, tried)
    _try(tour, Deck.TRAIN)
    _ask(tour, found)
    _try(tour, Deck.TRAIN)
    _ask(tour, found)
    _ask(tour, unjudged)
    _try(tour, Deck.TRAIN)
    _ask(tour, start)
    _read(tour, "Puzzles, after some tries", "/puzzles", note="")


def _some_puzzles() -> tuple[str, ...]:
    """In two of them it is best to draw from the train deck, in another nobody looked at that; one is at the start."""
    cards = [puzzle for puzzle in all_puzzles() if puzzle.best.action == DrawBlind(Deck.TRAIN)]
    tried = next(it for it in cards if DrawBlind(Deck.TERRAIN) in {move.action for move in it.moves})
    found = next(it for it in cards if it is not tried)
    unjudged = next(it for it in all_puzzles() if it.turn and _leaves_out(it, DrawBlind(Deck.TRAIN)))
    start = next(it for it in all_puzzles() if not it.turn)
    return tuple(puzzle.id for puzzle in (tried, found, unjudged, start))


def _leaves_out(puzzle: Puzzle, action: Action) -> bool:
    judged = {move.action for move in puzzle.moves}
    return action not in judged and why_not(position(puzzle).view, action) is None


def _ask(tour: Tour, puzzle: str) -> None:
    tour.page.goto(f"/puzzles/{puzzle}")
    expect(tour.page.locator(TASK)).to_be_visible()
    tour.look(PUZZLE)


def _try(tour: Tour, deck: Deck) -> None:
    tour.page.locator(f"[data-slot={deck}-deck]").click()
    expect(tour.page.locator(TASK).get_by_role("status")).not_to_be_empty()
    tour.page.wait_for_timeout(1000)
    tour.look(PUZZLE, TASK)


def read_company(tour: Tour) -> None:
    """Before any game with others, and after some."""
    tour.become_someone()
    _read(tour, "The people one plays with", "/friends")
    table = tour.ask("/api/tables", {"name": "Okapi"})
    _read(tour, "A table to come back to", f"/tables/{table['id']}")
    mine = tour.person.my_id()
    for sums in SUMS:
        tour.page.unroute_all()
        _answer(tour, r"/api/me/people$", KNOWN)
        _answer(tour, r"/api/me/almanac(\?.*)?$", _almanac(mine, sums))
        _answer(tour, r"/api/tables/[^/]+/almanac(\?.*)?$", _almanac(mine, sums, SUMS[0]))
        _read(tour, "The people one plays with", "/friends")
        _read(tour, "A table to come back to: its score", f"/tables/{table['id']}")
        _read(tour, "The almanac", "/almanac")
    tour.page.unroute_all()


def _read(tour: Tour, title: str, path: str, note: str = STAND_IN) -> None:
    tour.page.goto(path)
    expect(tour.page.get_by_role("heading", level=1)).to_be_visible()
    tour.page.wait_for_load_state("networkidle")
    tour.unfold()
    tour.look(title, note=note)


def _answer(tour: Tour, address: str, said: dict[str, Any]) -> None:
    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(said))

    tour.page.route(re.compile(address), answer)


KNOWN = {
    "seen": True,
    "people": [
        {"id": "b", "name": GUEST, "games": 21, "last": WHEN, "here": True, "blocked": False},
        {"id": "c", "name": "Ida", "games": 1, "last": WHEN, "here": False, "blocked": True},
    ],
}


def _almanac(mine: str, *sums: tuple[float | None, ...]) -> dict[str, Any]:
    """What games add up to, for the reader alone or for two people."""
    names = dict(zip((mine, "b"), (HOST, GUEST), strict=True))
    people = [
        {
            "id": id,
            "name": name,
            "games": 22,
            "wins": 5,
            "points": 2150,
            "luck": dict(zip(("games", "luck", "luck_margin", "choices", "choices_margin"), sum, strict=True)),
        }
        for (id, name), sum in zip(names.items(), sums, strict=False)
    ]
    feat = {"person": mine, "name": HOST, "points": 30, "board": "", "game": None, "ended": WHEN}
    pair = {"person": mine, "games": 21, "ahead": 12, "behind": 9}
    medals = [("level", "zebra", None, WHEN), ("great-ticket", None, 18, None), ("from-last", None, None, None)]
    lines = [
        {"person": mine, "name": HOST, "place": 1, "total": 121, "confirmed": True},
        {"person": "b", "name": GUEST, "place": 2, "total": 98, "confirmed": False},
    ]
    kept = {"filed_by": GUEST, "regular_table": None, "ended": WHEN, "lines": lines}
    return {
        "year": None,
        "years": [2026, 2025],
        "games": 22,
        "people": people,
        "months": [{"person": mine, "year": 2026, "month": month, "games": 3, "wins": 1} for month in range(1, 13)],
        "pairs": [
            pair | {"other": "b", "name": GUEST, "bot": None},
            pair | {"other": None, "name": None, "bot": "zebra"},
        ],
        "best": [feat | {"ends": None, "points": 151}],
        "routes": [],
        "tickets": [],
        "medals": [
            {"kind": kind, "bot": bot, "number": number, "earned": earned}
            for kind, bot, number, earned in (*medals, ("globetrotter", None, 10, None))
        ],
        "kept": [kept | {"entry": "one", "is_mine": False}, kept | {"entry": "two", "is_mine": True}],
    }
