// How wide names are, so that no font needs to be measured.
import lettering from "@board/lettering.json";

/** Widths of letters in ems, for the map's bold Garamond; a letter not listed is as wide as most of its case. */
const WIDTHS = lettering as unknown as [number, string][];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));

/** A slightly generous guess at the width of a word in ems, so that no font needs to be measured. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const letter of text) {
    const plain = letter.normalize("NFD")[0]!;
    const known = WIDTH_OF.get(letter) ?? WIDTH_OF.get(plain);
    if (known) ems += known;
    else if (plain >= "\u2e80") ems += 1;
    else ems += plain === plain.toLowerCase() ? 0.57 : 0.75;
  }
  return ems * 0.97;
}
