// The board for tests and previews, read from the one board file, in the form in which the server sends it.
import { parse } from "smol-toml";
import type { Colour, Place, Route, Terrain, WholeBoard } from "../protocol";

const TERRAIN_OF: Record<Colour, Terrain> = {
  yellow: "desert",
  orange: "desert",
  red: "desert",
  purple: "jungle",
  blue: "jungle",
  green: "jungle",
  white: "mountain",
  grey: "mountain",
  black: "mountain",
};

export function boardFrom(toml: string): WholeBoard {
  const file = parse(toml) as unknown as {
    id: string;
    name: string;
    size: [number, number];
    places: Place[];
    routes: Route[];
    tickets: { between: [string, string]; points: number }[];
  };
  const ids = [...new Set(file.places.flatMap(({ country }) => (country ? [country] : [])))];
  const countries = ids.map((id) => {
    const places = file.places.filter(({ country }) => country === id);
    return { id, name: places[0]!.name, places: places.map((place) => place.id) };
  });
  return {
    ...file,
    hash: "",
    countries,
    terrain: Object.fromEntries(file.routes.map((route) => [route.id, TERRAIN_OF[route.colour]])),
    tickets: file.tickets.map((ticket) => ({ id: ticket.between.join("--"), ticket })),
  };
}
