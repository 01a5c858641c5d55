// The texts of the puzzles. A module that imports this one runs when they are there.
import loaders from "virtual:puzzles";
import english from "virtual:puzzles-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
