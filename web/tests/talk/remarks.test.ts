import { describe, expect, test } from "vitest";
import type { Remark } from "../../src/protocol";
import { remarkInWords, withRemarks } from "../../src/talk/remarks";
import type { LogLine } from "../../src/wording/event-log";
import type { Wording } from "../../src/wording/wording";

const words = { name: (seat: number) => ["You", "Ada"][seat] } as Wording;
const remark = (id: number, seq: number, more: Partial<Remark> = {}): Remark => ({
  id,
  seat: 1,
  player: "ada",
  name: "Ada",
  phrase: "hello",
  text: null,
  seq,
  made: 0,
  ...more,
});
const line = (seq: number): LogLine => ({
  first: seq,
  seq,
  seat: 0,
  text: `${seq}`,
  route: null,
  tickets: [],
  opensTurn: false,
});

describe("what was said", () => {
  test("stands where the game was when it was said", () => {
    const said = [remark(1, 0), remark(2, 4), remark(3, 5), remark(4, 9)];
    const found = withRemarks([line(3), line(5), line(7)], said, words);
    expect(found.map(({ remark: id, seq }) => (id === undefined ? `${seq}` : `remark ${id}`))).toEqual([
      "remark 1",
      "3",
      "remark 2",
      "5",
      "remark 3",
      "7",
      "remark 4",
    ]);
  });

  test("names players by their seat, and says of spectators that they are", () => {
    expect(remarkInWords(remark(1, 0), words)).toBe("Ada: “Hello!”");
    expect(remarkInWords(remark(1, 0, { seat: null, name: "Eve" }), words)).toBe("Eve, watching: “Hello!”");
  });

  test("in somebody's own words turns nothing around them, whichever way they are written", () => {
    const written = remark(1, 0, { phrase: null, text: "שלום <b>" });
    expect(remarkInWords(written, words)).toBe("Ada: “\u2068שלום <b>\u2069”");
  });

  test("passes over phrases that this client does not know", () => {
    expect(remarkInWords(remark(1, 0, { phrase: "from-the-future" }), words)).toBe("");
    expect(withRemarks([line(3)], [remark(1, 0, { phrase: "from-the-future" })], words)).toEqual([line(3)]);
  });
});
