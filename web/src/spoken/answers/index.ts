// What a player may ask at any time. The answers come from the player's own view.
import type { Answer, CommandContext } from "../context";
import type { CommandName } from "../vocabulary";
import { last, log } from "./history";
import { help, rules } from "./manual";
import { hand, needs, options, tickets } from "./own";
import { plan } from "./plan";
import { place, routes } from "./routes";
import { map, market, players, score, whoHas } from "./table";

type Question = (context: CommandContext, rest: string) => Answer;

export const QUESTIONS: Partial<Record<CommandName, Question>> = {
  options,
  hand,
  tickets,
  needs,
  market,
  players,
  score,
  map,
  place,
  routes,
  plan,
  "who-has": whoHas,
  last,
  log,
  rules,
  help,
};
