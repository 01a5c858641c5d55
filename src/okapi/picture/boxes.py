"""Rectangles on the map, and whether they touch: what `web/src/map/geometry.ts` does for the browser."""

from math import cos, hypot, radians, sin
from typing import NamedTuple

FAR = -1e3


class Box(NamedTuple):
    """A rectangle turned by `angle` degrees about its middle."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0


def overlap(a: Box, b: Box) -> float:
    """How deeply two boxes overlap; negative: how far apart they are (at least)."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = (a.width + a.height + b.width + b.height) / 2
    if abs(dx) > reach or abs(dy) > reach:
        return FAR
    turn = radians(b.angle - a.angle)
    turned = abs(cos(turn)), abs(sin(turn))
    return min(_depth_along(a, b, dx, dy, turned), _depth_along(b, a, dx, dy, turned))


def _depth_along(box: Box, other: Box, dx: float, dy: float, turned: tuple[float, float]) -> float:
    """The lesser overlap along the two sides of a box, given how far away the other is and how it is turned."""
    (along, aside), (ux, uy) = turned, (cos(radians(box.angle)), sin(radians(box.angle)))
    return min(
        (box.width + along * other.width + aside * other.height) / 2 - abs(dx * ux + dy * uy),
        (box.height + aside * other.width + along * other.height) / 2 - abs(dy * ux - dx * uy),
    )


def away(box: Box, at: complex) -> float:
    """From its middle."""
    return hypot(box.x - at.real, box.y - at.imag)
