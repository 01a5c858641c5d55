// What a person has set for this browser. It stays in this browser.
import { speak } from "../i18n/texts.svelte";

export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  animation: "auto" | "on" | "quick" | "off";
  confirm: "touch" | "always" | "never";
  /** The bots played against last; none: the usual ones. */
  opponents: string[];
  /** The colour and sign of one's own trains against bots. */
  livery: number;
  /** How many trains everyone has against bots, as chosen last. */
  trains: number | null;
  delay: "instant" | "fast" | "brisk" | "calm";
  notify: boolean;
  /** Whether the map moves to what others claim. */
  follow: boolean;
  /** Where games are played: on the map, or at the table in words. */
  table: "map" | "words";
  /** How much the table in words tells of others' moves. */
  announce: "brief" | "full";
  /** Whether single keys do things (WCAG asks that they can be switched off). */
  shortcuts: boolean;
}

const KEY = "okapi.settings";

const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  volume: 70,
  animation: "auto",
  confirm: "touch",
  opponents: [],
  livery: 0,
  trains: null,
  delay: "brisk",
  notify: false,
  follow: false,
  table: "map",
  announce: "brief",
  shortcuts: true,
};

const MILLISECONDS: Record<Settings["delay"], number> = { instant: 0, fast: 250, brisk: 800, calm: 1800 };

function stored(): Partial<Settings> {
  try {
    const { sound, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & {
      sound?: boolean;
    };
    return sound === false ? { ...kept, volume: 0 } : kept; // once there was a bell alone, on or off
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const device = $state({ isDark: darkness.matches, isStill: stillness.matches, isTouched: false });

darkness.addEventListener("change", () => (device.isDark = darkness.matches));
stillness.addEventListener("change", () => (device.isStill = stillness.matches));
window.addEventListener("pointerdown", (event) => (device.isTouched = event.pointerType === "touch"), true);
window.addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, DEFAULTS, stored());
});

/** Whether things may move. */
export function isAnimated(): boolean {
  return durationFactor() > 0;
}

/** How much time moving things take: 1 is the usual, 0 means that nothing moves. */
export function durationFactor(): number {
  if (settings.animation === "auto") return device.isStill ? 0 : 1;
  return { on: 1, quick: 0.5, off: 0 }[settings.animation];
}

/** Whether an action that cannot be taken back asks first. */
export function asksFirst(): boolean {
  return settings.confirm === "always" || (settings.confirm === "touch" && device.isTouched);
}

/** How long bots wait before they move. */
export function botDelay(max = Infinity): number {
  return Math.min(MILLISECONDS[settings.delay], max);
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && device.isDark);
}

/** Keep the page as the settings say; to be called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => void speak(settings.language));
  $effect(() => {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
    document.documentElement.dataset["motion"] = isAnimated() ? "full" : "reduced";
  });
}
