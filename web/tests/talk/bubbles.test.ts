import { describe, expect, test } from "vitest";
import { placeOf } from "../../src/talk/bubbles";
import { overlap, type ScreenBox } from "../../src/ui/things";

const size = { width: 160, height: 50 };
const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

describe("a remark stands", () => {
  test("beside the speaker's panel: right of one at the left, left of one at the right", () => {
    const atTheLeft = { left: 8, top: 155, width: 298, height: 94 };
    const { box, side } = placeOf(atTheLeft, size, desktop, []);
    expect([box.left > 306, side]).toEqual([true, "left"]);
    const atTheRight = { left: 940, top: 56, width: 330, height: 28 };
    const other = placeOf(atTheRight, size, desktop, []);
    expect([other.box.left + size.width < 940, other.side]).toEqual([true, "right"]);
  });

  test("below a narrow strip, inside the screen, and over no other", () => {
    const cells = [8, 135, 262].map((left) => ({ left, top: 45, width: 122, height: 36 }));
    const taken: ScreenBox[] = [];
    for (const cell of cells) {
      const { box, side } = placeOf(cell, { width: 280, height: 56 }, phone, taken);
      expect(side).toBe("below");
      expect(box.left).toBeGreaterThan(0);
      expect(box.left + 280).toBeLessThan(phone.width);
      expect(taken.some((one) => overlap(one, box))).toBe(false);
      taken.push(box);
    }
  });

  test("below its panel rather than over another's", () => {
    const [mine, yours] = [8, 182].map((left) => ({ left, top: 45, width: 170, height: 36 }));
    const { box, side } = placeOf(mine!, size, phone, [], [yours!]);
    expect(side).toBe("below");
    expect(overlap(box, yours!)).toBe(false);
  });

  test("at the upper edge when its speaker is nowhere on the screen", () => {
    expect(placeOf(null, size, desktop, []).side).toBe("none");
  });
});
