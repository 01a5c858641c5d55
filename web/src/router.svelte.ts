// Where the browser is. A handful of addresses need no library.
import { settings } from "./settings/settings.svelte";

export type Address =
  | { screen: "home" }
  | { screen: "game"; game: string; at: number | null; since: number | null; isInWords: boolean }
  | { screen: "review"; of: { kind: "game" | "record"; id: string }; stop: ReviewStop }
  | { screen: "learn"; of: { kind: "game" | "record"; id: string }; seat: number | null; number: number }
  | { screen: "join"; game: string; invite: string }
  | { screen: "person"; person: string | null }
  | { screen: "players" }
  | { screen: "company"; page: string; id: string | undefined; link: string }
  | { screen: "transfer"; code: string }
  | { screen: "devices" }
  | { screen: "mail"; confirms: boolean; code: string }
  | { screen: "rules"; at: string }
  | { screen: "keeper"; at: string }
  | { screen: "boards"; at: string }
  | { screen: "deal"; deal: string }
  | { screen: "puzzles" | "puzzle"; id: string | undefined; search: string }
  | { screen: "duels"; person: string | null }
  | { screen: "duel"; id: string; link: string }
  | { screen: "lost" };

/** A key moment of a review, or a decision of a seat; both are counted from 1. */
export interface ReviewStop {
  /** null: of nobody alone, a key moment. */
  seat: number | null;
  number: number;
}

type GameAddress = Extract<Address, { screen: "game" }>;

let address = $state.raw<Address>(read(window.location));

export const route = {
  get address(): Address {
    return address;
  },
};

function read({ pathname, search, hash }: Location): Address {
  const [first = "", second, ...rest] = pathname.split("/").filter(Boolean);
  const isInWords = first === "game" && rest.join("/") === "text";
  if (first === "game" && second && rest.join("/") === "review") return review("game", second, search);
  if (first === "game" && second && rest.join("/") === "learn") return exercises("game", second, search);
  if (first === "review" && second && rest.join("/") === "learn") return exercises("record", second, search);
  if (rest.length && !isInWords) return { screen: "lost" };
  if (first === "review" && second) return review("record", second, search);
  if (!first) return { screen: "home" };
  if (first === "keeper" && !second) return { screen: "keeper", at: hash.slice(1) };
  if (first === "boards" && !second) return { screen: "boards", at: hash.slice(1) };
  if (first === "deal" && /^(today|\d{4}-\d\d-\d\d)$/.test(second ?? "today"))
    return { screen: "deal", deal: second ?? "today" };
  if (first === "puzzles") return { screen: second ? "puzzle" : first, id: second, search };
  if (first === "challenges" && !second)
    return { screen: "duels", person: new URLSearchParams(search).get("with") };
  if (first === "challenge" && second) return { screen: "duel", id: second, link: hash.slice(1) };
  if (first === "rules" && !second) return { screen: "rules", at: hash.slice(1) };
  if (first === "me" && !second) return { screen: "person", person: null };
  if (first === "people" && !second) return { screen: "players" };
  if (first === "people" && second) return { screen: "person", person: second };
  if (["friends", "tables", "almanac"].includes(first))
    return { screen: "company", page: first, id: second, link: hash.slice(1) };
  if (first === "devices" && !second) return { screen: "devices" };
  if (first === "mail" && second === "confirm")
    return { screen: "mail", confirms: true, code: hash.slice(1) };
  if (first === "mail" && second === "stop")
    return { screen: "mail", confirms: false, code: new URLSearchParams(search).get("of") ?? "" };
  if (first === "transfer" && !second) return { screen: "transfer", code: hash.slice(1) };
  if (first === "join" && second) return { screen: "join", game: second, invite: hash.slice(1) };
  if (first === "game" && second) return { screen: "game", game: second, ...moments(search, isInWords) };
  return { screen: "lost" };
}

/** A review at one of its key moments, or at a decision of one seat. */
function review(kind: "game" | "record", id: string, search: string): Address {
  const seat = counted(search, "seat", 0);
  const number = counted(search, seat === null ? "moment" : "decision", 1) ?? 1;
  return { screen: "review", of: { kind, id }, stop: { seat, number } };
}

/** A mistake of a seat; without one, of the reader’s own. */
function exercises(kind: "game" | "record", id: string, search: string): Address {
  const [seat, number] = [counted(search, "seat", 0), counted(search, "mistake", 1) ?? 1];
  return { screen: "learn", of: { kind, id }, seat, number };
}

function counted(search: string, name: string, min: number): number | null {
  const number = Number(new URLSearchParams(search).get(name) ?? "-1");
  return Number.isInteger(number) && number >= min ? number : null;
}

/** The moment to look back at, or the one that a call spoke of, which leads to the table one plays at. */
function moments(search: string, isInWords: boolean): Omit<GameAddress, "screen" | "game"> {
  const given = new URLSearchParams(search);
  const moment = (name: string): number | null => {
    const seq = Number(given.get(name) ?? "");
    return Number.isInteger(seq) && seq > 0 ? seq : null;
  };
  const isCalledToWords = given.has("since") && settings.table === "words";
  return { at: moment("at"), since: moment("since"), isInWords: isInWords || isCalledToWords };
}

window.addEventListener("popstate", () => (address = read(window.location)));
window.addEventListener("hashchange", () => (address = read(window.location)));

/** Go to another address of this client. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  address = read(window.location);
  if (!replace) window.scrollTo(0, 0);
}

/** Follow links inside the client without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A game at the table one plays at. */
export const gamePath = (game: string): string =>
  settings.table === "words" ? wordsPath(game) : mapPath(game);
export const mapPath = (game: string): string => `/game/${game}`;
export const wordsPath = (game: string): string => `/game/${game}/text`;
export function learnPath(
  { kind, id }: { kind: "game" | "record"; id: string },
  seat: number,
  number = 1,
): string {
  const path = kind === "game" ? `/game/${id}/learn` : `/review/${id}/learn`;
  return `${path}?seat=${seat}${number > 1 ? `&mistake=${number}` : ""}`;
}
export function reviewPath(
  { kind, id }: { kind: "game" | "record"; id: string },
  { seat, number }: ReviewStop = { seat: null, number: 1 },
): string {
  const path = kind === "game" ? `/game/${id}/review` : `/review/${id}`;
  if (seat !== null) return `${path}?seat=${seat}&decision=${number}`;
  return number > 1 ? `${path}?moment=${number}` : path;
}
