import type { Sound } from "./sound";

let context: AudioContext | undefined;
let sounding = 0; // how many tones are on their way

/** What makes sounds; it sleeps while there are none. */
function awake(): AudioContext {
  context ??= new AudioContext();
  if (sounding === 0) void context.resume();
  return context;
}

function tracked(source: AudioScheduledSourceNode): void {
  sounding += 1;
  source.addEventListener("ended", () => {
    sounding -= 1;
    if (sounding === 0) void context?.suspend();
  });
}

const NOTES: readonly [number, number][] = [
  [392, 0],
  [523.25, 0.13],
];

/** Two soft notes: it is your turn. */
export function chime(): void {
  const audio = awake();
  for (const [pitch, delay] of NOTES) note(audio, pitch, audio.currentTime + delay);
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
  tracked(tone);
  tone.start(start);
  tone.stop(start + 0.55);
}

/** A wave: what it is at a time in seconds; `noise` is anything from -1 to 1. */
type Wave = (time: number, noise: number) => number;

const ring = (pitch: number, time: number, fade: number) =>
  time < 0 ? 0 : Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time / fade);
const puff = (noise: number, time: number, fade: number) =>
  time < 0 ? 0 : noise * Math.exp(-time / fade);

export const SOUNDS: Record<Sound, { long: number; wave: Wave }> = {
  card: {
    long: 0.12,
    wave: (time, noise) => 0.22 * noise * Math.sin((Math.PI * time) / 0.12) ** 2,
  },
  token: {
    long: 0.12,
    wave: (time, noise) => 0.3 * ring(520, time, 0.022) + 0.1 * puff(noise, time, 0.006),
  },
  die: {
    long: 0.5,
    wave: (time, noise) =>
      [0, 0.12, 0.22, 0.29].reduce(
        (sum, start) =>
          sum + 0.22 * puff(noise, time - start, 0.012) + 0.14 * ring(340, time - start, 0.02),
        0,
      ),
  },
  fall: { long: 0.4, wave: (time) => 0.4 * ring(150 - 160 * time, time, 0.1) },
  clash: {
    long: 0.45,
    wave: (time, noise) =>
      0.22 * puff(noise, time, 0.05) + 0.22 * ring(92, time, 0.12) + 0.08 * ring(1180, time, 0.06),
  },
  coin: {
    long: 0.5,
    wave: (time) => 0.14 * ring(1318, time, 0.06) + 0.16 * ring(1760, time - 0.07, 0.14),
  },
  alarm: {
    long: 0.9,
    wave: (time, noise) => 0.3 * puff(noise, time, 0.25) * (0.4 + 0.6 * ring(9, time, 1) ** 2),
  },
  win: {
    long: 1.1,
    wave: (time) =>
      [523, 659, 784, 1047].reduce(
        (sum, pitch, at) => sum + 0.13 * ring(pitch, time - at * 0.12, 0.28),
        0,
      ),
  },
};

const made = new Map<Sound, AudioBuffer>();

/** A sound, sample by sample, from a small and always equal noise. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { long, wave } = SOUNDS[sound];
  let seed = 1;
  return new Float32Array(Math.ceil(long * rate)).map((_, index) => {
    seed = (seed * 16807) % 2147483647;
    return wave(index / rate, seed / 1073741823.5 - 1);
  });
}

/** The sounds are made here, none is fetched. */
function bufferOf(audio: AudioContext, sound: Sound): AudioBuffer {
  const known = made.get(sound);
  if (known) return known;
  const samples = samplesOf(sound, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(sound, buffer);
  return buffer;
}

export function play(sound: Sound): void {
  const audio = awake();
  const source = audio.createBufferSource();
  source.buffer = bufferOf(audio, sound);
  source.connect(audio.destination);
  tracked(source);
  source.start();
}
