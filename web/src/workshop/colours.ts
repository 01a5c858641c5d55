// The colours that a route may have, in the order of the rules.
import type { Colour } from "../protocol";

export const COLOURS: readonly Colour[] = [
  "purple",
  "white",
  "blue",
  "yellow",
  "orange",
  "black",
  "red",
  "green",
  "grey",
];
