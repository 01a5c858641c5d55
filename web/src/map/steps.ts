// Where the keys lead on the map: from route to route, to a place by its name, around a place.
import { isArrow, nearestThatWay } from "../keyboard/direction";
import { fold } from "../i18n/fold";
import type { Point, Track } from "./geometry";

const PAUSE = 1_000; // milliseconds after which letters begin a new name

/** From north to south, as the eye reads. */
export function inReadingOrder(tracks: readonly Track[]): Track[] {
  return tracks.toSorted((a, b) => a.middle.y - b.middle.y || a.middle.x - b.middle.x);
}

/** The next one in a round; the first, if one is not in it. */
export function nextOf<Thing>(
  round: readonly Thing[],
  from: Thing | undefined,
  by: 1 | -1,
): Thing | undefined {
  const at = from === undefined ? -1 : round.indexOf(from);
  if (at < 0) return round.at(by === 1 ? 0 : -1);
  return round[(at + by + round.length) % round.length];
}

/** The routes of a place, clockwise. */
function around(tracks: readonly Track[], place: string, at: Point): Track[] {
  const angle = ({ middle }: Track): number => Math.atan2(middle.y - at.y, middle.x - at.x);
  return tracks
    .filter(({ route }) => route.between.includes(place))
    .sort((a, b) => angle(a) - angle(b) || a.id.localeCompare(b.id));
}

export interface Named {
  id: string;
  name: string;
  at: Point;
}

/** Follows the keys that someone presses on the map. */
export class Steps {
  private typed = "";
  private typedAt = 0;
  private place: string | null = null;

  /** The route that a key leads to; nothing, if it is no key of the map's. */
  follow(key: string, from: Track, tracks: readonly Track[], places: readonly Named[]): Track | undefined {
    if (isArrow(key)) return nearestThatWay(from, tracks, key, ({ middle }) => middle) ?? from;
    if (key === "Home") return inReadingOrder(tracks)[0];
    if (key === "End") return inReadingOrder(tracks).at(-1);
    if (key === "PageDown") return this.aroundPlace(from, tracks, places, 1);
    if (key === "PageUp") return this.aroundPlace(from, tracks, places, -1);
    if (/^\p{L}$/u.test(key) || (this.isTyping() && /^[ '’.-]$/.test(key)))
      return this.type(key, from, tracks, places);
    return undefined;
  }

  private isTyping(): boolean {
    return this.typed !== "" && performance.now() - this.typedAt < PAUSE;
  }

  private aroundPlace(
    from: Track,
    tracks: readonly Track[],
    places: readonly Named[],
    by: 1 | -1,
  ): Track | undefined {
    const { between } = from.route;
    const id = this.place && between.includes(this.place) ? this.place : between[0];
    const place = places.find((one) => one.id === id);
    return place && nextOf(around(tracks, place.id, place.at), from, by);
  }

  /** The same letter again goes on to the next place that begins with it. */
  private type(key: string, from: Track, tracks: readonly Track[], places: readonly Named[]): Track {
    this.typed = (this.isTyping() ? this.typed : "") + key;
    this.typedAt = performance.now();
    const letter = fold(key);
    const isRepeated = [...this.typed].every((one) => fold(one) === letter);
    const wanted = isRepeated ? letter : fold(this.typed);
    const found = places
      .filter(({ name }) => fold(name).startsWith(wanted))
      .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
    const here = found.find(({ id }) => id === this.place);
    const place = isRepeated ? nextOf(found, here, 1) : (here ?? found[0]);
    if (!place) return from;
    this.place = place.id;
    return around(tracks, place.id, place.at)[0] ?? from;
  }
}
