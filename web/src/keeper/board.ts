// The board that a kept game is played on, and what follows from it.
import { wholeOf } from "../boards/whole";
import type { BoardContent, Route, Terrain, Ticket, WholeBoard } from "../protocol";
import { endsOf, Finder } from "./finding";
import { builtIn, published, terrainOfColour, type Numbers } from "./material";

/** A board as a game keeps it, whatever becomes of the board. */
export interface GameBoard {
  content: BoardContent;
  /** Its fingerprint, if it is one that everyone has; empty: it is somebody's own. */
  hash: string;
}

export class Material {
  readonly board: WholeBoard;
  readonly numbers: Numbers;
  readonly routes: ReadonlyMap<string, Route>;
  /** What a ticket may name (6.4–6.6): cities and countries. */
  readonly ends: readonly string[];
  /** The tickets that are known with their points; none: they are typed in. */
  readonly deck: readonly Ticket[];
  private found: Finder | undefined;

  constructor(private readonly content: BoardContent) {
    const terrain = content.routes.map(({ id, colour }) => [id, terrainOfColour[colour]] as const);
    this.board = { ...wholeOf(content), terrain: Object.fromEntries(terrain) };
    this.numbers = { ...published, trains: content.trains ?? published.trains };
    this.routes = new Map(content.routes.map((route) => [route.id, route]));
    this.ends = [...endsOf(content).keys()];
    this.deck = content.tickets;
  }

  /** Made when it is wanted: a list of games has no use for it. */
  get finder(): Finder {
    return (this.found ??= new Finder(this.content));
  }

  terrainOf(route: string): Terrain {
    return terrainOfColour[this.routes.get(route)?.colour ?? "grey"];
  }

  /** The end that a place on the map stands for; none for a way station. */
  endAt(place: string): string | null {
    const found = this.board.places.find(({ id }) => id === place);
    const end = found?.country ?? place;
    return this.ends.includes(end) ? end : null;
  }

  /** The points of a ticket that is in the deck; none if it is not. */
  pointsOf(one: string, other: string): number | undefined {
    return this.deck.find(({ between }) => between.includes(one) && between.includes(other))?.points;
  }

  /** The ends that the deck joins with this one. */
  partnersOf(end: string): string[] {
    return this.deck.flatMap(({ between: [one, other] }) =>
      one === end ? [other] : other === end ? [one] : [],
    );
  }
}

const known = new WeakMap<BoardContent, Material>();

/** What a game on this board is counted with; none: on the built-in one. */
export function materialOf(board: GameBoard | null): Material {
  const content = board?.content ?? builtIn;
  const found = known.get(content) ?? new Material(content);
  known.set(content, found);
  return found;
}

/** The other boards that everyone has. They come when they are wanted. */
export async function otherBoards(): Promise<GameBoard[]> {
  return (await import("./other-boards.json")).default as unknown as GameBoard[];
}
