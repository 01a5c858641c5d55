// Setting a table up: what the forms of the home page ask the server for.
import type { Agreement, GameInfo, SeatPlan, Setup } from "../protocol";
import { api } from "../net/api";
import { goBy, identity } from "../net/me.svelte";
import { botDelay, settings } from "../settings/settings.svelte";
import { say } from "../i18n/texts.svelte";
import { firstOpponents } from "./opponents";

/** What a group agrees on; the rules only where they differ from those published. */
export type Options = Required<Agreement>;

export const asPublished = (): Options => ({
  rules: {},
  listed: false,
  clock: null,
  timeout: "players-decide",
  rated: false,
  advice: false,
  chat: false,
  puzzles: false,
});

/** What every form for a new game is given: what can be chosen, and how to begin with what was. */
export interface NewGameProps {
  setup: Setup | null;
  onbegin: (make: (setup: Setup) => Promise<GameInfo>) => void;
}

const invites = new Map<string, string>();

/** The address that invites to a table this browser has set up. */
export function inviteTo(game: string): string | undefined {
  return invites.get(game);
}

export function rememberInvite(game: string, path: string): void {
  invites.set(game, path);
}

const person = (name?: string): SeatPlan => ({ kind: "person", name: name ?? null });
const bot = (name: string): SeatPlan => ({ kind: "bot", bot: name });

export async function playAgainstBots(
  name: string,
  bots: string[],
  options: Options,
  livery: number,
  setup: Setup,
): Promise<GameInfo> {
  let info = await setUp(name, [person(), ...bots.map(bot)], options, setup);
  if (info.seats[0]?.livery !== livery) info = await api.livery(info.id, livery, 0);
  return api.start(info.id, info.terms);
}

export async function inviteFriends(
  name: string,
  seats: number,
  options: Options,
  setup: Setup,
): Promise<GameInfo> {
  const open = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: "open" }));
  // Friends write to each other as they like; where anyone can join, the host has to choose it.
  return setUp(name, [person(), ...open], { ...options, chat: !options.listed }, setup);
}

export async function passAndPlay(names: string[], options: Options, setup: Setup): Promise<GameInfo> {
  const seats = names.map((name) => person(name));
  const info = await setUp(names[0] ?? "", seats, options, setup);
  return api.start(info.id, info.terms);
}

/** A guided game, for someone who need not have said a name. */
export async function beginTutorial(): Promise<GameInfo> {
  if (!identity.me) await goBy(say("home-traveller"));
  const { limits } = await api.setup();
  return api.beginTutorial({ bot_delay: botDelay(limits.max_bot_delay) });
}

/** What follows a guided game: a short one against two medium bots, with the coach's advice where there is a coach. */
export async function firstRealGame(): Promise<GameInfo> {
  const setup = await api.setup();
  const trains = setup.rules.find(({ name }) => name === "trains")?.choices.at(-1);
  const options = { ...asPublished(), rules: trains ? { trains } : {}, advice: setup.coach };
  return playAgainstBots(
    identity.me?.name ?? "",
    firstOpponents(setup.bots),
    options,
    settings.livery,
    setup,
  );
}

/** The same people once more: one sits down, and if nobody has to be waited for, the game begins. */
export async function rematch(game: string): Promise<GameInfo> {
  const table = await api.rematch(game);
  const next = table.yours.length ? table : await api.join(table.id, { terms: table.terms });
  const isAmongUs = next.seats.every((seat, number) => seat.kind === "bot" || next.yours.includes(number));
  return isAmongUs && next.status === "lobby" ? api.start(next.id, next.terms) : next;
}

async function setUp(name: string, seats: SeatPlan[], options: Options, setup: Setup): Promise<GameInfo> {
  await goBy(name.trim() || say("home-traveller"));
  const bot_delay = botDelay(setup.limits.max_bot_delay);
  const board = await (await import("../boards/kept.svelte")).boardToPlay();
  const { game: info, invite } = await api.create({ agreement: options, seats, bot_delay, board });
  rememberInvite(info.id, invite.path);
  return info;
}
