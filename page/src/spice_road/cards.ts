// What is printed on a card, read off its text: "+YYR" creates, "^2" upgrades, "YY>G" trades; a point card is its cost.
import type { BoardProps } from "../board";

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

/** Without as many of `taken` as there are. */
export function without(cubes: string, taken: string): string {
  return [...taken].reduce((left, letter) => left.replace(letter, ""), cubes);
}

/** In rows that are as even as a card is narrow: at most three beside each other. */
export function rows(cubes: string): string[] {
  const height = Math.ceil(cubes.length / 3);
  const width = Math.ceil(cubes.length / Math.max(1, height));
  return Array.from({ length: height }, (_, row) => cubes.slice(row * width, (row + 1) * width));
}

type Tell = BoardProps["tell"];

/** "2 turmeric, 1 saffron" */
export function cubesInWords(tell: Tell, cubes: string): string {
  const present = LETTERS.filter((letter) => cubes.includes(letter));
  const parts = present.map((letter) =>
    tell("sr-cubes", { n: count(cubes, letter), spice: { id: `spice-${SPICES[letter]}`, args: {} } }),
  );
  return parts.join(", ") || tell("sr-no-cubes");
}

export function merchantInWords(tell: Tell, card: string): string {
  const { kind, give, get, steps } = face(card);
  if (kind === "create") return tell("sr-card-create", { get: cubesInWords(tell, get) });
  if (kind === "upgrade") return tell("sr-card-upgrade", { n: steps });
  return tell("sr-card-trade", { give: cubesInWords(tell, give), get: cubesInWords(tell, get) });
}

export function pointsInWords(tell: Tell, card: string, points: number | undefined): string {
  return tell("sr-card-points", { cost: cubesInWords(tell, card), points: points ?? 0 });
}
