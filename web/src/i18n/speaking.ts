// The texts of the text table. A module that imports this one runs when they are there.
import loaders from "virtual:speaking";
import english from "virtual:speaking-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
