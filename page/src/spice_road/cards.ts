// What is printed on a card, read off its text: "+YYR" creates, "^2" upgrades, "YY>G" trades; a point card is its cost.
import type { Message } from "../protocol";

export type Letter = "Y" | "R" | "G" | "B";
export const SPICES: Record<Letter, string> = { Y: "turmeric", R: "saffron", G: "cardamom", B: "cinnamon" };
export const LETTERS = Object.keys(SPICES) as Letter[];

export type Kind = "create" | "upgrade" | "trade";
export interface Face {
  kind: Kind;
  give: string;
  get: string;
  steps: number;
}

export function face(card: string): Face {
  if (card.startsWith("+")) return { kind: "create", give: "", get: card.slice(1), steps: 0 };
  if (card.startsWith("^")) return { kind: "upgrade", give: "", get: "", steps: Number(card.slice(1)) };
  const [give = "", get = ""] = card.split(">");
  return { kind: "trade", give, get, steps: 0 };
}

export function count(cubes: string, letter: string): number {
  return cubes.split(letter).length - 1;
}

/** In rows that are as even as a card is narrow: at most three beside each other. */
export function rows(cubes: string): string[] {
  const height = Math.ceil(cubes.length / 3);
  const width = Math.ceil(cubes.length / Math.max(1, height));
  return Array.from({ length: height }, (_, row) => cubes.slice(row * width, (row + 1) * width));
}

/** Cubes by number and name: "2 turmeric and 1 saffron". */
export function cubesText(cubes: string): Message {
  const present = LETTERS.filter((letter) => cubes.includes(letter));
  const parts = present.map((letter, i) => ["abcd"[i], numberOf(letter, count(cubes, letter))]);
  return { id: `spice-road-cubes-${present.length}`, args: Object.fromEntries(parts) };
}

function numberOf(letter: Letter, n: number): Message {
  return { id: "spice-road-cubes-of", args: { n, spice: { id: `spice-${SPICES[letter]}`, args: {} } } };
}

export function caravanText(cubes: string): Message {
  return cubes ? { id: "sr-caravan", args: { cubes: cubesText(cubes) } } : { id: "sr-caravan-empty", args: {} };
}

export function merchantText(card: string): Message {
  const { kind, give, get, steps } = face(card);
  if (kind === "create") return { id: "sr-card-create", args: { get: cubesText(get) } };
  if (kind === "upgrade") return { id: "sr-card-upgrade", args: { n: steps } };
  return { id: "sr-card-trade", args: { give: cubesText(give), get: cubesText(get) } };
}

export function pointText(card: string, points: number): Message {
  return { id: "sr-card-points", args: { cost: cubesText(card), n: points } };
}
