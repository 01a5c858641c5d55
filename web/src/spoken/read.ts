// What a line means: a question with its answer, a move, or something that was not understood.
import { either, say } from "../i18n/texts.svelte";
import { QUESTIONS } from "./answers";
import type { About } from "./coach";
import { answer, NotUnderstood, unclear, type Answer, type CommandContext } from "./context";
import { nearest } from "../i18n/fold";
import { MOVES, type Move } from "./moves";
import { commandWords, opening, shown, type CommandName } from "./vocabulary";

export type Reading =
  | { kind: "answer"; answer: Answer }
  | { kind: "next" }
  | { kind: "coach"; about: About }
  | { kind: "move"; move: Move }
  | { kind: "unclear"; answer: Answer };

const NUMBERS = /^\d{1,3}([\s,;]+\d{1,3})*$/;

export function read(line: string, context: CommandContext): Reading {
  try {
    return understand(line, context);
  } catch (error) {
    if (error instanceof NotUnderstood) return { kind: "unclear", answer: error.answer };
    throw error;
  }
}

function understand(line: string, context: CommandContext): Reading {
  const typed = line.trim();
  if (context.offer?.tickets && NUMBERS.test(typed))
    return { kind: "move", move: MOVES.keep(context, typed) };
  const { commands, rest } = opening(typed);
  const [command, another] = commands;
  if (!command) return unclear(unknown(typed));
  if (another) unclear(say("several-commands", { commands: either(commands.map(shown)) }));
  return carryOut(command, rest, context);
}

function carryOut(command: CommandName, rest: string, context: CommandContext): Reading {
  if (command === "next") return { kind: "next" };
  if (command === "advice" || command === "review") return { kind: "coach", about: command };
  if (command in MOVES) return { kind: "move", move: MOVES[command as keyof typeof MOVES](context, rest) };
  return { kind: "answer", answer: QUESTIONS[command]?.(context, rest) ?? answer("") };
}

function unknown(typed: string): string {
  const [first = ""] = typed.split(/\s+/);
  const { own, foreign } = commandWords();
  const like = (known: string[]): string[] => [
    ...new Set([...nearest(typed, known), ...nearest(first, known)]),
  ];
  const near = like(own).length ? like(own) : like(foreign);
  return near.length
    ? say("spoken-did-you-mean", { typed, suggestions: either(near) })
    : say("spoken-unknown", { typed, help: shown("help") });
}
