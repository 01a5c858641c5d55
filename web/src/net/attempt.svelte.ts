// Asking the server for something that it may refuse. The refusal is kept, not its words: they follow the language.
import type { Refused } from "../protocol";
import { RefusedByServer } from "./api";

export class Attempt {
  refused = $state.raw<Refused | null>(null);
  /** Whether `makeOnce` is under way. */
  isBusy = $state(false);

  /** What the work gives, or nothing if it was refused; anything else that goes wrong is a bug. */
  async make<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    this.refused = null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RefusedByServer)) throw error;
      this.refused = error.refused;
      return undefined;
    }
  }

  /** The same, unless it is under way: a second click asks for nothing. */
  async makeOnce<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    try {
      return await this.make(work);
    } finally {
      this.isBusy = false;
    }
  }
}
