// The texts of the almanac, of regular tables and of the people one plays with. A module that imports this one runs when
// they are there.
import "./account"; // they speak of the same games and people
import loaders from "virtual:almanac";
import english from "virtual:almanac-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
