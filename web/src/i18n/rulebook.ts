// The texts of the rules. A module that imports this one runs when they are there.
import loaders from "virtual:rulebook";
import english from "virtual:rulebook-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
