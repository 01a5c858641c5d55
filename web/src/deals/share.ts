// Passing on how one did.

/** Hand a text to the phone's own list of apps; copy it where there is none. Says which, or that it failed. */
export async function handOut(text: string): Promise<"shared" | "copied" | "failed"> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ text });
      return "shared";
    }
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}
