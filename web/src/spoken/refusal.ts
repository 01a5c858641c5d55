// Why something was refused, with the number of the rule: it can be asked for.
import type { Refused } from "../protocol";
import { say } from "../text/texts.svelte";
import { refusalText } from "../text/wording";

export function refusalWithRule(refused: Refused): string {
  const { rule } = refused.details;
  const reason = refusalText(refused);
  return rule === undefined ? reason : say("refused", { reason, rule });
}
