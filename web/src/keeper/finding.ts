// Places by what somebody types: in any of the eleven languages, by older names, or as the board calls them.
import { fold, nearest } from "../i18n/fold";
import { builtIn, names } from "./material";
import type { BoardContent, Place } from "../protocol";

const MAX_SHOWN = 6;
const LONGEST = 40; // letters of a name that may be a slip of the finger

/** As people type it, with or without the points of `St. Louis`. */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[.*\s]+/g, " ")
    .trim();

/** What a typed name may mean. */
export type Meant =
  | { kind: "found"; end: string }
  | { kind: "several"; ends: string[] }
  | { kind: "unfit"; place: string }
  | { kind: "unknown"; near: string | null };

/** What a ticket may name on a board (6.4–6.6): cities and countries, with what they are called there. */
export function endsOf({ places }: BoardContent): Map<string, string> {
  const ends = places.flatMap(({ id, kind, name, country }): [string, string][] =>
    country ? [[country, name]] : kind === "city" ? [[id, name]] : [],
  );
  return new Map(ends);
}

/** What a stop, or the country it is in, is called as people type it: here, in other languages, at other times. */
function spellingsOf({ id, country, name, names: translated }: Place): string[] {
  const end = country ?? id;
  const others = ourNames.get(end) === name ? (names[end] ?? []) : [];
  return [...new Set([name, end, ...others, ...Object.values(translated ?? {})].map(plain))];
}
const ourNames = new Map(builtIn.places.map(({ id, country, name }) => [country ?? id, name]));

export class Finder {
  private readonly spellings: Map<string, string[]>;
  /** Of every place, way stations too. */
  private readonly places: [id: string, spellings: string[]][];
  /** The way stations, which no ticket names. */
  private readonly unfit: Map<string, string>;

  constructor(content: BoardContent) {
    const stations = content.places.filter(({ kind }) => kind === "waystation");
    this.unfit = new Map(stations.map(({ id, name }) => [plain(name), id]));
    this.places = content.places.map((place) => [place.id, spellingsOf(place)]);
    const spelled = new Map(content.places.map((place) => [place.country ?? place.id, spellingsOf(place)]));
    this.spellings = new Map([...endsOf(content).keys()].map((end) => [end, spelled.get(end) ?? []]));
  }

  private those(fits: (name: string) => boolean): string[] {
    return [...this.spellings].filter(([, known]) => known.some(fits)).map(([id]) => id);
  }

  /** The places of this name, or else of this beginning; a country is all its places. */
  placesLike(typed: string): string[] {
    const wanted = plain(typed);
    const those = (fits: (name: string) => boolean): string[] =>
      this.places.filter(([, known]) => known.some(fits)).map(([id]) => id);
    const exact = those((name) => name === wanted);
    return exact.length ? exact : those((name) => name.startsWith(wanted));
  }

  /** Two ends, for an example. */
  some(): string[] {
    const all = [...this.spellings.keys()];
    return [
      all.find((end) => end === "cape-town") ?? all[0],
      all.find((end) => end === "bangui") ?? all[1],
    ].flatMap((end) => end ?? []);
  }

  /** The ends of this very name. */
  named(typed: string): string[] {
    const wanted = plain(typed);
    return this.those((name) => name === wanted);
  }

  /** What may be typed here, the best first: the very name, its beginning, a word in it, nearly so; what is likely before it. */
  complete(typed: string, likely: readonly string[] = []): string[] {
    const wanted = plain(typed);
    if (!wanted) return [];
    const found = new Set([
      ...this.named(typed),
      ...this.those((name) => name.startsWith(wanted)),
      ...this.those((name) => ` ${name}`.includes(` ${wanted}`)),
    ]);
    const all = found.size ? [...found] : this.nearly(wanted);
    const isLikely = (end: string): boolean => likely.includes(end);
    return [...all.filter(isLikely), ...all.filter((end) => !isLikely(end))].slice(0, MAX_SHOWN);
  }

  private nearly(wanted: string): string[] {
    if (wanted.length > LONGEST) return [];
    const near = nearest(wanted, [...this.spellings.values()].flat(), Math.max(1, wanted.length / 3));
    return near.flatMap((spelling) => this.those((name) => name === spelling));
  }

  /** The end that a name stands for, where there is no doubt. A beginning is enough if only one begins so. */
  meant(typed: string): Meant {
    const wanted = plain(typed);
    const exact = this.named(typed);
    const found = exact.length || wanted.length < 3 ? exact : this.those((name) => name.startsWith(wanted));
    const [end, ...more] = found;
    const place = this.unfit.get(wanted);
    if (end === undefined && place) return { kind: "unfit", place };
    if (end === undefined) return { kind: "unknown", near: this.nearly(wanted)[0] ?? null };
    return more.length ? { kind: "several", ends: found } : { kind: "found", end };
  }
}
