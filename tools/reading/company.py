"""The deal of the day, the people one plays with, a table to come back to, and the almanac."""

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from browser.test_deal import FINISHED, page_of, served

from .tour import GUEST, HOST, Tour

STAND_IN = "The numbers are made up."
WHEN = 1_760_000_000_000
SUMS = (  # of luck and choices, each with half its interval: clearly lucky, unlucky, even, too few games
    (24, 4.5, 1.1, 0.4, 1.2),
    (24, -3, 1.1, -3.2, 1.2),
    (24, 0.2, 1.1, 0.1, 1.2),
    (2, 0, None, 0, None),
)


def read_deals(tour: Tour) -> None:
    """Before one's try, after it, and a day later."""
    for title, said in {
        "The deal of the day": page_of(),
        "The deal of the day: how one did": page_of(mine=FINISHED),
        "The deal of a day that is over": page_of(is_over=True),
    }.items():
        tour.page.unroute_all()
        served(tour.person, said)
        _read(tour, title, "/deal")
    tour.page.unroute_all()


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


def _read(tour: Tour, title: str, path: str) -> None:
    tour.page.goto(path)
    expect(tour.page.get_by_role("heading", level=1)).to_be_visible()
    tour.page.wait_for_load_state("networkidle")
    tour.unfold()
    tour.look(title, note=STAND_IN)


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
