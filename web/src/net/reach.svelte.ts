// Whether the server can be reached, as far as this page has noticed.

let isLost = $state(false);
let isOffline = $state(!navigator.onLine);

addEventListener("online", () => (isOffline = false));
addEventListener("offline", () => (isOffline = true));

export const reach = {
  /** Whether the last request came back without an answer. */
  get isLost(): boolean {
    return isLost;
  },
  /** Whether the device itself says that it has no connection. */
  get isOffline(): boolean {
    return isOffline;
  },
};

/** Remember whether the server has answered. */
export function answered(isAnswered: boolean): void {
  isLost = !isAnswered;
  if (isAnswered) isOffline = false;
}
