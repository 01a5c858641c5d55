// Giving a game to others: as a link that holds all of it, or as a file.
import { toLink } from "./file";
import type { KeptGame } from "./game";

/** The address that holds the whole game. */
export async function linkTo(game: KeptGame): Promise<string> {
  return `${location.origin}/keeper#=${await toLink(game)}`;
}

/** Hand the link to the phone's own list of apps; copy it where there is none. Says which, or that it failed. */
export async function share(game: KeptGame, title: string): Promise<"shared" | "copied" | "failed"> {
  const url = await linkTo(game);
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title, url });
      return "shared";
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}

/** Save something under a name, as a link with `download` would. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
