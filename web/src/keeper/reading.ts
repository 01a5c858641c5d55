// Reading what somebody else may have written: each of these throws where it is not what is wanted.

export function require(isRight: boolean): asserts isRight {
  if (!isRight) throw new TypeError("not a kept game");
}
export function record(value: unknown): Record<string, unknown> {
  require(typeof value === "object" && value !== null && !Array.isArray(value));
  return value as Record<string, unknown>;
}
export function list(value: unknown, max: number): unknown[] {
  require(Array.isArray(value) && value.length <= max);
  return value;
}
export function string(value: unknown, longest: number): string {
  require(typeof value === "string" && value.length > 0 && value.length <= longest);
  return value;
}
export function whole(value: unknown, min: number, max: number): number {
  require(Number.isInteger(value));
  return number(value, min, max);
}
export function number(value: unknown, min: number, max: number): number {
  require(typeof value === "number" && value >= min && value <= max);
  return value;
}
export function oneOf<Word extends string>(value: unknown, words: Iterable<Word>): Word {
  for (const word of words) if (word === value) return word;
  throw new TypeError("no such word");
}
export function pair<Part>(value: unknown, part: (one: unknown) => Part): [Part, Part] {
  const parts = list(value, 2);
  require(parts.length === 2);
  return [part(parts[0]), part(parts[1])];
}
