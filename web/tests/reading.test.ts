import { describe, expect, it } from "vitest";
import { spokenChoice } from "../src/lib/choices";
import { cut } from "../src/lib/names";
import { plain, signed } from "../src/lib/numbers";
import { printed } from "../src/lib/printed";
import { spoken } from "../src/lib/things";

describe("what is printed on a thing", () => {
  const look = {
    shape: "card",
    title: "Alberto\u00adsaurus",
    number: "7",
    text: "Draw a card.",
  } as const;

  it("is read besides its name: number, effect, values, costs", () => {
    const about = {
      name: "A fossil",
      look,
      values: [
        { text: "+4", label: "with one" },
        { text: "−1", label: "with two", lit: true },
      ],
      badges: [
        { label: "research cubes to publish it", text: "4" },
        { label: "carnivore", icon: "diet" },
      ],
      tip: "Cretaceous Theropod.",
    };

    expect(printed(about)).toBe(
      "Albertosaurus. 7. Draw a card. with one: +4. with two: −1 (counts now). research cubes to publish it: 4. carnivore. Cretaceous Theropod",
    );
  });

  it("is not said twice", () => {
    expect(printed({ name: "Albertosaurus, 7 points", look, tip: "Draw a card." })).toBe(
      "Draw a card",
    );
    expect(
      printed({ name: "Albertosaurus", look: { shape: "card", title: "Albertosaurus" } }),
    ).toBe("");
  });
});

describe("a choice that is read out", () => {
  const choice = { option: 0, label: "Keep the Hand", notation: "keep", hint: "+8 points" };

  it("keeps its label apart from its hint", () => {
    expect(spokenChoice(choice)).toBe("Keep the Hand, +8 points");
    expect(spoken({ name: "Hand" }, { choices: [choice], refusal: undefined })).toBe(
      "Hand, choose: Keep the Hand, +8 points",
    );
  });
});

describe("numbers", () => {
  it("have a true minus", () => {
    expect([plain(-2), plain(3), signed(-2), signed(3), signed(0)]).toEqual([
      "−2",
      "3",
      "−2",
      "+3",
      "0",
    ]);
  });
});

describe("names", () => {
  const FAMILY = "👩‍👩‍👧‍👦";

  it("are cut after 24 signs", () => {
    expect(cut("W".repeat(30))).toBe("W".repeat(24));
    expect(cut("Ada")).toBe("Ada");
  });

  it("count a joined emoji as one, and never cut it", () => {
    expect(cut(FAMILY.repeat(30))).toBe(FAMILY.repeat(24));
  });
});
