// Who sits at this browser. There are no accounts: a name is enough.
import type { Me } from "../protocol";
import { api, RefusedByServer } from "./api";

let me = $state.raw<Me | null>(null);
let isKnown = $state(false);

export const identity = {
  /** The person at this browser; null until they have given a name. */
  get me(): Me | null {
    return me;
  },
  /** Whether the server has been asked. */
  get isKnown(): boolean {
    return isKnown;
  },
};

/** Ask the server who this browser is. */
export async function recognise(): Promise<void> {
  try {
    me = (await api.me()) ?? null;
  } catch (error) {
    if (!(error instanceof RefusedByServer) || error.status !== 401) throw error;
    me = null;
  } finally {
    isKnown = true;
  }
}

/** Be someone by this name: a new identity, or the same one with a new name. */
export async function goBy(name: string): Promise<Me> {
  if (me?.name !== name) me = me ? await api.rename(name) : await api.becomeSomeone(name);
  return me;
}

/** Become the identity that another device handed over. */
export async function takeOverIdentity(code: string): Promise<void> {
  me = await api.useTransferCode(code);
}
