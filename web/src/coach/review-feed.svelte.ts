// A review that is on its way: asked for once, then asked about until it is done. It goes on without this page.
import type { Refused, ReviewState } from "../protocol";
import { api, RefusedByServer, type ReviewAddress } from "../net/api";
import { goBy, identity, recognise } from "../net/me.svelte";
import { say } from "../i18n/texts.svelte";

const EVERY = 1_500; // milliseconds between two questions
const LATER = 4_000; // after no answer

export class ReviewFeed {
  state = $state.raw<ReviewState | null>(null);
  /** Why there is no review, or no news of it. */
  refused = $state.raw<Refused | null>(null);
  /** There is no such game or record: to ask again helps nobody. */
  isMissing = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly of: ReviewAddress) {
    void this.ask();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Begin again after a failure. */
  async again(): Promise<void> {
    clearTimeout(this.timer);
    this.refused = null;
    await this.take(() => (this.of.kind === "game" ? this.begin() : api.review(this.of)));
  }

  private ask(): Promise<void> {
    return this.take(async () => {
      const state = await api.review(this.of);
      return state.status === "none" ? this.begin() : state;
    });
  }

  /** A review is requested by somebody, so this needs an identity. */
  private async begin(): Promise<ReviewState> {
    if (!identity.isKnown) await recognise();
    if (!identity.me) await goBy(say("home-traveller"));
    return api.beginReview(this.of.id);
  }

  private async take(question: () => Promise<ReviewState>): Promise<void> {
    try {
      const state = await question();
      if (this.isClosed) return;
      this.state = state;
      this.refused = state.refused;
      if (state.status === "waiting" || state.status === "running") this.askIn(EVERY);
    } catch (error) {
      if (!(error instanceof RefusedByServer)) throw error;
      if (this.isClosed) return;
      this.refused = error.refused;
      this.isMissing = error.status === 404;
      if (error.status === 0 || error.status >= 500) this.askIn(LATER);
    }
  }

  private askIn(milliseconds: number): void {
    this.timer = setTimeout(() => void this.ask(), milliseconds);
  }
}
