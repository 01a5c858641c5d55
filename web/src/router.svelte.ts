// Where the browser is. A handful of addresses need no library.
import { settings } from "./settings/settings.svelte";

export type Address =
  | { screen: "home" }
  | { screen: "game"; game: string; at: number | null; since: number | null; isInWords: boolean }
  | { screen: "review"; of: { kind: "game" | "record"; id: string }; stop: ReviewStop }
  | { screen: "join"; game: string; invite: string }
  | { screen: "person"; person: string | null }
  | { screen: "players" }
  | { screen: "transfer"; code: string }
  | { screen: "devices" }
  | { screen: "mail"; confirms: boolean; code: string }
  | { screen: "rules"; at: string }
  | { screen: "keeper"; at: string }
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
  if (rest.length && !isInWords) return { screen: "lost" };
  if (first === "review" && second) return review("record", second, search);
  if (!first) return { screen: "home" };
  if (first === "keeper" && !second) return { screen: "keeper", at: hash.slice(1) };
  if (first === "rules" && !second) return { screen: "rules", at: hash.slice(1) };
  if (first === "me" && !second) return { screen: "person", person: null };
  if (first === "people" && !second) return { screen: "players" };
  if (first === "people" && second) return { screen: "person", person: second };
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
  const given = new URLSearchParams(search);
  const counted = (name: string, min: number): number | null => {
    const number = Number(given.get(name) ?? "-1");
    return Number.isInteger(number) && number >= min ? number : null;
  };
  const seat = counted("seat", 0);
  const number = counted(seat === null ? "moment" : "decision", 1) ?? 1;
  return { screen: "review", of: { kind, id }, stop: { seat, number } };
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
export function reviewPath(
  { kind, id }: { kind: "game" | "record"; id: string },
  { seat, number }: ReviewStop = { seat: null, number: 1 },
): string {
  const path = kind === "game" ? `/game/${id}/review` : `/review/${id}`;
  if (seat !== null) return `${path}?seat=${seat}&decision=${number}`;
  return number > 1 ? `${path}?moment=${number}` : path;
}
