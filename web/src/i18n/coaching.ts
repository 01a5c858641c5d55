// The coach's texts, which few pages need.
import loaders from "virtual:coaching";
import { addTexts } from "./texts.svelte";

/** Load them, in the language in use and in every one spoken later. Rejects if they do not come. */
export const loadCoachTexts = (): Promise<void> => addTexts(loaders);
