"""Pictures drawn without a browser have the colours of the browser's theme."""

import re
from pathlib import Path

from okapi.board import Colour
from okapi.coach import picture as review
from okapi.picture import drawing

TRAINS = (Path(__file__).parents[1] / "web" / "src" / "theme" / "trains.css").read_text()
LIGHT, DARK = (dict(re.findall(r"--([\w-]+): (#\w{6})", part)) for part in TRAINS.split("@media screen"))


def test_a_picture_of_the_table_has_the_colours_of_beds_and_trains() -> None:
    fills = {
        name: fill
        for names, fill in re.findall(r"((?:\.\w+,? )+)\{ fill: (#\w{6})", drawing.STYLE)
        for name in re.findall(r"\w+", names)
    }
    for colour in (*Colour, "locomotive"):
        assert fills[colour] == LIGHT[f"bed-{colour}"], colour
    for seat in range(drawing.LIVERIES):
        assert (fills[f"seat{seat}"], fills[f"on{seat}"]) == (LIGHT[f"player-{seat}"], LIGHT[f"player-{seat}-on"])
    assert (fills["casing"], fills["rim"]) == (LIGHT["casing"], LIGHT["casing-rim"])


def test_a_picture_of_a_review_has_the_colours_of_the_players_lines() -> None:
    by_day, by_lamplight = (dict(re.findall(r"--(seat\d): (#\w{6})", part)) for part in review.STYLE.split("@media"))
    for seat in range(drawing.LIVERIES):
        line = f"player-{seat}-line"
        assert (by_day[f"seat{seat}"], by_lamplight[f"seat{seat}"]) == (LIGHT[line], DARK[line])
