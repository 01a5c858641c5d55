// The names of things at one table, in words: players, cards, routes, tickets.
import type {
  Claim,
  Doubling,
  Place,
  Route,
  TerrainCards,
  Ticket,
  TrainCards,
  WholeBoard,
} from "../protocol";
import { TERRAINS, TRAIN_CARDS } from "../game/cards";
import { listed, placeName, say, type Params } from "../i18n/texts.svelte";

export class Wording {
  readonly routes: Map<string, Route>;
  readonly tickets: Map<string, Ticket>;
  private readonly ends: Map<string, Pick<Place, "name" | "names">>;
  private readonly countries: Map<string, string>;

  constructor(
    readonly board: WholeBoard,
    readonly players: string[],
    readonly you: number | null,
  ) {
    this.routes = new Map(board.routes.map((route) => [route.id, route]));
    this.tickets = new Map(board.tickets.map((named) => [named.id, named.ticket]));
    const stops = new Map(board.places.map((place) => [place.id, place]));
    this.ends = new Map([
      ...stops,
      ...board.countries.map(({ id, name, places }) => [id, stops.get(places[0] ?? "") ?? { name }] as const),
    ]);
    this.countries = new Map(
      board.countries.flatMap((country) => country.places.map((place) => [place, country.id] as const)),
    );
  }

  /** The parameters of a sentence about a player. */
  who(seat: number): Params {
    return { who: seat === this.you ? "you" : "other", player: this.player(seat) };
  }

  player(seat: number): string {
    return this.players[seat] ?? say("seat-number", { number: seat + 1 });
  }

  /** What a player is called inside a sentence. */
  named(seat: number): string {
    return say("player-named", this.who(seat));
  }

  /** What a player is called alone, where the reader is called “You”. */
  name(seat: number): string {
    return seat === this.you ? say("table-you") : this.player(seat);
  }

  /** A place or a country in the language in use. */
  place(id: string): string {
    const { name, names } = this.ends.get(id) ?? { name: id };
    return placeName(this.countries.get(id) ?? id, name, names);
  }

  /** The names of all places, for the map. */
  placeNames(): Record<string, string> {
    return Object.fromEntries([...this.ends.keys()].map((id) => [id, this.place(id)]));
  }

  route(id: string): string {
    const [one, other] = this.routes.get(id)?.between ?? [id, id];
    return say("route", { one: this.place(one), other: this.place(other) });
  }

  /** How many cards of which colour a route costs, and what a ferry needs. */
  price({ colour, length, locomotives = 0 }: Route): string {
    const price = say(colour === "grey" ? "price-grey-short" : `cards-${colour}`, { count: length });
    return locomotives ? say("price-ferry", { price, locomotives }) : price;
  }

  ticket(id: string): string {
    const ticket = this.tickets.get(id);
    if (!ticket) return id;
    const [one, other] = ticket.between;
    return say("ticket", { one: this.place(one), other: this.place(other), points: ticket.points });
  }

  ticketList(ids: string[]): string {
    return ids.length ? listed(ids.map((id) => this.ticket(id))) : say("tickets-nothing");
  }

  cards(pile: TrainCards): string {
    return listed(
      TRAIN_CARDS.filter((card) => pile[card]).map((card) =>
        say(`cards-${card}`, { count: pile[card] ?? 0 }),
      ),
    );
  }

  terrainCards(pile: TerrainCards): string {
    return listed(this.terrainPieces(pile));
  }

  private terrainPieces(pile: TerrainCards): string[] {
    return TERRAINS.filter((terrain) => pile[terrain]).map((terrain) =>
      say(`terrains-${terrain}`, { count: pile[terrain] ?? 0 }),
    );
  }

  /** What doubling a route costs: terrain cards, or locomotives instead. */
  spent(doubling: Doubling, discarded: TerrainCards): string {
    const wild = doubling.locomotives ? [say("cards-locomotive", { count: doubling.locomotives })] : [];
    return listed([...this.terrainPieces(discarded), ...wild]);
  }

  /** A route for those who hear the map: where, how long, what colour, whose. */
  describeRoute(id: string, claim: Claim | undefined, claimable: boolean): string {
    const route = this.routes.get(id);
    if (!route) return id;
    const facts = {
      route: this.route(id),
      colour: say(`colour-${route.colour}`),
      length: route.length,
      locomotives: route.locomotives ?? 0,
    };
    if (claim)
      return say("map-route-claimed", { ...facts, ...this.who(claim.seat), doubled: String(claim.doubled) });
    return say(claimable ? "map-route-claimable" : "map-route-open", facts);
  }
}
