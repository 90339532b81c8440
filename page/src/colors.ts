// Which seat has which color: people at this screen choose theirs, everybody else takes one that is left.
import { settings } from "./settings.svelte";

export const COLORS = [0, 1, 2, 3, 4];

/** The color of each seat, given the colors that some have chosen. A color goes to the first who chose it. */
export function assignColors(chosen: (number | null)[]): number[] {
  const own = chosen.map((color, seat) => (color !== null && chosen.indexOf(color) === seat ? color : null));
  const free = COLORS.filter((color) => !own.includes(color));
  return own.map((color, seat) => color ?? free.splice(Math.max(free.indexOf(seat), 0), 1)[0] ?? seat);
}

/** The color that a person at this screen has chosen; without a name, the visitor. */
export const colorOf = (name?: string): number | null => (name ? (settings.guestColors[name] ?? null) : settings.color);

/** Give a person at this screen the next color that no one else there has. */
export function changeColor(name: string | undefined, now: number, taken: number[]): void {
  const next = [1, 2, 3, 4].map((step) => (now + step) % COLORS.length).find((color) => !taken.includes(color)) ?? now;
  if (name) settings.guestColors[name] = next;
  else settings.color = next;
}

/** CSS that gives each seat its color. */
export const seatColors = (chosen: (number | null)[]): string =>
  assignColors(chosen).map((color, seat) => `--seat-${seat}: var(--color-${color});`).join(" ");
