// For tests that share a page, once for each file: nothing is left of those before.
import { speak } from "../src/i18n/texts.svelte";

localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, "", "/");
await speak("en");
