// Dragging a card by finger or pen. Browsers drag with the mouse only, so the same events are made here; what
// takes dropped cards need not know which hand brought them.
import type { Attachment } from "svelte/attachments";

/** What a dragged card is called in a drag's data; its value is the card (`red`, `locomotive`, …). */
export const CARD_DRAG_TYPE = "text/x-okapi-card";

const HOLD = 180; // milliseconds a finger rests on a card to lift it; one that moves before scrolls
const STILL = 8; // pixels a resting finger may move

/** A card that can be dragged, by mouse or finger. */
export function dragged(card: string): Attachment<HTMLElement> {
  return (element) => {
    const finger = new Finger(element, card);
    element.draggable = true;
    element.addEventListener("dragstart", (event) => {
      if (finger.isDown) event.preventDefault();
      else event.dataTransfer?.setData(CARD_DRAG_TYPE, card);
    });
    return () => finger.cancel();
  };
}

class Finger {
  isDown = false;
  private from = { x: 0, y: 0 };
  private lifting: ReturnType<typeof setTimeout> | undefined;
  private ghost: HTMLElement | null = null;
  private over: Element | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly card: string,
  ) {
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", (event) => this.drop(event));
    element.addEventListener("pointercancel", () => this.cancel());
    // A lifted card neither scrolls what lies under it nor asks for a menu.
    element.addEventListener("touchmove", (event) => this.ghost && event.preventDefault(), {
      passive: false,
    });
    element.addEventListener("contextmenu", (event) => this.isDown && event.preventDefault());
  }

  private down(event: PointerEvent): void {
    this.cancel();
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.isDown = true;
    this.from = { x: event.clientX, y: event.clientY };
    this.lifting = setTimeout(() => this.lift(), HOLD);
  }

  private move({ clientX, clientY }: PointerEvent): void {
    if (!this.isDown) return;
    if (!this.ghost) {
      if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > STILL) this.cancel();
      return;
    }
    this.ghost.style.translate = `${clientX - this.from.x}px ${clientY - this.from.y}px`;
    const over = document.elementFromPoint(clientX, clientY);
    if (over !== this.over) this.dispatch("dragleave", clientX, clientY);
    this.over = over;
    this.dispatch("dragover", clientX, clientY);
  }

  private drop({ clientX, clientY }: PointerEvent): void {
    this.dispatch("drop", clientX, clientY);
    this.cancel();
  }

  private lift(): void {
    const { left, top, width } = this.element.getBoundingClientRect();
    this.ghost = document.createElement("div");
    this.ghost.className = "lifted";
    this.ghost.ariaHidden = "true";
    this.ghost.append(...Array.from(this.element.childNodes, (node) => node.cloneNode(true)));
    Object.assign(this.ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
    document.body.append(this.ghost);
  }

  /** Put a card that was not dropped back. */
  cancel(): void {
    clearTimeout(this.lifting);
    this.dispatch("dragleave", 0, 0);
    this.ghost?.remove();
    this.ghost = null;
    this.over = null;
    this.isDown = false;
  }

  private dispatch(kind: "dragover" | "dragleave" | "drop", clientX: number, clientY: number): void {
    if (!this.over) return;
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(CARD_DRAG_TYPE, this.card);
    const how = { bubbles: true, cancelable: true, clientX, clientY, dataTransfer };
    this.over.dispatchEvent(new DragEvent(kind, how));
  }
}
