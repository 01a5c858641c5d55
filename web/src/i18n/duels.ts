// The texts of duels and evenings. A module that imports this one runs when they are there.
import loaders from "virtual:duels";
import english from "virtual:duels-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
