// Giving a game to others: as a link that holds all of it, or as a file.
import { toLink } from "./file";
import type { KeeperGame } from "./game";

/** The address that holds the whole game. */
export async function linkTo(game: KeeperGame): Promise<string> {
  return `${location.origin}/keeper#=${await toLink(game)}`;
}

/** Save something under a name, as a link with `download` would. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
