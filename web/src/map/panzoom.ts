// Moving about the map: drag, wheel, pinch, keys. It writes one transform to one element and tells nobody, so
// nothing is drawn again while the map moves.
import type { Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** Where the sheet lies in the window: its corner in pixels, and how much larger than the fit it is. */
export interface Stand extends Point {
  zoom: number;
}

export const FARTHEST = 1;
export const NEAREST = 12;
const SLACK = 0.12; // of the window: how far the sheet's edge may be pulled in when zoomed

/** The size at which the whole sheet can be seen. */
export function fittedSize(window: Size, sheet: Size): Size {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height);
  return { width: sheet.width * scale, height: sheet.height * scale };
}

function heldAlong(at: number, sheet: number, window: number, share: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  const slack = Math.min(share * window, sheet - window);
  return Math.min(slack, Math.max(window - sheet - slack, at));
}

/** The nearest stand that does not lose the sheet; without slack no strip beside it is empty that need not be. */
export function held({ x, y, zoom }: Stand, window: Size, fitted: Size, slack = SLACK): Stand {
  const kept = Math.min(NEAREST, Math.max(FARTHEST, zoom));
  return {
    zoom: kept,
    x: heldAlong(x, fitted.width * kept, window.width, slack),
    y: heldAlong(y, fitted.height * kept, window.height, slack),
  };
}

/** Zoom so that what lies under `at` stays there. */
export function zoomedAt(stand: Stand, at: Point, factor: number): Stand {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, stand.zoom * factor));
  const grown = zoom / stand.zoom;
  return { zoom, x: at.x - (at.x - stand.x) * grown, y: at.y - (at.y - stand.y) * grown };
}

const DRAG_STARTS = 5; // pixels; less is a click
const SETTLED = 160; // milliseconds after which the sheet is drawn sharp

export class PanZoom {
  stand: Stand = { x: 0, y: 0, zoom: 1 };
  fitted: Size = { width: 1, height: 1 };
  private window: Size = { width: 1, height: 1 };
  private pointers = new Map<number, Point>();
  private isDragging = false;
  private wasDragged = false;
  private frame = 0;
  /** What was to be shown before the window was measured. */
  private shownFirst: (() => void) | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private readonly cleanups: (() => void)[] = [];

  constructor(
    private readonly frameElement: HTMLElement,
    private readonly sheetElement: HTMLElement,
    private sheet: Size,
    /** Called when the map rests, with the pixels per unit of the sheet. */
    private readonly onrest: (scale: number) => void = () => undefined,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options?: AddEventListenerOptions,
    ): void => {
      frameElement.addEventListener(kind, listener, options);
      this.cleanups.push(() => frameElement.removeEventListener(kind, listener, options));
    };
    on("wheel", (event) => this.onWheel(event), { passive: false });
    on("pointerdown", (event) => this.onDown(event));
    on("pointermove", (event) => this.onMove(event));
    on("pointerup", (event) => this.onUp(event));
    on("pointercancel", (event) => this.onUp(event));
    on("click", (event) => this.swallowDragEnd(event), { capture: true });
    on("dblclick", (event) => this.onDoubleClick(event));
    on("keydown", (event) => this.onKey(event));
    // It also reports the first size, when the page is laid out anyway: to ask for it here would be to wait for that.
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(frameElement);
    this.cleanups.push(() => observer.disconnect());
  }

  private get isMeasured(): boolean {
    return this.fitted.width > 1;
  }

  private rest(): void {
    if (this.isMeasured) this.onrest(this.scale);
  }

  destroy(): void {
    this.cleanups.forEach((cleanup) => cleanup());
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
  }

  /** The sheet is of another size from now on. */
  resize(sheet: Size): void {
    if (sheet.width === this.sheet.width && sheet.height === this.sheet.height) return;
    this.sheet = sheet;
    this.measure();
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.frameElement;
    if (!clientWidth || !clientHeight) return;
    const isFirst = !this.isMeasured;
    const middle = this.toSheet({ x: this.window.width / 2, y: this.window.height / 2 });
    this.window = { width: clientWidth, height: clientHeight };
    this.fitted = fittedSize(this.window, this.sheet);
    this.sheetElement.style.width = `${this.fitted.width}px`;
    this.sheetElement.style.height = `${this.fitted.height}px`;
    const { zoom } = this.stand;
    this.place(isFirst ? { x: 0, y: 0, zoom: 1 } : this.centred(middle, zoom));
    if (!isFirst) return;
    this.rest();
    this.shownFirst?.();
  }

  /** A point of the window as shares of the sheet. */
  toSheet({ x, y }: Point): Point {
    const { zoom } = this.stand;
    return {
      x: (x - this.stand.x) / (this.fitted.width * zoom),
      y: (y - this.stand.y) / (this.fitted.height * zoom),
    };
  }

  /** Pixels to one unit of the sheet. */
  get scale(): number {
    return (this.fitted.width / this.sheet.width) * this.stand.zoom;
  }

  private centred(share: Point, zoom: number): Stand {
    const { width, height } = this.window;
    return {
      zoom,
      x: width / 2 - share.x * this.fitted.width * zoom,
      y: height / 2 - share.y * this.fitted.height * zoom,
    };
  }

  private place(stand: Stand): void {
    this.stand = held(stand, this.window, this.fitted);
    const { x, y, zoom } = this.stand;
    this.sheetElement.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    this.frameElement.classList.toggle("near", zoom > FARTHEST);
    // While it moves the sheet is a picture the compositor slides about; at rest it is drawn again, sharp.
    this.sheetElement.style.willChange = "transform";
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.sheetElement.style.willChange = "auto";
      this.rest();
    }, SETTLED);
  }

  /** Go there at once or in a short glide. */
  private glide(to: Stand, animate: boolean): void {
    cancelAnimationFrame(this.frame);
    const [from, end, start] = [this.stand, held(to, this.window, this.fitted), performance.now()];
    if (!animate) return this.place(end);
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / 280);
      const s = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * s;
      this.place({ x: mix(from.x, end.x), y: mix(from.y, end.y), zoom: mix(from.zoom, end.zoom) });
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  fit(animate = true): void {
    this.glide({ x: 0, y: 0, zoom: 1 }, animate);
  }

  zoomBy(factor: number, animate = true): void {
    this.glide(
      zoomedAt(this.stand, { x: this.window.width / 2, y: this.window.height / 2 }, factor),
      animate,
    );
  }

  /** Come nearer to a point of the window. */
  approach(at: Point, factor: number, animate: boolean): void {
    this.glide(zoomedAt(this.stand, at, factor), animate);
  }

  /** Bring a point of the sheet (as shares) to the middle, or as near as its edges let; if it is tiny, come nearer too. */
  show(share: Point, animate: boolean, leastScale = 0): void {
    if (!this.isMeasured) {
      this.shownFirst = () => this.show(share, animate, leastScale);
      return;
    }
    const zoom = Math.max(this.stand.zoom, (leastScale * this.sheet.width) / this.fitted.width);
    this.glide(held(this.centred(share, Math.min(NEAREST, zoom)), this.window, this.fitted, 0), animate);
  }

  inWindow(event: { clientX: number; clientY: number }): Point {
    const box = this.frameElement.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private onWheel(event: WheelEvent): void {
    event.preventDefault();
    cancelAnimationFrame(this.frame);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.place(zoomedAt(this.stand, this.inWindow(event), Math.exp(-event.deltaY * lines * speed)));
  }

  private onDown(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    cancelAnimationFrame(this.frame);
    this.pointers.set(event.pointerId, this.inWindow(event));
    if (this.pointers.size === 1) this.wasDragged = false;
    if (this.pointers.size === 2) this.capture();
  }

  private capture(): void {
    this.isDragging = true;
    this.wasDragged = true;
    this.frameElement.classList.add("moving");
    for (const id of this.pointers.keys()) this.frameElement.setPointerCapture(id);
  }

  private onMove(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.inWindow(event);
    if (!this.isDragging) {
      if (Math.hypot(now.x - before.x, now.y - before.y) < DRAG_STARTS) return;
      this.capture();
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (!other) {
      this.place({ ...this.stand, x: this.stand.x + now.x - before.x, y: this.stand.y + now.y - before.y });
      return;
    }
    const spread = (p: Point): number => Math.max(10, Math.hypot(p.x - other.x, p.y - other.y));
    const middle = (p: Point): Point => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
    const [from, to] = [middle(before), middle(now)];
    const moved = { ...this.stand, x: this.stand.x + to.x - from.x, y: this.stand.y + to.y - from.y };
    this.place(zoomedAt(moved, to, spread(now) / spread(before)));
  }

  private onUp(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size > 0) return;
    this.isDragging = false;
    this.frameElement.classList.remove("moving");
  }

  /** The click that ends a drag is not a click. */
  private swallowDragEnd(event: MouseEvent): void {
    if (!this.wasDragged) return;
    this.wasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private onDoubleClick(event: MouseEvent): void {
    if ((event.target as Element).closest("[role=button]")) return;
    if (this.stand.zoom > 1.05) this.fit();
    else this.approach(this.inWindow(event), 2.6, true);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 80;
    const pan = (x: number, y: number): void =>
      this.place({ ...this.stand, x: this.stand.x + x, y: this.stand.y + y });
    const pans: Record<string, () => void> = {
      ArrowLeft: () => pan(step, 0),
      ArrowRight: () => pan(-step, 0),
      ArrowUp: () => pan(0, step),
      ArrowDown: () => pan(0, -step),
    };
    const zooms: Record<string, () => void> = {
      "+": () => this.zoomBy(1.4, false),
      "=": () => this.zoomBy(1.4, false),
      "-": () => this.zoomBy(1 / 1.4, false),
      "0": () => this.fit(false),
    };
    const deed = zooms[event.key] ?? (event.shiftKey ? pans[event.key] : undefined);
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  }
}
