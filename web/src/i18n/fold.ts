// What people type, made comparable: capitals, accents and punctuation do not matter.

const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** As `plainLetters`; what keyboards without umlauts write is the same too: `gruen` and `grün` are `grun`. */
export const fold = (text: string): string => plainLetters(text).replace(/(?<=[aou])e/g, "");

/** `Moçâmedes` is `mocamedes`; the star of `black*3` and the point of `5.8` stay. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}*.]+/gu, " ")
    .trim();
}

/** The keys whose spellings fit best: the very word, else its beginning, else another form of the word. */
export function fitting<Key>(typed: string, spellings: Map<Key, string[]>): Key[] {
  const wanted = fold(typed);
  if (!wanted) return [];
  const those = (fits: (spelling: string) => boolean): Key[] =>
    [...spellings].filter(([, words]) => words.some((word) => fits(fold(word)))).map(([key]) => key);
  const tiers = [
    (word: string) => word === wanted,
    (word: string) => word.startsWith(wanted),
    (word: string) => isFormOf(wanted, word),
  ];
  return tiers.map(those).find((found) => found.length) ?? [];
}

/** `mountains` is meant as `mountain`, `czerwone` as `czerwony`: most of the word is there. */
function isFormOf(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  return same >= 3 && same >= 0.6 * Math.max(typed.length, word.length);
}

/** Up to three spellings that look like what was typed, the likeliest first; by default only if half of it is right. */
export function nearest(typed: string, spellings: string[], farthest?: number): string[] {
  const wanted = fold(typed);
  const limit = farthest ?? Math.max(2, wanted.length / 2);
  return [...new Set(spellings)]
    .map((spelling) => ({ spelling, steps: distance(wanted, fold(spelling)) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 3)
    .map(({ spelling }) => spelling);
}

/** How many letters to change, add or leave out to get from one word to the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + Number(letter !== other[column - 1]);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
