// The board of Spice Road and what belongs to it.
export { about } from "./about";
export { onBoard } from "./actions";
export { default as Board } from "./Board.svelte";
export { default as Inline } from "./Inline.svelte";
export { default as lesson } from "./lesson";
export { default as ScoreDrawing } from "./ScoreDrawing.svelte";

/** What is drawn within sentences. */
export const drawnKinds = ["card", "point_card", "cubes"];
