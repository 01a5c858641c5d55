// The texts of the workshop. A module that imports this one runs when they are there.
import loaders from "virtual:workshop";
import english from "virtual:workshop-en";
import { bringTexts } from "./texts.svelte";

await bringTexts(loaders, english);
