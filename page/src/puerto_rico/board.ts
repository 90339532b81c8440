// The board of Puerto Rico and what belongs to it.
export { about } from "./about";
export { onBoard } from "./actions";
export { default as Board } from "./Board.svelte";
export { default as lesson } from "./lesson";
export { default as ScoreDrawing } from "./ScoreDrawing.svelte";
