import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkShuffle } from "../../src/end/proof";
import { TERRAINS, TRAIN_CARDS } from "../../src/game/cards";
import { board } from "../fixtures/table";

const record = readFileSync("tests/end/fair-game.jsonl", "utf-8");
const deal = readFileSync("tests/end/deal.jsonl", "utf-8");
const decks = {
  train: Object.fromEntries(TRAIN_CARDS.map((card) => [card, card === "locomotive" ? 14 : 12])),
  terrain: Object.fromEntries(TERRAINS.map((terrain) => [terrain, 15])),
};

/** The record after someone has changed lines and repaired the checks after them. */
function forged(change: (line: string) => string, of = record): string {
  let before = "";
  const lines = of
    .trimEnd()
    .split("\n")
    .map((line) => {
      const bare = change(line).replace(/"check":"[0-9a-f]*"\}$/, '"check":""}');
      before = createHash("sha256")
        .update(before + bare)
        .digest("hex")
        .slice(0, 16);
      return bare.replace('"check":""}', `"check":"${before}"}`);
    });
  return lines.join("\n") + "\n";
}

describe("the check of the shuffle", () => {
  it("finds every draw of an honest record fair", async () => {
    const draws = record.match(/"type":"(starting-player-drawn|[a-z-]+-dealt|[a-z-]+-laid)"/g)?.length;
    expect(await checkShuffle(record, board, decks)).toEqual({ fair: true, draws });
  });

  it("finds every draw of a deal that many played where the order of its decks has it", async () => {
    const draws = deal.match(/"type":"(starting-player-drawn|[a-z-]+-dealt|[a-z-]+-laid)"/g)?.length;
    expect(await checkShuffle(deal, board, decks)).toEqual({ fair: true, draws });
    const other = forged(
      (line) => line.replace('train-card-laid","slot":0', 'train-card-laid","slot":1'),
      deal,
    );
    expect((await checkShuffle(other, board, decks)).fair).toBe(true); // the order is of cards, not of slots
    const swapped = forged(
      (line) => line.replace('"ticket-dealt","seat":0,"ticket":"', '"ticket-dealt","seat":0,"ticket":"no-'),
      deal,
    );
    expect(await checkShuffle(swapped, board, decks)).toMatchObject({ fair: false, fault: "not-dealt" });
  });

  it("notices a line that was changed", async () => {
    const edited = record.replace('"seat":0', '"seat":1');
    expect(await checkShuffle(edited, board, decks)).toMatchObject({ fair: false, fault: "edited" });
  });

  it("notices a card that was not dealt, even in a record whose checks were mended", async () => {
    let isDone = false;
    const cheating = forged((line) => {
      if (isDone || !line.includes('"train-card-dealt"')) return line;
      isDone = true;
      return line.includes('"red"')
        ? line.replace('"red"', '"blue"')
        : line.replace(/"card":"[a-z]+"/, '"card":"red"');
    });
    expect(await checkShuffle(cheating, board, decks)).toMatchObject({
      fair: false,
      fault: "not-dealt",
      line: 3,
    });
  });

  it("notices another secret than the one sealed before the game", async () => {
    const swapped = forged((line) => line.replace('"secret":"00', '"secret":"ff'));
    expect(await checkShuffle(swapped, board, decks)).toMatchObject({ fair: false, fault: "wrong-secret" });
  });

  it("notices that the secret is missing", async () => {
    const silent = forged((line) => line.replace(/"secret":"[0-9a-f]+"/, '"secret":null'));
    expect(await checkShuffle(silent, board, decks)).toMatchObject({ fair: false, fault: "no-secret" });
  });
});
