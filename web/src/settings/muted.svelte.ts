// Whose remarks are not shown. The server keeps it with the person, so that it holds on every device of theirs.
import { api } from "../net/api";
import { identity } from "../net/me.svelte";

let people = $state.raw<string[]>([]);

export const muted = {
  has(person: string): boolean {
    return people.includes(person);
  },
};

/** Ask the server whom this person does not want to hear. */
export async function loadMuted(): Promise<void> {
  if (!identity.me) return;
  people = ids(await api.muted());
}

/** Another device of this person has changed it, or this one. */
export function takeMuted(list: { people: { id: string }[] }): void {
  people = ids(list);
}

/** Hear a person no more, or again; at once, though the server has not answered yet. */
export async function mute(person: string, isMuted: boolean): Promise<void> {
  const before = people;
  const rest = people.filter((other) => other !== person);
  people = isMuted ? [...rest, person] : rest;
  try {
    people = ids(await (isMuted ? api.mute(person) : api.unmute(person)));
  } catch (error) {
    people = before;
    throw error;
  }
}

const ids = (list: { people: { id: string }[] }): string[] => list.people.map(({ id }) => id);
