// Which games this browser has seen dealt: a first deal is shown and heard once, even if the page is loaded again.
const KEY = "okapi.dealt";
const MAX_GAMES = 30; // the oldest go

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

export function wasDealt(game: string): boolean {
  return stored().includes(game);
}

export function rememberDeal(game: string): void {
  try {
    const games = [...stored().filter((other) => other !== game), game];
    localStorage.setItem(KEY, JSON.stringify(games.slice(-MAX_GAMES)));
  } catch {
    // Then it is dealt again after the next visit.
  }
}
