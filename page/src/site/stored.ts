// What the page itself keeps in the browser, beside the games: the settings and the puzzles that were solved.
import { KEY as SETTINGS } from "../settings.svelte";
import { KEY as PUZZLES } from "../puzzles.svelte";

const KEYS = [SETTINGS, PUZZLES];

/** All of it as text. */
export const storedText = (): string => JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, localStorage.getItem(key)])));

/** Put it back. A file from a server has none of it, and then everything stays. */
export function restoreStored(text: string): void {
  const found = parsed(text);
  for (const key of KEYS) {
    const value = found[key];
    if (typeof value === "string") localStorage.setItem(key, value);
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
