import { untrack } from "svelte";

/** Call back at first and after each change of a value. What the callback itself reads is not followed. */
export function watch<T>(value: () => T, then: (value: T) => void): void {
  $effect(() => {
    const now = value();
    untrack(() => then(now));
  });
}
