import { beforeEach, expect, it, vi } from "vitest";

/** As much of Web Audio as is used. What was started is in `started`, and ends when a test says so. */
const started: { ended: () => void; gain: number }[] = [];
class FakeContext {
  static made = 0;
  state = "running";
  currentTime = 0;
  destination = {};
  constructor() {
    FakeContext.made += 1;
  }
  decodeAudioData = () => Promise.resolve({});
  resume = () => Promise.resolve();
}
class FakeSource {
  onended: (() => void) | null = null;
  private gain = 0;
  connect(node: { gain: number }) {
    this.gain = node.gain;
    return { connect: () => undefined };
  }
  start = () => started.push({ ended: () => this.onended?.(), gain: this.gain });
}
class Gain {
  gain: number;
  constructor(_: unknown, { gain }: { gain: number }) {
    this.gain = gain;
  }
}

/** A page that has just been opened. */
async function open() {
  vi.resetModules();
  const { settings } = await import("../../src/settings/settings.svelte");
  const { play } = await import("../../src/sound/player");
  settings.volume = 50;
  return { play, settings };
}
const gesture = (): boolean => window.dispatchEvent(new Event("pointerup"));

beforeEach(() => {
  vi.restoreAllMocks();
  started.length = 0;
  FakeContext.made = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("fetch", () => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }));
});

it("nothing is heard before the first gesture, nor later what was due before", async () => {
  const { play } = await open();
  await play("card");
  expect(FakeContext.made).toBe(0);
  gesture();
  expect(started).toHaveLength(0);
  await play("card");
  expect(started).toHaveLength(1);
});

it("a sound is never heard twice at once, two different ones are", async () => {
  const { play } = await open();
  gesture();
  await Promise.all([play("card"), play("card"), play("rails")]);
  expect(started).toHaveLength(2);
  started[0]!.ended();
  await play("card");
  expect(started).toHaveLength(3);
});

it("nothing is heard in a tab that nobody sees, or with the volume at zero", async () => {
  const { play, settings } = await open();
  gesture();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await play("turn");
  hidden.mockReturnValue(false);
  settings.volume = 0;
  await play("turn");
  expect(started).toHaveLength(0);
});

it("a sound that cannot be loaded is asked for again", async () => {
  const { play } = await open();
  gesture();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  await play("card");
  expect(started).toHaveLength(0);
  vi.stubGlobal("fetch", () => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }));
  await play("card");
  expect(started).toHaveLength(1);
});
