// What lines and glows around routes may mean. A map that says everything at once says nothing: two meanings at a time.

/** In order of importance: what one looks at, chose and planned, then what one can do, and last what is shown elsewhere as well. */
const MEANINGS = ["highlighted", "selected", "planned", "claimable", "fresh", "wanted"] as const;
export type Meaning = (typeof MEANINGS)[number];

const AT_A_TIME = 2;
/** What is still seen beside a ticket that is looked at. */
const QUIET: readonly Meaning[] = ["highlighted", "selected", "planned"];

/** The meanings that are seen, of those that some route has. */
export function meaningsSeen(had: ReadonlySet<Meaning>, isQuiet: boolean): ReadonlySet<Meaning> {
  const order = isQuiet ? QUIET : MEANINGS;
  return new Set(order.filter((meaning) => had.has(meaning)).slice(0, AT_A_TIME));
}
