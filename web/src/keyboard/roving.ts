// Many buttons, one Tab stop: the arrow keys lead from one to the next.
import type { Attachment } from "svelte/attachments";
import { isArrow, nearestThatWay, type ScreenPoint } from "./direction";
import { isByKeyboard } from "./focus";

function middle(element: Element): ScreenPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** For a group of buttons; in a list, the keys that lead aside are left to others. */
export function roving(shape: "grid" | "list" = "grid"): Attachment<HTMLElement> {
  return (group) => {
    let current: HTMLElement | undefined;
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];

    function settle(): void {
      const all = items();
      if (!current || !all.includes(current))
        current = all.find((item) => item.ariaDisabled !== "true") ?? all[0];
      for (const item of all) {
        const stop = item === current ? 0 : -1;
        if (item.tabIndex !== stop) item.tabIndex = stop; // of the many lines of a log, few change
      }
    }
    function onfocusin({ target }: FocusEvent): void {
      const item = items().find((one) => one === target);
      if (!item) return;
      current = item;
      settle();
    }
    function onkeydown(event: KeyboardEvent): void {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !isByKeyboard()) return;
      const all = items();
      const from = all.find((item) => item === event.target);
      if (!from || !(isArrow(key) || key === "Home" || key === "End")) return;
      if (shape === "list" && (key === "ArrowLeft" || key === "ArrowRight")) return;
      event.preventDefault();
      const next = isArrow(key) ? nearestThatWay(from, all, key, middle) : all.at(key === "Home" ? 0 : -1);
      next?.focus();
    }

    settle();
    const observer = new MutationObserver(settle);
    observer.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", onfocusin);
    group.addEventListener("keydown", onkeydown);
    return () => {
      observer.disconnect();
      group.removeEventListener("focusin", onfocusin);
      group.removeEventListener("keydown", onkeydown);
    };
  };
}
