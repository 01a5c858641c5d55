// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dragged } from "../../src/pieces/drag";

describe("a finger on a card", () => {
  let card: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    card = document.createElement("button");
    document.body.append(card);
    dragged("red")(card);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  const touch = (kind: string, x: number, pointerType = "touch"): void => {
    card.dispatchEvent(new PointerEvent(kind, { pointerType, isPrimary: true, clientX: x, bubbles: true }));
  };
  const isLifted = (): boolean => document.querySelector(".lifted") !== null;
  /** Whether the browser may scroll with this movement. */
  const scrolls = (): boolean => card.dispatchEvent(new Event("touchmove", { cancelable: true }));

  it("lifts the card when it rests there, and nothing scrolls then", () => {
    touch("pointerdown", 10);
    touch("pointermove", 12);
    vi.runAllTimers();
    expect(isLifted()).toBe(true);
    expect(scrolls()).toBe(false);
    touch("pointerup", 12);
    expect(isLifted()).toBe(false);
  });

  it("scrolls when it moves at once", () => {
    touch("pointerdown", 10);
    touch("pointermove", 40);
    vi.runAllTimers();
    expect(isLifted()).toBe(false);
    expect(scrolls()).toBe(true);
  });

  it("leaves no card behind when the browser takes the touch away", () => {
    touch("pointerdown", 10);
    vi.runAllTimers();
    touch("pointercancel", 10);
    expect(isLifted()).toBe(false);
  });

  it("is not a mouse, which drags in its own way", () => {
    touch("pointerdown", 10, "mouse");
    vi.runAllTimers();
    expect(isLifted()).toBe(false);
  });
});
