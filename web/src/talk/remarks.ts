// What was said, in words, and where it stands in the log.
import type { Remark } from "../protocol";
import { has, say } from "../i18n/texts.svelte";
import type { LogLine } from "../wording/event-log";
import type { Wording } from "../wording/wording";

type Names = Pick<Wording, "name">;

const ISOLATE = "\u2068"; // what somebody writes from right to left turns nothing around it
const END_ISOLATE = "\u2069";

/** The words of a remark, without the speaker; nothing for a phrase that only a newer server knows. */
export function textOf({ phrase, text }: Remark): string {
  if (text !== null) return `${ISOLATE}${text}${END_ISOLATE}`;
  return phrase && has(`phrase-${phrase}`) ? say(`phrase-${phrase}`) : "";
}

/** A remark as a sentence in the reader's language; a phrase of a newer server is passed over. */
export function remarkInWords(remark: Remark, words: Names): string {
  const text = textOf(remark);
  if (!text) return "";
  if (remark.seat !== null) return say("talk-said", { player: words.name(remark.seat), text });
  return say("talk-said-spectator", { player: remark.name ?? say("talk-somebody"), text });
}

/** The log with the remarks among its lines, each where the game was when it was made. */
export function withRemarks(lines: LogLine[], remarks: Remark[], words: Wording): LogLine[] {
  const said = remarks.flatMap((remark): LogLine[] => {
    const text = remarkInWords(remark, words);
    const { id, seq, seat } = remark;
    return text
      ? [{ first: seq, seq, seat, text, route: null, tickets: [], opensTurn: false, remark: id }]
      : [];
  });
  if (!said.length) return lines;
  const found: LogLine[] = [];
  let next = 0;
  for (const line of lines) {
    for (let one = said[next]; one && one.seq < line.seq; one = said[next]) {
      found.push(one);
      next += 1;
    }
    found.push(line);
  }
  return [...found, ...said.slice(next)];
}
