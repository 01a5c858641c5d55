// What a step of the guided game says, what it says to another move, and what it says when its move is half made.
import { say, type Params } from "../i18n/texts.svelte";
import { POINTS, sayRule, USUAL } from "../wording/figures.svelte";
import type { Wording } from "../wording/wording";
import type { TutorialGuide } from "./guide.svelte";
import type { Deed } from "./half-done";

const OPPONENT = 1;

export class StepWords {
  constructor(
    private readonly guide: TutorialGuide,
    private readonly words: Wording,
    /** The map, or the text table. */
    private readonly table: "map" | "words",
  ) {}

  says(id: string): string {
    return sayRule(`tutorial-say-${id}`, this.about);
  }

  /** To a move that was not meant. */
  saysElse(id: string): string {
    return sayRule(`tutorial-else-${id}`, this.about);
  }

  /** When the move is half made: which button is next. */
  saysNext(deed: Deed): string {
    return say("tutorial-now", { button: this.named(deed) });
  }

  /** A button by its own words. */
  private named(deed: Deed): string {
    const { points, doubled } = this.worth;
    switch (deed) {
      case "keep":
        return say("choose-tickets-keep", { count: this.guide.tickets.length });
      case "claim-confirm":
        return say("claim-confirm");
      case "claim-plain":
        return say("claim-payment", { worth: say("claim-points", { points }) });
      case "claim-doubled":
        return say("claim-payment-doubled", { worth: say("claim-points", { points: doubled }) });
    }
  }

  private get worth(): { points: number; doubled: number } {
    const points = POINTS[this.words.routes.get(this.guide.routes[0] ?? "")?.length ?? 0] ?? 0;
    return { points, doubled: 2 * points };
  }

  private get about(): Params {
    const [one = "", other = ""] = this.guide.tickets.map((id) => this.words.ticket(id));
    const [route] = this.guide.routes;
    return {
      one,
      other,
      route: route ? this.words.route(route) : "",
      ...this.worth,
      usual_trains: USUAL.trains,
      opponent: this.words.player(OPPONENT),
      table: this.table,
    };
  }
}
