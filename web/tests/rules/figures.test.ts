import { afterEach, describe, expect, it } from "vitest";
import { currentFigures, figuresOf, sayRule, showFiguresOf } from "../../src/wording/figures.svelte";
import { paragraphsOf } from "../../src/rules/rules";
import { board } from "../fixtures/table";

const published = currentFigures();
let leave = (): void => undefined;
afterEach(() => leave());

describe("the numbers in the rules' texts", () => {
  it("are those of the built-in board, counted from the board itself", () => {
    expect(figuresOf({}, board)).toEqual(published);
  });

  it("are those a table has agreed on, until it is left", () => {
    leave = showFiguresOf({ tickets_drawn: 3, draws: 1 }, board);
    expect(paragraphsOf("6.1")[0]).toMatch(/^Draw the top three tickets/);
    expect(sayRule("rule-title-4-1")).toBe("One card");
    leave();
    expect(paragraphsOf("6.1")[0]).toMatch(/^Draw the top four tickets/);
  });

  it("are those of the board that is played on", () => {
    leave = showFiguresOf({}, { ...board, tickets: board.tickets.slice(0, 7) });
    expect(sayRule("rule-1-3")).toMatch(/^There are seven destination tickets/);
  });
});
