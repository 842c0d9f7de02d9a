let context: AudioContext | undefined;

const NOTES: readonly [number, number][] = [
  [392, 0],
  [523.25, 0.13],
];

/** Two soft notes: it is your turn. */
export function chime(): void {
  context ??= new AudioContext();
  for (const [pitch, delay] of NOTES) note(context, pitch, context.currentTime + delay);
}

function note(audio: AudioContext, pitch: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.16, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}
