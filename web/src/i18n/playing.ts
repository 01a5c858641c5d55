// The texts of the table and the score keeper. A module that imports this one runs when they are there.
import loaders from "virtual:playing";
import english from "virtual:playing-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
