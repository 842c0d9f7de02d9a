import type { Player, Scene } from "./wire";

/** Who looks at the table, if it is somebody who plays. */
export function ownPlayer(scene: Scene): Player | undefined {
  return scene.players.find((player) => player.seat === scene.seat);
}

/** Everybody else, in the order they sit from here. */
export function otherPlayers({ players, seat }: Scene): Player[] {
  const mine = players.findIndex((player) => player.seat === seat);
  return mine < 0 ? players : [...players.slice(mine + 1), ...players.slice(0, mine)];
}
