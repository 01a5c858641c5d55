// The focus is never lost: when what has it vanishes, it goes to what stands nearest, or to what a new page begins
// with.

const FOCUSABLE =
  "[tabindex='0'], a[href], button:not(:disabled, [tabindex='-1']), input:not(:disabled), select, summary";

let isPointing = false;
let camePointing = false;
let last: Element | null = null;
let around: Element[] = [];

/** Whether the focus was moved by keys, and not by a mouse or finger. */
export function isByKeyboard(): boolean {
  return !camePointing;
}

/** Put the focus on the first thing inside that can have it. */
export function focusInto(part: Element | null): boolean {
  const first = part?.querySelector<HTMLElement>(FOCUSABLE);
  first?.focus();
  return first !== null && first !== undefined;
}

/** What a new page begins with: the things to act on, or else its title. */
function arrive(): void {
  if (focusInto(document.querySelector("[data-arrival]"))) return;
  const title = document.querySelector<HTMLElement>("h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

function restore(): void {
  const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
  if (!isLost || isPointing) return;
  const near = around.find((one) => one.isConnected && one.querySelector(FOCUSABLE));
  if (near) focusInto(near.querySelector("[data-arrival]") ?? near);
  else arrive();
}

/** Remember what somebody moves with, also for styles. */
function moveBy(pointer: boolean): void {
  isPointing = pointer;
  document.documentElement.toggleAttribute("data-keys", !pointer);
}

/** Watch over the focus of the whole page. */
export function keepFocus(page: Element): void {
  window.addEventListener("pointerdown", () => moveBy(true), true);
  window.addEventListener("keydown", () => moveBy(false), true);
  window.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    camePointing = isPointing;
    last = target;
    around = [];
    for (let one = target.parentElement; one && one !== page; one = one.parentElement) around.push(one);
  });
  new MutationObserver(restore).observe(page, { childList: true, subtree: true });
}
