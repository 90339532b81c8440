// A record that was dropped on one screen and is shown by another.
import { go } from "./route.svelte";

let waiting: File | null = null;

/** Show the record of a file. */
export function openRecord(file: File): void {
  waiting = file;
  go("/replay");
}

/** The file that is to be shown, once. */
export function takeRecord(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
