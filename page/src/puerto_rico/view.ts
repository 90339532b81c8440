// What a player sees of Puerto Rico's table, as the notation writes a position.
export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export type Good = (typeof GOODS)[number];

export interface Bodies {
  colonists: number;
  nobles: number;
}
export interface Tiles extends Bodies {
  tiles: number;
}
export interface Player {
  doubloons: number;
  vp: number | null; // null: face down
  goods: Record<Good, number>;
  san_juan: Bodies;
  island: Record<string, Tiles>;
  buildings: Record<string, Bodies>;
}
export interface Ship {
  capacity: number;
  good: Good | null;
  barrels: number;
}
export interface View {
  round: number;
  governor: number;
  seat: number | null;
  phase: string;
  roles: Record<string, { doubloons: number; taken_by: number | null }>;
  supply: Bodies & {
    vp: number;
    quarries: number;
    forests: number | null;
    goods: Record<Good, number>;
    buildings: Record<string, number>;
  };
  colonist_ship: Bodies;
  plantations: { face_up: Good[]; stack: number; discard: Good[] };
  cargo_ships: Ship[];
  trading_house: Good[];
  end_triggered: string[];
  players: Player[];
  pending: Record<string, unknown> | null;
}

/** Colonists, then nobles, then empty circles, as they are drawn one after the other. */
export type Circle = "colonist" | "noble" | "empty";

export function circles(bodies: Bodies, places: number): Circle[] {
  const found: Circle[] = [];
  for (let n = 0; n < bodies.colonists; n++) found.push("colonist");
  for (let n = 0; n < bodies.nobles; n++) found.push("noble");
  while (found.length < places) found.push("empty");
  return found;
}

/** The message id of a piece's name: `pieceName("building", "small_market")`. */
export function pieceName(group: string, id: string): string {
  return `${group}-${id.replace(/_/g, "-")}`;
}
