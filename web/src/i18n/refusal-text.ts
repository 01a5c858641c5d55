// Why something was refused, in words.
import type { Refused } from "../protocol";
import { has, say, type Params } from "./texts.svelte";

/** The details of a refusal, in words. */
function inWords(details: Refused["details"]): Params {
  const family: Record<string, string> = { terrain: "terrain", colour: "colour" };
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value !== "string") return [name, value];
      if (name === "card") return [name, say(has(`card-${value}`) ? `card-${value}` : `terrain-${value}`)];
      return [name, family[name] ? say(`${family[name]}-${value}`) : value];
    }),
  );
}

/** Why something was refused. */
export function refusalText({ reason, details }: Refused): string {
  const id = `reason-${reason.replaceAll(".", "-")}`;
  return has(id) ? say(id, inWords(details)) : say("web-refused", { reason });
}
