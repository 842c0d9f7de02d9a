import type { GameInfo, Language, SeatRequest, TableRequest } from "./wire";

/** The level bots play at unless told otherwise: neither the weakest nor the strongest. */
export function usualLevel(game: GameInfo): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)]?.level ?? "";
}

/** You against bots. */
export function usualSeats(game: GameInfo, name: string): SeatRequest[] {
  const bot: SeatRequest = { kind: "bot", name: "", level: usualLevel(game) };
  const bots = Array.from({ length: game.usual_seats - 1 }, () => ({ ...bot }));
  return [{ kind: "device", name, level: "" }, ...bots];
}

export function usualVariants(game: GameInfo): TableRequest["variants"] {
  return Object.fromEntries(game.variants.map((variant) => [variant.name, variant.default]));
}

/** A table that just works. */
export function usualWish(game: GameInfo, name: string, language: Language): TableRequest {
  return {
    game: game.slug,
    seats: usualSeats(game, name),
    variants: usualVariants(game),
    language,
    box: "",
    shares: true,
    public: false,
    delay: 0,
    party: false,
    clock: null,
    hints: "casual",
  };
}
