// The texts of one's own page, one's devices and the list of players. A module that imports this one runs when they are there.
import loaders from "virtual:account";
import english from "virtual:account-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
