/** What proves a record: fetched when a game is over or a file is about to be chosen, so that the
 * proof itself needs no line to the server. */
export const prover = () => import("./Prove.svelte");
