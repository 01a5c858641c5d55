// What one has and what one can do.
import { total } from "../../game/cards";
import { expectation } from "../../wording/expectation";
import { Ways } from "../../game/ways";
import { listed, say } from "../../i18n/texts.svelte";
import { label } from "../actions";
import { claimables } from "../claims";
import { answer, type Answer, type Desk } from "../desk";

/** The own cards, secret and open. */
export function hand({ view, words }: Desk): Answer {
  const own = view.seat === null ? undefined : view.table.players[view.seat];
  if (!own) return answer(say("spoken-watching"));
  const count = total(view.hand);
  const terrain = words.terrainCards(own.terrain) || say("web-nothing");
  const text = count ? say("answer-hand", { count, cards: words.cards(view.hand) }) : say("hand-empty");
  return answer(text, [say("answer-terrain", { cards: terrain })]);
}

/** The own tickets, what is missing, and the shortest way. */
export function tickets(desk: Desk): Answer {
  const { view, words, offer, completed } = desk;
  if (view.seat === null) return answer(say("spoken-watching"));
  if (!view.tickets.length) return answer(say("answer-no-tickets"));
  const map = new Ways(words.board, view.table.claims, view.seat, offer);
  const [first = "", ...lines] = view.tickets.flatMap((id) => {
    const ticket = words.ticket(id);
    const found = words.tickets.get(id);
    if (completed.includes(id)) return [say("ticket-done", { ticket })];
    const way = found && map.forTicket(found);
    if (!way) return [say("ticket-closed", { ticket })];
    const missing = say("ticket-missing", { ticket, spaces: way.trains });
    if (view.table.stage === "game-over") return [missing];
    const steps = way.missing.map((route) => step(route, desk));
    return [missing, say("spoken-ticket-way", { routes: listed(steps) })];
  });
  return answer(first, lines);
}

function step(id: string, { words }: Desk): string {
  const route = words.routes.get(id);
  return say("route-open", {
    route: words.route(id),
    spaces: route?.length ?? 0,
    colour: say(`colour-${route?.colour ?? "grey"}`),
  });
}

/** What one can do now. */
export function options(desk: Desk): Answer {
  const { offer, view, words, acting } = desk;
  const text = expectation(view, acting, words);
  if (!offer) return answer(text);
  if (offer.tickets) {
    const numbered = offer.tickets.tickets.map((id, index) =>
      say("spoken-numbered", { number: index + 1, what: words.ticket(id) }),
    );
    return answer(say("spoken-keep-at-least", { count: offer.tickets.fewest }), numbered);
  }
  const draws = offer.actions.map((action) => label(action, desk));
  const claims = view.table.draws ? [] : [say("spoken-claims", { count: claimables(desk).length })];
  return answer(text, [...claims, ...draws]);
}
