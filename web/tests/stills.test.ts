import { beforeEach, describe, expect, it } from "vitest";
import { cut, cutOut, keepStills, painted, stillOf } from "../src/lib/stills.svelte";

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="sheet-plain" viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice"><path fill="#9c5" d="M0 0h80v100H0z"/></symbol>
  <symbol id="sheet-figure" viewBox="0 0 100 100"><path fill="currentColor" d="M0 0h9v9z"/></symbol>
</svg>`;

const read = (address: string | undefined) =>
  decodeURIComponent((address ?? "").replace("data:image/svg+xml,", ""));

describe("drawings that never change", () => {
  beforeEach(() => {
    keepStills(new DOMParser().parseFromString(SHEET, "image/svg+xml").documentElement);
  });

  it("become pictures that fill their frame as the drawing does", () => {
    const picture = read(stillOf("#sheet-plain"));

    expect(picture).toContain('viewBox="0 0 80 100"');
    expect(picture).toContain('preserveAspectRatio="xMidYMid slice"');
    expect(picture).toContain('fill="#9c5"');
  });

  it("are no pictures where they take a colour from around them, or are not there", () => {
    expect(stillOf("#sheet-figure")).toBeUndefined();
    expect(stillOf("#sheet-nothing")).toBeUndefined();
    expect(cutOut("#sheet-figure", 10, 10, [])).toBeUndefined();
  });

  it("are painted in the colour they are told, over a white rim, once for all who ask", () => {
    const picture = painted(["#sheet-figure", "#sheet-plain"], "rgb(1, 2, 3)", true);

    expect(read(picture)).toMatch(/<g color="#fff" stroke="#fff".*<g color="rgb\(1, 2, 3\)">/);
    expect(read(picture)).toContain('fill="#9c5"');
    expect(painted(["#sheet-figure", "#sheet-plain"], "rgb(1, 2, 3)", true)).toBe(picture);
    expect(read(painted(["#sheet-figure"], "rgb(1, 2, 3)"))).not.toContain("stroke=");
    expect(painted(["#sheet-figure", "#sheet-nothing"], "rgb(1, 2, 3)")).toBeUndefined();
  });

  it("are one picture for all places of the same shape, whatever the last digits say", () => {
    const one = cutOut("#sheet-plain", 20, 10, [0, 0, 20, 0, 10, 10]);
    const alike = cutOut("#sheet-plain", 20.0001, 10, [0, 0, 20, 0.0001, 10, 10]);

    expect(alike).toBe(one);
    expect(cutOut("#sheet-plain", 20, 12, [0, 0, 20, 0, 10, 12])).not.toBe(one);
  });

  it("are not drawn before their board has a size", () => {
    expect(cutOut("#sheet-plain", 0, 10, [])).toBeUndefined();
    expect(cutOut("#sheet-plain", Number.NaN, 10, [])).toBeUndefined();
  });

  it("are cut out along an outline, and only where there is one", () => {
    const still = { box: "0 0 1 1", fits: "none", body: "<path/>" };

    expect(cut(still, 4, 2, [0, 0, 4, 0, 2, 2])).toContain('<polygon points="0 0 4 0 2 2"/>');
    expect(cut(still, 4, 2, [])).not.toContain("clipPath");
  });
});
