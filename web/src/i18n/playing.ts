// The texts of the table, the rules and the score keeper. A module that imports this one runs when they are there.
import loaders from "virtual:playing";
import english from "virtual:playing-en";
import { addTexts } from "./texts.svelte";

await addTexts({ ...loaders, en: () => Promise.resolve(english) }).catch(() => undefined); // English is there
