import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { openGame } from "./game/opened";
import { expectSetup } from "./game/setup";
import { keepFocus } from "./keyboard/focus";
import { workOffline } from "./shell/offline";
import { route } from "./router.svelte";
import { settings } from "./settings/settings.svelte";
import { speak } from "./i18n/texts.svelte";
import "./theme/tokens.css";
import "./theme/base.css";

// A new version was deployed since this page was opened, and the chunk it asks for is gone: the new page knows the
// new names. Once is enough, should the server be out of reach, and without a connection there is no other page.
const RELOADED = "okapi.reloaded";
window.addEventListener("vite:preloadError", () => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
});

if (route.address.screen === "game") void openGame(route.address.game);
if (route.address.screen === "home") expectSetup();

const target = document.getElementById("app");
await speak(settings.language); // nobody should see a page change its language
if (target) {
  mount(App, { target });
  keepFocus(target);
}
workOffline();
