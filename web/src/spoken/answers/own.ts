// What one has and what one can do.
import { total } from "../../game/cards";
import { expectation } from "../../wording/expectation";
import { cutInWords, howFarIs } from "../../wording/how-far";
import { needsInWords } from "../../wording/needs";
import { listed, say } from "../../i18n/texts.svelte";
import { label } from "../actions";
import { routeChoices } from "../claims";
import { answer, type Answer, type CommandContext } from "../context";

/** The own cards, secret and open. */
export function hand({ view, words }: CommandContext): Answer {
  const own = view.seat === null ? undefined : view.table.players[view.seat];
  if (!own) return answer(say("spoken-watching"));
  const count = total(view.hand);
  const terrain = words.terrainCards(own.terrain) || say("web-nothing");
  const text = count ? say("answer-hand", { count, cards: words.cards(view.hand) }) : say("hand-empty");
  return answer(text, [say("answer-terrain", { cards: terrain })]);
}

/** The own tickets, what is missing, and the shortest path. */
export function tickets(context: CommandContext): Answer {
  const { view, words, progress } = context;
  if (view.seat === null) return answer(say("spoken-watching"));
  if (!view.tickets.length) return answer(say("answer-no-tickets"));
  const own = progress.filter(({ ticket }) => view.tickets.includes(ticket));
  const isOver = view.table.stage === "game-over";
  const [first = "", ...lines] = own.flatMap((each) => {
    const sentence = howFarIs(words.ticket(each.ticket), each, isOver);
    if (each.state !== "open" || isOver) return [sentence];
    return [
      sentence,
      say("spoken-ticket-path", { routes: listed(each.missing.map((route) => step(route, context))) }),
    ];
  });
  return answer(first, lines);
}

/** The cards that each ticket still needs, then all of them together. */
export function needs({ view, words, progress, cost, cuts }: CommandContext): Answer {
  if (view.seat === null) return answer(say("spoken-watching"));
  if (!view.tickets.length) return answer(say("answer-no-tickets"));
  const own = progress.filter(({ ticket }) => view.tickets.includes(ticket));
  const [first = "", ...lines] = own.flatMap((each) => {
    const cut = cuts.find(({ ticket }) => ticket === each.ticket);
    return [
      howFarIs(words.ticket(each.ticket), each),
      ...(each.state === "open" ? [needsInWords(each.cost, view.hand)] : []),
      ...(cut ? [cutInWords(cut, words)] : []),
    ];
  });
  const areSeveral = own.filter(({ state }) => state === "open").length > 1;
  return answer(first, areSeveral ? [...lines, needsInWords(cost, view.hand, true)] : lines);
}

function step(id: string, { words }: CommandContext): string {
  const route = words.routes.get(id);
  return say("route-open", { route: words.route(id), price: route ? words.price(route) : "" });
}

/** What one can do now. */
export function options(context: CommandContext): Answer {
  const { offer, view, words, acting } = context;
  const text = expectation(view, acting, words);
  if (!offer) return answer(text);
  if (offer.tickets) {
    const numbered = offer.tickets.tickets.map((id, index) =>
      say("spoken-numbered", { number: index + 1, what: words.ticket(id) }),
    );
    return answer(say("spoken-keep-at-least", { count: offer.tickets.min }), numbered);
  }
  const draws = offer.actions.map((action) => label(action, context));
  const claims = view.table.draws ? [] : [say("spoken-claims", { count: routeChoices(context).length })];
  return answer(text, [...claims, ...draws]);
}
