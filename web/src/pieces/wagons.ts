// The rolling stock on the train cards, one kind for each colour, in a box of 64 by 46. `paint` takes the card's
// colour, `ink` is drawn over it in fine lines, `solid` is filled with ink, `wheels` stand at y 37.
import type { TrainCard } from "../protocol";

export interface Wagon {
  paint: string;
  ink: string;
  solid?: string;
  glass?: string;
  wheels: readonly (readonly [x: number, radius: number])[];
}

const BOGIES = [
  [13, 4],
  [22, 4],
  [42, 4],
  [51, 4],
] as const;
const AXLES = [
  [16, 4.6],
  [48, 4.6],
] as const;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const WAGONS: Record<TrainCard, Wagon> = {
  // a saloon for passengers
  purple: {
    paint: "M4 12h56v20H4z",
    ink: "M4 26H60M4 28.5H60",
    solid: "M2 12Q3 6.5 12 6H52Q61 6.5 62 12z",
    glass: "M8 15h6v8H8zM17 15h6v8h-6zM26 15h6v8h-6zM35 15h6v8h-6zM44 15h6v8h-6zM53 15h4v8h-4z",
    wheels: BOGIES,
  },
  // an ice van
  white: {
    paint: "M5 11h54v21H5z",
    ink: "M24 11v21M40 11v21M24 11l16 21M40 11 24 32M10 15h9M10 18h9M10 21h9M45 15h9M45 18h9M45 21h9",
    solid: "M3 11.5Q32 3 61 11.5z",
    wheels: AXLES,
  },
  // a tank of water
  blue: {
    paint: "M14 11H50a10.5 10.5 0 0 1 0 21H14a10.5 10.5 0 0 1 0-21zM27 11V6.5H37V11z",
    ink: "M18 11V32M46 11V32M25 6.5H39M22 6V11M6 21.5H58",
    wheels: AXLES,
  },
  // a hopper of grain
  yellow: {
    paint: "M6 12Q12 5 20 8 26 2.5 33 7 42 3 47 8 54 6.5 58 12zM4 12H60L49 32H15z",
    ink: "M4 12H60M15 12 21 32M26 12 29 32M38 12 35 32M49 12 43 32",
    wheels: AXLES,
  },
  // crates of fruit between slats
  orange: {
    paint: `${disc(13, 12, 4)}${disc(22, 10.5, 4.4)}${disc(32, 11.5, 4.2)}${disc(42, 10.5, 4.4)}${disc(51, 12, 4)}M5 15h54v4.5H5zM5 21.5h54V26H5zM5 28h54v4H5z`,
    ink: "M8 14V32M24 14V32M40 14V32M56 14V32",
    wheels: AXLES,
  },
  // coal
  black: {
    paint: "M8 18Q11 10 18 12 22 5 29 8.5 36 4.5 41 9.5 50 8 56 18zM4 17H60V32H4z",
    ink: "M17 18V32M32 18V32M47 18V32M4 21H60",
    wheels: AXLES,
  },
  // a brake van with its stove
  red: {
    paint: "M14 11H50V32H14z",
    ink: "M6 11V32M10 22V32M58 11V32M54 22V32M5 22h9M50 22h9M14 26.5H50M32 11V32",
    solid: "M3 11.5Q32 4 61 11.5zM40 7V.8h4.5V8z",
    glass: "M18 15h9v7h-9zM37 15h9v7h-9z",
    wheels: AXLES,
  },
  // logs from the forest
  green: {
    paint:
      "M7 24.5H57a3.7 3.7 0 0 1 0 7.5H7a3.7 3.7 0 0 1 0-7.5zM10 17H54a3.7 3.7 0 0 1 0 7.5H10A3.7 3.7 0 0 1 10 17zM14 9.5H50a3.7 3.7 0 0 1 0 7.5H14a3.7 3.7 0 0 1 0-7.5z",
    ink: `${disc(57, 28.2, 1.6)}${disc(54, 20.7, 1.6)}${disc(50, 13.2, 1.6)}M15 28H40M18 20.5H34M22 13.2H40M12 7V33M32 7V33M52 7V33`,
    wheels: BOGIES,
  },
  // the locomotive
  locomotive: {
    paint: "M21 15H52Q57 15 57 22T52 29H21zM5 9H21V32H5zM28 15V11.5a4 4 0 0 1 8 0V15z",
    ink: "M27 15V29M40 15V29M21 29H60M6 26H21",
    solid: "M3 9Q12 4 23 9zM44 15 42.5 4.5H51.5L50 15zM41.5 2.5H52.5V5.5H41.5zM57 30h3l4 8h-9z",
    glass: "M8.5 13h9v7h-9z",
    wheels: [
      [12, 4],
      [28, 7],
      [43, 7],
      [55, 3.6],
    ],
  },
};
