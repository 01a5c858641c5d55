// Which rules there are, and what they say. The English catalog has a message for each, so it is the list.
import { has, say } from "../i18n/texts.svelte";
import { sayRule } from "../wording/figures.svelte";

export interface RuleSection {
  number: string;
  rules: string[];
}

const key = (rule: string): string => rule.replace(".", "-");

export const isRule = (rule: string): boolean => /^\d(\.\d+)?$/.test(rule) && has(`rule-${key(rule)}`);

export const titleOf = (rule: string): string => sayRule(`rule-title-${key(rule)}`);

/** A rule's number and name. */
export const headingOf = (rule: string): string =>
  say("rules-heading", { number: rule, title: titleOf(rule) });

export const paragraphsOf = (rule: string): string[] => sayRule(`rule-${key(rule)}`).split(/\n\s*\n/);

/** Every section with its rules, in order. A rule may be called like its section. */
export function sections(): RuleSection[] {
  const found: RuleSection[] = [];
  for (let section = 1; has(`rules-section-${section}`); section += 1) {
    const rules = isRule(String(section)) ? [String(section)] : [];
    for (let rule = 1; isRule(`${section}.${rule}`); rule += 1) rules.push(`${section}.${rule}`);
    found.push({ number: String(section), rules });
  }
  return found;
}

/** A paragraph cut at the rules it names in brackets: text and numbers by turns, text first. */
export function cutAtRules(paragraph: string): string[] {
  // No lookbehind, which older Safaris cannot read.
  return paragraph.replace(/\((\d\.\d+)\)/g, "(\0$1\0)").split("\0");
}
