// What everyone can see: the open cards, the players, their points and routes.
import type { Terrain } from "../../protocol";
import { TERRAINS, total } from "../../game/cards";
import { fitting } from "../../i18n/fold";
import { listed, say } from "../../i18n/texts.svelte";
import { answer, unclear, type Answer, type CommandContext } from "../context";
import { networks } from "../networks";
import { terrainWords } from "../vocabulary";

/** The open cards, and how many are left in the decks. */
export function market({ view: { table } }: CommandContext): Answer {
  const listOf = (said: string[]): string => (said.length ? listed(said) : say("web-nothing"));
  const inOrder = table.display.flatMap((card) => (card ? [say(`card-${card}`)] : [])); // as the keys 1 to 5 take them
  const counted = TERRAINS.map((kind) => ({
    kind,
    count: table.terrain_display.filter((each) => each === kind).length,
  })).flatMap(({ kind, count }) => (count ? [say(`terrains-${kind}`, { count })] : []));
  return answer(say("spoken-open-train-cards", { cards: listOf(inOrder) }), [
    say("spoken-open-terrain-cards", { cards: listOf(counted) }),
    say("spoken-decks", {
      train: table.train_deck,
      terrain: total(table.terrain_deck),
      tickets: table.ticket_deck,
    }),
  ]);
}

/** The face-up cards of each player, the reader first. */
export function players(context: CommandContext): Answer {
  const [first = "", ...others] = ownFirst(context).map((seat) => player(context, seat));
  return answer(first, others);
}

function player(context: CommandContext, seat: number): string {
  const { words, view } = context;
  const { score = 0, trains = 0, cards = 0, tickets = 0, terrain = {} } = view.table.players[seat] ?? {};
  const open = TERRAINS.filter((kind) => terrain[kind]).map((kind) => {
    const count = say(`terrains-${kind}`, { count: terrain[kind] ?? 0 });
    return hasMost(context, seat, kind) ? say("spoken-most", { cards: count }) : count;
  });
  return say("spoken-player", {
    ...words.who(seat),
    points: score,
    trains,
    cards,
    tickets,
    terrain: open.length ? listed(open) : say("web-nothing"),
  });
}

/** Whether a player has cards of a terrain, and nobody has more. */
export function hasMost({ view }: CommandContext, seat: number, terrain: Terrain): boolean {
  const counts = view.table.players.map((each) => each.terrain[terrain] ?? 0);
  return (counts[seat] ?? 0) > 0 && counts[seat] === Math.max(...counts);
}

function ownFirst({ view }: CommandContext): number[] {
  const seats = view.table.players.map((_, seat) => seat);
  return seats.sort((a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b);
}

/** Who has how many cards of a terrain; without a terrain, of each. */
export function whoHas(context: CommandContext, rest: string): Answer {
  const names = terrainWords();
  const asked = rest ? fitting(rest, names) : TERRAINS;
  if (!asked.length) {
    const terrains = listed(TERRAINS.map((terrain) => say(`terrain-${terrain}`)));
    unclear(say("spoken-unknown-terrain", { typed: rest, terrains }));
  }
  const [first = "", ...others] = asked.map((terrain) => holders(context, terrain));
  return answer(first, others);
}

function holders(context: CommandContext, terrain: Terrain): string {
  const { words, view } = context;
  const most = ownFirst(context).filter((seat) => hasMost(context, seat, terrain));
  if (!most.length) return say("spoken-nobody-has", { terrain });
  const counts = ownFirst(context).map((seat) =>
    say("player-count", { ...words.who(seat), count: view.table.players[seat]?.terrain[terrain] ?? 0 }),
  );
  return say("spoken-who-has", {
    terrain,
    counts: listed(counts),
    most: listed(most.map((seat) => words.named(seat))),
  });
}

/** The points so far, and what the own tickets would add now. */
export function score({ view, words, progress }: CommandContext): Answer {
  const each = view.table.players.map(({ score: count }, seat) =>
    say("player-count", { ...words.who(seat), count }),
  );
  const text = say("answer-score", { scores: listed(each) });
  if (view.seat === null) return answer(text);
  const worth = (ids: string[]): number =>
    ids.reduce((sum, id) => sum + (words.tickets.get(id)?.points ?? 0), 0);
  const routes = view.table.players[view.seat]?.score ?? 0;
  const completed = progress.filter(({ state }) => state === "completed").map(({ ticket }) => ticket);
  const done = worth(view.tickets.filter((ticket) => completed.includes(ticket)));
  const open = worth(view.tickets) - done;
  return answer(text, [say("answer-score-now", { routes, done, open, sum: routes + done - open })]);
}

/** Who has which routes, network by network. */
export function map(context: CommandContext): Answer {
  const { words, view } = context;
  const [first = "", ...lines] = ownFirst(context).flatMap((seat) => {
    const own = Object.keys(view.table.claims).filter((id) => view.table.claims[id]?.seat === seat);
    const spaces = own.reduce((sum, id) => sum + (words.routes.get(id)?.length ?? 0), 0);
    const claimed = (id: string): string =>
      say(view.table.claims[id]?.doubled ? "route-claimed-doubled" : "route-claimed", {
        route: words.route(id),
        spaces: words.routes.get(id)?.length ?? 0,
      });
    return [
      say("answer-map", { ...words.who(seat), routes: own.length, spaces }),
      ...networks(own, words).map((network) => listed(network.map(claimed))),
    ];
  });
  return answer(first, lines);
}
