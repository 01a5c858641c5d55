// Room on the home page for the games to continue, before the server has named them: as much as they took last time.
const KEPT = "okapi.continue-room";
const ONE_GAME = 150; // pixels

/** How high it was, in pixels; nothing where there was no game to continue. */
export function keptRoom(): number {
  try {
    return Number(localStorage.getItem(KEPT)) || 0;
  } catch {
    return 0; // the browser keeps nothing
  }
}

/** Remember how high it is. */
export function keepRoom(height: number): void {
  try {
    localStorage.setItem(KEPT, String(height));
  } catch {
    // Then the page moves once.
  }
}

/** There will be a game to continue. */
export function expectToContinue(): void {
  if (!keptRoom()) keepRoom(ONE_GAME);
}
