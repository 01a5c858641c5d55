// Telling a person who looks elsewhere that it is their turn: a bell, and if they like a notification.
import { settings } from "../settings/settings.svelte";
import { say } from "../i18n/texts.svelte";

let audio: AudioContext | null = null;

/** A small station bell. */
export function ring(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
  strike(audio, 880, 0);
  strike(audio, 1318.5, 0.16);
}

function strike(context: AudioContext, pitch: number, delay: number): void {
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 1);
}

/** A notification of the system, for those who asked for it and are not looking. */
export function notify(game: string, since: number): void {
  if (!settings.notify || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const [title, options] = [
    say("notify-your-turn"),
    { tag: `okapi-${game}`, data: { path: `${location.pathname}?since=${since}` } },
  ];
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker)
      void worker.showNotification(title, options); // the only way on a phone
    else new Notification(title, options);
  });
}
