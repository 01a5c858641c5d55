// Why something was refused, with the number of the rule: it can be asked for.
import type { Refused } from "../protocol";
import { say } from "../i18n/texts.svelte";
import { refusalText } from "../i18n/refusal-text";

export function refusalWithRule(refused: Refused): string {
  const { rule } = refused.details;
  const reason = refusalText(refused);
  return rule === undefined ? reason : say("refused", { reason, rule });
}
