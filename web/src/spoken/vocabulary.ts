// The words that can be typed, in the reader's language and in English: commands, cards, colours, terrains.
import type { Colour, Deck, Terrain, TrainCard } from "../protocol";
import { TERRAINS, TRAIN_CARDS } from "../game/cards";
import { spellings } from "../i18n/texts.svelte";
import { fold } from "../i18n/fold";

/** In the order of the help. */
export const COMMANDS = [
  "options",
  "hand",
  "tickets",
  "needs",
  "market",
  "players",
  "score",
  "map",
  "place",
  "routes",
  "plan",
  "who-has",
  "last",
  "log",
  "rules",
  "advice",
  "review",
  "draw",
  "claim",
  "keep",
  "pass",
  "next",
  "help",
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** What a line begins with: a command, or several that it could be. */
export interface Opening {
  commands: CommandName[];
  /** What stands behind the command, as it was typed. */
  rest: string;
}

/** The spellings of a word of the command line by language, the reader's first. */
function spelledByLanguage(word: string): string[][] {
  return spellings(`word-${word}`).map((list) => list.split(",").map((one) => one.trim()));
}

/** The spellings of a word of the command line, the one to show first. */
export function spelled(word: string): string[] {
  return spelledByLanguage(word).flat();
}

/** Whether it is more than a letter that stands for a word. */
const isWord = (spelling: string): boolean => spelling.length > 1;

/** All commands as they are spelled in the reader's language, and in English. */
export function commandWords(): { own: string[]; foreign: string[] } {
  const lists = COMMANDS.map(spelledByLanguage);
  return {
    own: lists.flatMap(([own = []]) => own).filter(isWord),
    foreign: lists.flatMap(([, ...foreign]) => foreign.flat()),
  };
}

/** The word to show. */
export function shown(word: string): string {
  return spelled(word)[0] ?? word;
}

/** A command with what stands behind it, as one would type it. */
export function example(command: CommandName, rest: string): string {
  return `${shown(command)} ${rest}`;
}

/**
 * The command that a line begins with. The very words come before mere beginnings, longer before shorter, and the
 * reader's language before English.
 */
export function opening(line: string): Opening {
  if (line.trim() === "?") return { commands: ["help"], rest: "" };
  const typed = line.trim().split(/\s+/);
  const found = COMMANDS.flatMap((command) =>
    spelledByLanguage(command).flatMap((list, foreign) =>
      list.flatMap((spelling) => {
        const fit = fits(typed, fold(spelling).split(" "));
        return fit ? [{ command, words: fit.words, rank: fit.rank - foreign / 2 }] : [];
      }),
    ),
  );
  const best = Math.max(...found.map(({ rank }) => rank));
  const likely = found.filter(({ rank }) => rank === best);
  const length = Math.max(0, ...likely.map(({ words }) => words));
  return {
    commands: [...new Set(likely.map(({ command }) => command))],
    rest: typed.slice(length).join(" "),
  };
}

/** How well the first words of a line fit a spelling; null if they do not. */
function fits(typed: string[], spelling: string[]): { words: number; rank: number } | null {
  const words = Math.min(typed.length, spelling.length);
  const pairs = spelling.slice(0, words).map((word, index) => [fold(typed[index] ?? ""), word] as const);
  if (!pairs.every(([one, word]) => one && word.startsWith(one))) return null;
  const isWhole = words === spelling.length && pairs.every(([one, word]) => one === word);
  return { words, rank: isWhole ? 10 + words : 0 };
}

/** The names of something in some families of messages: what it is called alone, and as something to take. */
function named(families: string[], key: string): string[] {
  return families.flatMap((family) => spellings(`${family}-${key}`));
}

/** The words that only this card has of those for one card: `rode` of `een rode kaart`. */
function inflected(card: string): string[] {
  const words = (each: string): string[] =>
    named(["one-card"], each).flatMap((name) => fold(name).split(" "));
  const others = new Set(TRAIN_CARDS.filter((each) => each !== card).flatMap(words));
  return words(card).filter((word) => !others.has(word));
}

export function cardWords(): Map<TrainCard, string[]> {
  const words = (card: TrainCard): string[] => [
    ...named(["card", "colour", "one-card"], card),
    ...inflected(card),
    ...(card === "locomotive" ? spelled("locomotive") : []),
    card,
  ];
  return new Map(TRAIN_CARDS.map((card) => [card, words(card)]));
}

export function terrainWords(): Map<Terrain, string[]> {
  return new Map(
    TERRAINS.map((terrain) => [terrain, [...named(["terrain", "one-terrain"], terrain), terrain]]),
  );
}

export function deckWords(): Map<Deck, string[]> {
  return new Map([
    ["train", [...spelled("train-deck"), "train"]],
    ["terrain", [...spelled("terrain-deck"), "terrain"]],
  ]);
}

export function colourWords(colours: Iterable<Colour>): Map<Colour, string[]> {
  return new Map(
    [...new Set(colours)].map((colour) => [
      colour,
      [...named(["colour", "card"], colour), ...inflected(colour), colour],
    ]),
  );
}
