// Lists inside a sentence. The browser's own formatter takes a slow phone a tenth of a second to make, and in most
// languages it does no more than this; in Spanish the word changes with the one after it. See tests/i18n/lists.page.test.ts.
const AND: Record<string, string> = {
  da: "og",
  de: "und",
  en: "and",
  fi: "ja",
  fr: "et",
  nb: "og",
  nl: "en",
  pl: "i",
  ru: "и",
  sv: "och",
};
const OR: Record<string, string> = {
  da: "eller",
  de: "oder",
  en: "or",
  fi: "tai",
  fr: "ou",
  nb: "eller",
  nl: "of",
  pl: "lub",
  ru: "или",
  sv: "eller",
};

/** One, two and three, or one, two or three; undefined where the language needs the browser's own formatter. */
export function plainList(language: string, items: readonly string[], isChoice = false): string | undefined {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const word = (isChoice ? OR : AND)[language];
  return word && `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}
