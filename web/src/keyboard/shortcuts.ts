// The single-key shortcuts: which there are, in the words of the catalogs, and when a key is one.
import { settings } from "../settings/settings.svelte";

interface Shortcut {
  /** The caps as printed; what is no sign is the name of a message. */
  caps: string[];
  text: string;
}

export const SHORTCUTS: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: "keys-cards",
    shortcuts: [
      { caps: ["1 … 5"], text: "keys-train-card" },
      { caps: ["6", "7"], text: "keys-terrain-card" },
      { caps: ["8"], text: "keys-train-deck" },
      { caps: ["9"], text: "keys-terrain-deck" },
      { caps: ["T"], text: "keys-draw-tickets" },
    ],
  },
  {
    title: "keys-parts",
    shortcuts: [
      { caps: ["M"], text: "keys-to-map" },
      { caps: ["C"], text: "keys-to-market" },
      { caps: ["H"], text: "keys-to-hand" },
      { caps: ["K"], text: "keys-to-tickets" },
      { caps: ["L"], text: "keys-to-log" },
      { caps: ["Y"], text: "keys-talk" },
    ],
  },
  {
    title: "keys-map",
    shortcuts: [
      { caps: [".", ","], text: "keys-claimable" },
      { caps: ["W"], text: "keys-plan" },
      { caps: ["+", "-"], text: "keys-zoom" },
      { caps: ["0"], text: "map-fit" },
    ],
  },
  {
    title: "keys-on-map",
    shortcuts: [
      { caps: ["←", "→", "↑", "↓"], text: "keys-arrows" },
      { caps: ["key-letters"], text: "keys-letters" },
      { caps: ["key-page-up", "key-page-down"], text: "keys-around" },
      { caps: ["key-home", "key-end"], text: "keys-ends" },
      { caps: ["key-enter"], text: "keys-choose" },
      { caps: ["key-shift-arrows"], text: "keys-pan" },
    ],
  },
  {
    title: "history",
    shortcuts: [
      { caps: ["←", "B"], text: "history-back" },
      { caps: ["→", "F"], text: "history-forth" },
      { caps: ["V"], text: "history-turn-back" },
      { caps: ["N"], text: "history-turn-forth" },
      { caps: ["P"], text: "history-play" },
      { caps: ["key-home"], text: "history-first" },
      { caps: ["key-escape", "key-end"], text: "history-now" },
    ],
  },
  {
    title: "keys-everywhere",
    shortcuts: [
      { caps: ["key-escape"], text: "keys-escape" },
      { caps: ["R"], text: "rules-link" },
      { caps: ["S"], text: "settings" },
      { caps: ["?"], text: "keys" },
    ],
  },
];

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea, dialog[open]";

/** The key as shortcuts call it. On keyboards with other letters or signs, its place on the keyboard counts. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key)) return code.slice(3).toLowerCase();
  if (/^Digit\d$/.test(code) && !shiftKey && !"+-.,?".includes(key)) return code.slice(5);
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Do what the key stands for, unless it is meant for something else. */
export function followShortcut(event: KeyboardEvent, deeds: Record<string, () => void>): void {
  if (!settings.shortcuts || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return;
  const deed = deeds[nameOf(event)];
  if (!deed) return;
  event.preventDefault();
  deed();
}
