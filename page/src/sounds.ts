// Short sounds, synthesised when played.
import { settings } from "./settings.svelte";

type Note = [pitch: number, start: number, length: number];
const SOUNDS = {
  turn: [[523, 0, 0.18], [784, 0.14, 0.3]],
  event: [[330, 0, 0.06]],
  end: [[392, 0, 0.5], [494, 0.12, 0.5], [587, 0.24, 0.7]],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) play(context, note as Note);
}

function play(audio: AudioContext, [pitch, start, length]: Note): void {
  const begin = audio.currentTime + start;
  const loudness = audio.createGain();
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.08, begin);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
