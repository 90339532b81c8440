// What of Spice Road is drawn within sentences.
export { drawn } from "./cards";
export { default as Drawn } from "./Drawn.svelte";
