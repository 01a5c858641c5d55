// The final map and the score sheet as one picture.
import { playerGlyph } from "../pieces/glyphs";

export interface Row {
  name: string;
  colour: number;
  numbers: number[];
  hasWon: boolean;
}

const WIDTH = 1400;
const EDGE = 60;
/** What decides how a part of the drawing looks; everything else is the same in a picture. */
const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "stop-color",
  "stop-opacity",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "paint-order",
  "mix-blend-mode",
];

/** A copy of a drawing that looks the same outside the page: the page's styles are written into it. */
function standalone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>("*")]);
  from?.forEach((element, index) => {
    const looks = getComputedStyle(element);
    const target = to?.[index];
    if (!target || element.closest("defs")) return; // what is used looks like its user
    for (const style of STYLES) {
      const value = looks.getPropertyValue(style);
      if (value) target.setAttribute(style, value);
    }
    if (looks.display === "none") target.setAttribute("display", "none");
    target.removeAttribute("class");
    target.removeAttribute("style");
  });
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, width, height))}`;
  await image.decode();
  return image;
}

/** The map, drawn in layers, with who won above it and the score sheet below. */
export async function pictureOf(
  layers: SVGSVGElement[],
  title: string,
  heads: string[],
  rows: Row[],
): Promise<Blob> {
  const [ground] = layers;
  if (!ground) throw new Error("there is no map");
  const { width, height } = ground.viewBox.baseVal;
  const mapHeight = Math.round((WIDTH - 2 * EDGE) * (height / width));
  const [top, row] = [150, 62];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, top + row * (rows.length + 1) + 40 + mapHeight + EDGE];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  const page = getComputedStyle(ground);
  const colour = (name: string): string => page.getPropertyValue(name).trim();
  const serif = page.getPropertyValue("--font-display");
  const sans = page.getPropertyValue("--font-text");

  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--ink");
  pen.font = `500 64px ${serif}`;
  pen.textAlign = "center";
  pen.fillText(title, WIDTH / 2, 96, WIDTH - 2 * EDGE);

  const columns = heads.map((_, index) => 620 + ((WIDTH - EDGE - 620) * (index + 1)) / heads.length);
  pen.textAlign = "right";
  pen.font = `400 26px ${sans}`;
  heads.forEach((head, index) =>
    pen.fillText(head.replaceAll("\u00ad", ""), columns[index] ?? 0, top + 36, 148),
  );
  rows.forEach(({ name, colour: livery, numbers, hasWon }, index) => {
    const y = top + row * (index + 1);
    if (hasWon) {
      pen.globalAlpha = 0.25;
      pen.fillStyle = colour("--brass");
      pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, row - 6);
      pen.globalAlpha = 1;
    }
    const [face, sign] = [colour(`--player-${livery}`), colour(`--player-${livery}-on`)];
    badge(pen, EDGE + 30, y + row / 2 - 3, face, sign, colour("--ink"), livery);
    pen.fillStyle = colour("--ink");
    pen.textAlign = "left";
    pen.font = `600 32px ${sans}`;
    pen.fillText(name, EDGE + 70, y + 40, 500);
    pen.textAlign = "right";
    numbers.forEach((number, column) => {
      pen.font = column === numbers.length - 1 ? `600 40px ${serif}` : `400 30px ${sans}`;
      pen.fillText(String(number).replace("-", "−"), columns[column] ?? 0, y + 41);
    });
  });
  const mapTop = top + row * (rows.length + 1) + 40;
  for (const layer of layers) pen.drawImage(await imageOf(layer, WIDTH - 2 * EDGE, mapHeight), EDGE, mapTop);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function badge(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  livery: string,
  sign: string,
  edge: string,
  colour: number,
): void {
  pen.fillStyle = livery;
  pen.beginPath();
  pen.arc(x, y, 24, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = edge;
  pen.lineWidth = 2;
  pen.stroke();
  pen.save();
  pen.translate(x - 15, y - 15);
  pen.scale(1.25, 1.25);
  pen.fillStyle = sign;
  pen.fill(new Path2D(playerGlyph(colour)), "evenodd");
  pen.restore();
}
