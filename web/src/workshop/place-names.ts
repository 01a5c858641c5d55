// What places and routes are called in lists: the stops of one country, which share its name, by their numbers.
import { numeral, say } from "../i18n/texts.svelte";
import type { BoardContent, Route } from "../protocol";
import type { Wording } from "../wording/wording";

export class PlaceNames {
  /** All places by their names, in the order of the alphabet. */
  readonly places: readonly (readonly [id: string, name: string])[];
  private readonly names: Map<string, string>;

  constructor(content: BoardContent, words: Wording) {
    const named = content.places.map(({ id, country }): [string, string] => {
      const stops = country ? content.places.filter((stop) => stop.country === country) : [];
      const name = words.place(id);
      if (stops.length < 2) return [id, name];
      return [id, say("workshop-stop", { name, number: numeral(stops.findIndex((stop) => stop.id === id) + 1) })]; // prettier-ignore
    });
    this.names = new Map(named);
    this.places = named.toSorted(([, one], [, other]) => one.localeCompare(other));
  }

  place(id: string): string {
    return this.names.get(id) ?? id;
  }

  route({ between: [one, other] }: Route): string {
    return say("route", { one: this.place(one), other: this.place(other) });
  }

  /** A route with all that can be seen of it. */
  track(route: Route): string {
    return say("map-route-open", {
      route: this.route(route),
      colour: say(`colour-${route.colour}`),
      length: route.length,
      locomotives: route.locomotives ?? 0,
    });
  }
}
