import { describe, expect, it } from "vitest";
import { evenWidth } from "../src/lib/fit";
import { Slots } from "../src/lib/slots";

const placed = (slots: Slots, ...things: string[]) => slots.placed(things, (one) => one.split("+"));

describe("places in a row", () => {
  it("are kept by what stays: who leaves leaves a gap that the next one takes", () => {
    const slots = new Slots();

    expect(placed(slots, "ada", "mary", "zoe")).toEqual(["ada", "mary", "zoe"]);
    expect(placed(slots, "ada", "zoe")).toEqual(["ada", null, "zoe"]);
    expect(placed(slots, "ada", "bob", "zoe")).toEqual(["ada", "bob", "zoe"]);
    expect(placed(slots, "abe", "ada", "bob", "zoe")).toEqual(["ada", "bob", "zoe", "abe"]);
  });

  it("are kept by what is left of a stack", () => {
    const slots = new Slots();
    placed(slots, "ada", "mary+zoe");

    expect(placed(slots, "zoe")).toEqual([null, "zoe"]);
    expect(placed(slots, "bob+zoe")).toEqual([null, "bob+zoe"]);
  });

  it("are given anew when nothing stays, and in another room", () => {
    const slots = new Slots();
    placed(slots, "ada", "mary", "zoe");
    expect(placed(slots, "bob")).toEqual(["bob"]);

    placed(slots, "ada", "bob");
    slots.enter("another");
    expect(placed(slots, "ada", "bob")).toEqual(["ada", "bob"]);
  });
});

describe("rows of equal length", () => {
  it("are as narrow as can be without one row more", () => {
    expect(evenWidth([40, 40, 40, 40], 150, 10)).toBe(90);
    expect(evenWidth([40, 40], 150, 10)).toBe(90);
    expect(evenWidth([40, 60, 40], 150, 10)).toBe(110);
    expect(evenWidth([200], 150, 10)).toBe(150);
  });
});
