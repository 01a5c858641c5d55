"""Section 1: what the pieces mean. `Rules` says how many there are, and the board file holds the map."""

from okapi.board import Colour

from ..cards import Terrain

TERRAIN_OF: dict[Colour, Terrain] = {  # 1.5: by the route's printed colour, whatever cards pay for it
    Colour.YELLOW: Terrain.DESERT,
    Colour.ORANGE: Terrain.DESERT,
    Colour.RED: Terrain.DESERT,
    Colour.PURPLE: Terrain.JUNGLE,
    Colour.BLUE: Terrain.JUNGLE,
    Colour.GREEN: Terrain.JUNGLE,
    Colour.WHITE: Terrain.MOUNTAIN,
    Colour.GREY: Terrain.MOUNTAIN,
    Colour.BLACK: Terrain.MOUNTAIN,
}
