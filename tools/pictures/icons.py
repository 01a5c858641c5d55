"""Draw the icons of the browser client: `python -m tools.pictures.icons` makes them in web/public."""

import struct
from importlib.resources import files
from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).parents[2] / "web" / "public"
GOLD = "#e9c77b"


def icon(*, corner: int = 14, scale: float = 1.0) -> str:
    """The okapi on its ground. Devices that cut icons to shape want a margin and no corners."""
    beast = (files("okapi.picture") / "okapi.svg").read_text("utf-8").strip()
    if scale != 1:
        margin = 32 * (1 - scale)
        beast = f'<g transform="translate({margin} {margin}) scale({scale})">{beast}</g>'
    ground = f'<rect width="64" height="64" rx="{corner}" fill="{GOLD}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}{beast}</svg>\n'


def ico(pngs: dict[int, bytes]) -> bytes:
    """Icons by their size in one file, for browsers that ask for that name without having read the page."""
    entries, at = [struct.pack("<3H", 0, 1, len(pngs))], 6 + 16 * len(pngs)
    for size, content in pngs.items():
        entries.append(struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(content), at))
        at += len(content)
    return b"".join([*entries, *pngs.values()])


def icons() -> dict[str, bytes]:
    """The files, and what is in them."""

    def png(svg: str, size: int) -> bytes:
        return svg_to_bytes(svg_string=svg, width=size, height=size)

    return {
        "favicon.ico": ico({size: png(icon(), size) for size in (16, 32, 48)}),
        "favicon.svg": icon().encode(),
        "icon-192.png": png(icon(), 192),
        "icon-512.png": png(icon(), 512),
        "icon-maskable-512.png": png(icon(corner=0, scale=0.75), 512),
        "touch-icon.png": png(icon(corner=0, scale=0.85), 180),
    }


if __name__ == "__main__":
    for name, content in icons().items():
        (PUBLIC / name).write_bytes(content)
