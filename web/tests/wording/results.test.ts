import { describe, expect, it } from "vitest";
import { ratingInWords, signed } from "../../src/wording/results";

describe("a rating", () => {
  const rating = { value: 1640, uncertainty: 120, games: 12, is_provisional: false };

  it("says how sure it is", () => {
    expect(ratingInWords(rating)).toBe("1,640 ± 120");
    expect(ratingInWords({ ...rating, games: 2, is_provisional: true })).toBe("1,640 ± 120 (provisional)");
  });

  it("changes by a number with a sign", () => {
    expect([signed(12), signed(-8), signed(0)]).toEqual(["+12", "−8", "±0"]);
  });
});
