// A plan in words: routes that the player means to claim, which only this browser knows.
import { listed, say } from "../../i18n/texts.svelte";
import { answer, unclear, type Answer, type CommandContext } from "../context";
import { findRoutes } from "../places";
import { example } from "../vocabulary";

/** Plan the route between two places, or drop it; without places, what is planned. */
export function plan({ words, plan: own, view, closed }: CommandContext, rest: string): Answer {
  if (!own) return answer(say("spoken-watching"));
  const gone = new Set([...Object.keys(view.table.claims), ...closed.flatMap(({ routes }) => routes)]);
  const sample = example("plan", `${words.place("cape-town")} ${words.place("port-elizabeth")}`);
  if (!rest) {
    const routes = own.without(gone).map((id) => words.route(id));
    return answer(
      routes.length
        ? say("spoken-plan", { routes: listed(routes) })
        : say("spoken-no-plan", { example: sample }),
    );
  }
  const found = findRoutes(rest, words).filter(({ id }) => !gone.has(id));
  const names = [...new Set(found.map(({ id }) => words.route(id)))];
  if (names.length > 1) unclear(say("spoken-several-routes", { routes: listed(names) }));
  const route = found.find(({ id }) => own.has(id)) ?? found[0]; // of two tracks, the one that is planned
  if (!route) return unclear(say("spoken-unknown-route", { typed: rest, example: sample }));
  own.toggle(route.id, gone);
  return answer(
    say(own.has(route.id) ? "spoken-planned" : "spoken-unplanned", { route: words.route(route.id) }),
  );
}
