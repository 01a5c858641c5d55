// Plays the sounds of the table. Browsers allow it from the first gesture on. What would be heard before that, in a tab
// that nobody sees, or too late, is not heard at all: everything is said on the screen as well.
import { settings } from "../settings/settings.svelte";

const SOUNDS = ["card", "turn-over", "shuffle", "rails", "doubled", "ticket", "taken", "turn", "last-round", "end"] as const; // prettier-ignore
export type Sound = (typeof SOUNDS)[number];

const TOO_LATE = 400; // milliseconds after it was due
const files = import.meta.glob<string>("./files/*.mp3", { query: "?url", import: "default", eager: true });
const loaded = new Map<Sound, Promise<AudioBuffer>>();
const playing = new Set<Sound>();
let audio: AudioContext | null = null;

function allow(): void {
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume(); // phones stop it during a call
}

if (navigator.userActivation?.hasBeenActive) allow();
for (const gesture of ["pointerup", "keydown"]) window.addEventListener(gesture, allow, true);

function load(context: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const known = loaded.get(sound);
  if (known) return known;
  const coming = fetch(files[`./files/${sound}.mp3`] ?? "")
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes));
  loaded.set(sound, coming);
  coming.catch(() => loaded.delete(sound)); // without a connection: next time
  return coming;
}

/** Play a sound after some milliseconds, unless it is already being played. `level` is how loud, 1 as usual. */
export async function play(sound: Sound, after = 0, level = 1): Promise<void> {
  if (!audio || !settings.volume || document.hidden || playing.has(sound)) return;
  playing.add(sound);
  try {
    const [context, due] = [audio, performance.now() + after];
    await context.resume();
    const buffer = await load(context, sound);
    const late = performance.now() - due;
    if (late > TOO_LATE) throw new Error("too late");
    const source = new AudioBufferSourceNode(context, { buffer });
    const gain = new GainNode(context, { gain: level * (settings.volume / 100) ** 2 });
    source.onended = () => playing.delete(sound);
    source.connect(gain).connect(context.destination);
    source.start(context.currentTime + Math.max(0, -late) / 1000);
  } catch {
    playing.delete(sound);
  }
}
