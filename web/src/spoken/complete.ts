// Completions of what is being typed, from the commands, the board and what the server offers.
import type { TrainCards } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import { claimsOf, routeChoices, sureToClaim } from "./claims";
import type { CommandContext } from "./context";
import { fold } from "../i18n/fold";
import { drawWords } from "./moves";
import { placesAndRequest } from "./payment";
import { findRoutes, placeNames } from "./places";
import { colourWords, COMMANDS, opening, shown, spelled, terrainWords, type CommandName } from "./vocabulary";

export interface Completion {
  /** The line, completed. */
  line: string;
  /** What is read of it. */
  label: string;
  /** Whether the line can be sent as it is. */
  isWhole: boolean;
}

const MAX_SHOWN = 12;
const WITH_MORE: CommandName[] = ["place", "routes", "plan", "who-has", "draw", "claim", "keep"];

/** The likeliest completions of a line. */
export function completions(line: string, context: CommandContext): Completion[] {
  if (!line.trim()) return [];
  const { commands, rest } = opening(line);
  const [command, another] = commands;
  const isBegun = command && !another && (rest || /\s$/.test(line)) && WITH_MORE.includes(command);
  const found = isBegun ? behind(command, rest, line, context) : commandsLike(line);
  const fresh = found.filter((each) => each.line.trim() !== line.trim());
  const once = new Map(fresh.toReversed().map((each) => [each.line, each])); // two tracks may be alike
  return [...once.values()].toReversed().slice(0, MAX_SHOWN);
}

function commandsLike(line: string): Completion[] {
  const wanted = fold(line);
  return COMMANDS.flatMap((command) => {
    const word = spelled(command).find((spelling) => fold(spelling).startsWith(wanted));
    const isWhole = !WITH_MORE.includes(command);
    return word ? [{ line: isWhole ? word : `${word} `, label: word, isWhole }] : [];
  });
}

function behind(command: CommandName, rest: string, line: string, context: CommandContext): Completion[] {
  const whole = line.trim().replace(/\s+/g, " ");
  const start = whole.slice(0, whole.length - rest.length).trim();
  if (command === "claim") return claims(start, rest, context);
  if (command === "keep") return choices(start, rest, context);
  if (command === "plan") return plannable(start, rest, context);
  return things(command, context)
    .filter((thing) => fold(thing).startsWith(fold(rest)))
    .map((thing) => ({ line: `${start} ${thing}`, label: thing, isWhole: true }));
}

function things(command: CommandName, context: CommandContext): string[] {
  const { words } = context;
  const terrains = [...terrainWords().values()].flatMap(([first]) => first ?? []);
  const colours = colourWords(words.board.routes.map(({ colour }) => colour));
  if (command === "who-has") return terrains;
  if (command === "draw") return drawWords(context);
  if (command === "place") return placeNames(words);
  return [...[...colours.values()].flatMap(([first]) => first ?? []), ...terrains, ...placeNames(words)];
}

/** Routes that can be claimed; once both places are there, the payments. */
function claims(start: string, rest: string, context: CommandContext): Completion[] {
  const { words } = context;
  const { places } = placesAndRequest(rest);
  const routes = findRoutes(places, words);
  if (places && new Set(routes.map(({ id }) => words.route(id))).size === 1) {
    return routes
      .flatMap((route) => claimsOf(route, context))
      .map((option) => ({
        line: `${start} ${places} ${inWords(option.action.payment, option.doubling?.locomotives ?? null)}`,
        label: sureToClaim(option, context).text,
        isWhole: true,
      }))
      .filter((each) => fold(each.line).startsWith(fold(`${start} ${rest}`)));
  }
  return routeChoices(context).flatMap(({ route: { id, between } }) => {
    const ends = between.map((end) => words.place(end));
    const typed = [ends, ends.toReversed()]
      .map((pair) => pair.join(" "))
      .find((pair) => fold(pair).startsWith(fold(rest)));
    return typed ? [{ line: `${start} ${typed} `, label: words.route(id), isWhole: false }] : [];
  });
}

/** Routes that nobody has, by their two places. */
function plannable(start: string, rest: string, { words, view }: CommandContext): Completion[] {
  return words.board.routes
    .filter(({ id }) => !view.table.claims[id])
    .map(({ between }) => between.map((end) => words.place(end)).join(" "))
    .filter((pair) => fold(pair).startsWith(fold(rest)))
    .map((pair) => ({ line: `${start} ${pair}`, label: pair, isWhole: true }));
}

/** The cards of a payment as one would type them. */
function inWords(payment: TrainCards, wild: number | null): string {
  const name = (card: string): string => {
    const word = card === "locomotive" ? shown("locomotive") : say(`card-${card}`);
    return /\s/.test(word) ? card : word;
  };
  const cards = Object.entries(payment).filter(([, count]) => count);
  const paid = cards.map(([card, count]) => `${name(card)}*${count}`);
  const doubled = wild === null ? [] : [shown("double"), ...(wild ? [`${name("locomotive")}*${wild}`] : [])];
  return [...paid, ...doubled].join(" ");
}

/** Every choice of tickets that is large enough. */
function choices(start: string, rest: string, { offer, words }: CommandContext): Completion[] {
  const { tickets = [], min = 1 } = offer?.tickets ?? {};
  const numbers = tickets.map((_, index) => index + 1);
  const sets = numbers.reduce<number[][]>(
    (all, number) => [...all, ...all.map((set) => [...set, number])],
    [[]],
  );
  return sets
    .filter((set) => set.length >= min)
    .sort((a, b) => a.length - b.length)
    .map((set) => ({
      line: `${start} ${set.join(" ")}`,
      label: say("spoken-numbered", {
        number: set.join(" "),
        what: listed(set.map((number) => words.ticket(tickets[number - 1] ?? ""))),
      }),
      isWhole: true,
    }))
    .filter((each) => each.line.startsWith(`${start} ${rest}`.trim()));
}
