// What a player sees of Puerto Rico's table, as the notation writes a position, and the printed components.
import type { GameInfo, Message } from "../protocol";
import { dashed } from "../words.svelte";

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
  return dashed(`${group}-${id}`);
}

/** A building, as it is printed. */
/** What a building costs somebody, and how much of what is printed quarries and everything else save. */
export interface Cost {
  price: number;
  quarries: number;
  privilege: number;
}

export interface BuildingInfo {
  id: string; // "small_market"
  cost: number;
  vp: number;
  quarries: number; // the column of the market: how many quarries count
  circles: number;
  large: boolean;
  set: "base" | "new_buildings" | "nobles";
  kind: "production" | "violet";
  good: string | null; // what a production building makes
  text: Message; // what it does
}

export const buildingsOf = (game: GameInfo): BuildingInfo[] => game.tables.buildings as BuildingInfo[];
