import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Sound } from "../src/lib/sound";
import { SOUNDS, samplesOf } from "../src/lib/tones";

const RATE = 44100;
const KILO = 1000;
const peak = (samples: Float32Array) => Math.max(...samples.map(Math.abs));

describe.each(Object.keys(SOUNDS) as Sound[])("the sound of a %s", (sound) => {
  const samples = samplesOf(sound, RATE);

  it("can be heard and is never louder than half of what there is", () => {
    expect(peak(samples)).toBeGreaterThan(0.1);
    expect(peak(samples)).toBeLessThan(0.5);
  });

  it("is as short as what it goes with", () => {
    expect(samples.length / RATE).toBeLessThanOrEqual(1.2);
  });

  it("ends in silence, so that nothing clicks", () => {
    expect(peak(samples.slice(-RATE / 200))).toBeLessThan(0.02);
  });
});

it("takes less than 20 kB, as it is made and not fetched", () => {
  expect(readFileSync("src/lib/tones.ts").length).toBeLessThan(20 * KILO);
});
