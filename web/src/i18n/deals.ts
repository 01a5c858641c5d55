// The texts of the deal of the day. A module that imports this one runs when they are there.
import loaders from "virtual:deals";
import english from "virtual:deals-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
