// Percentages as the language writes them.
import { numeral, say } from "../i18n/texts.svelte";

/** “47%” */
export const percents = (percent: number): string => say("percent", { percent: numeral(percent) });

/** “+5”, “−5”, “0” */
export const signed = (value: number): string => sign(value) + numeral(Math.abs(value));

const sign = (value: number): string => (value > 0 ? "+" : value < 0 ? "−" : "");
