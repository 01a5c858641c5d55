// A language that is unfinished, broken or out of reach never shows anything worse than English.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SHORTCUTS } from "../../src/keyboard/shortcuts";
import { loadCoachTexts } from "../../src/i18n/coaching";
import {
  addTexts,
  currentLanguage,
  has,
  languageFor,
  missingLanguage,
  numeral,
  say,
  speak,
} from "../../src/i18n/texts.svelte";

vi.mock("virtual:first", () => ({
  default: {
    fr: () =>
      Promise.resolve(`
settings = Réglages
seat-number = Joueur { $nombre }
curtain-lift = { $name ->
    broken
home-seats = { -no-such-term }
`),
    nb: () => Promise.resolve("settings = Innstillinger"),
    da: () => Promise.resolve("settings = Indstillinger"),
    fi: () => Promise.reject(new Error("offline")),
  },
}));

vi.mock("virtual:coaching", () => ({
  default: {
    en: () => Promise.resolve("move-pass = pass"),
    fr: () => Promise.resolve("move-pass = passer"),
  },
}));

beforeEach(() => speak("en"));

describe("a language", () => {
  it("is spoken from one moment to the next", async () => {
    await speak("fr");
    expect(say("settings")).toBe("Réglages");
    expect(document.documentElement.lang).toBe("fr");
    await speak("en");
    expect(say("settings")).toBe("Settings");
  });

  it("falls back to English where a message is missing, broken, or asks for what it is not given", async () => {
    await speak("fr");
    expect(say("close")).toBe("Close");
    expect(say("curtain-lift", { name: "Anna" })).toBe("I am Anna");
    expect(say("seat-number", { number: 2 })).toBe("Player 2");
    expect(say("home-seats")).toBe("Players");
  });

  it("stays when another one cannot be loaded, and says which", async () => {
    await speak("fr");
    await speak("fi");
    expect(currentLanguage()).toBe("fr");
    expect(missingLanguage()).toBe("fi");
    await speak("nb");
    expect(missingLanguage()).toBeNull();
  });

  it("is said to be missing when a page finds its own texts in English alone", async () => {
    await speak("da");
    const texts = {
      en: () => Promise.resolve("only-here = Only here"),
      da: () => Promise.reject(new Error("offline")),
    };
    await expect(addTexts(texts)).rejects.toThrow("offline");
    expect(say("only-here")).toBe("Only here");
    expect(missingLanguage()).toBe("da");
  });

  it("is the last one asked for, however long each takes", async () => {
    await Promise.all([speak("fr"), speak("nb")]);
    expect(currentLanguage()).toBe("nb");
  });

  it("is Bokmål for all Norwegians, and English for those whose language there is not", () => {
    expect(["nb-NO", "no", "nn-NO", "fr-CA", "eo"].map(languageFor)).toEqual(["nb", "nb", "nb", "fr", "en"]);
  });

  it("writes its numbers its own way", async () => {
    await speak("fr");
    expect(numeral(1234.5)).toBe("1\u202f234,5");
    await speak("nb");
    expect(numeral(-7)).toBe("−7");
    await speak("en");
    expect(say("claim-points", { points: -18 })).toBe("−18 points");
  });
});

it("every shortcut that is listed has words", () => {
  const ids = SHORTCUTS.flatMap(({ title, shortcuts }) => [
    title,
    ...shortcuts.flatMap(({ caps, text }) => [text, ...caps.filter((cap) => cap.startsWith("key-"))]),
  ]);
  expect(ids.filter((id) => !has(id))).toEqual([]);
});

it("knows the coach’s words once a page has asked for them, and then in every language", async () => {
  expect(has("move-pass")).toBe(false);
  await loadCoachTexts();
  expect(say("move-pass")).toBe("pass");
  await speak("fr");
  expect(say("move-pass")).toBe("passer");
  await speak("nb");
  expect(say("move-pass")).toBe("pass");
});
