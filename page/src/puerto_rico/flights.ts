// Events as pieces that fly from one place of the board to another. The board is complete without them.
import type { EventJSON, FieldValue, TableEvent } from "../protocol";

export interface Flight {
  what: "barrel" | "coin" | "chip" | "colonist" | "noble" | "tile" | "building";
  kind: string; // which good, tile or building
  n: number;
  from: string[]; // places, the best first
  to: string[];
}

/** The fields that journeys are drawn from; an event has those that its kind has. */
interface Fields {
  seat: number;
  good: string;
  barrels: number;
  doubloons: number;
  vp: number;
  role: string;
  tile: string;
  building: string;
  place: string;
  source: string | null;
  ship: number;
  bodies: number;
  noble: number;
}
/** The places of a seat, the best first. */
type At = (place: string) => string[];
type Journey = (fields: Fields, at: At) => Flight[];

const BANK = ["market", "harbour"];

function coins(n: number, from: string[], at: At): Flight[] {
  return n > 0 ? [{ what: "coin", kind: "", n, from, to: at("own:purse") }] : [];
}
function barrels(good: string, n: number, from: string[], to: string[]): Flight {
  return { what: "barrel", kind: good, n, from, to };
}
function tile(kind: string, from: string[], to: string[]): Flight {
  return { what: "tile", kind, n: 1, from, to };
}
function one(what: Flight["what"], kind: string, from: string[], to: string[]): Flight {
  return { what, kind, n: 1, from, to };
}
const stored = (good: string, at: At) => at(`barrels:${good}`);
const supply = (good: string) => [`supply:${good}`];
const toSupply: Journey = ({ good, barrels: n = 1 }, at) => [barrels(good, n, stored(good, at), supply(good))];
const fromSupply: Journey = ({ good, barrels: n = 1 }, at) => [barrels(good, n, supply(good), stored(good, at))];

/** The journeys of each kind of event. */
const JOURNEYS: Record<string, Journey> = {
  took_role: ({ role, doubloons }, at) => coins(doubloons, [`role:${role}`], at),
  got_doubloons: ({ source, doubloons }, at) => coins(doubloons, source ? [...at(`own:${source}`), ...BANK] : BANK, at),
  got_vp: ({ vp }, at) => [{ ...one("chip", "", ["supply:vp"], at("own:vp")), n: vp }],
  took_tile: ({ tile: kind }, at) => [tile(kind, kind === "quarry" ? ["quarries"] : [`tile:${kind}`, "tiles"], at("own:island"))],
  laid_forest: (_, at) => [tile("forest", ["forests", "tiles"], at("own:island"))],
  discarded: ({ tile: kind }, at) => [tile(kind, at("own:island"), ["discards"])],
  got_colonist: ({ place }, at) => [one("colonist", "", ["supply:colonists"], at(`own:${place}`))],
  got_noble: (_, at) => [one("noble", "", ["supply:nobles"], at("own:san_juan"))],
  boarded: ({ bodies, noble }, at) => [{ ...one(noble ? "noble" : "colonist", "", ["colonist-ship"], at("own:san_juan")), n: bodies }],
  built: ({ building }, at) => [one("building", building, [`market:${building}`], at("own:city"))],
  produced: fromSupply,
  took_bonus: fromSupply,
  sold: ({ good, doubloons }, at) => [barrels(good, 1, stored(good, at), ["house"]), ...coins(doubloons, ["house"], at)],
  posted: ({ good, doubloons }, at) => [barrels(good, 1, stored(good, at), supply(good)), ...coins(doubloons, BANK, at)],
  loaded: ({ good, barrels: n, ship }, at) => [barrels(good, n, stored(good, at), [`ship:${ship}`])],
  loaded_wharf: toSupply,
  loaded_small: toSupply,
  supplied: toSupply,
  paid_good: toSupply,
  lost: toSupply,
  ship_emptied: ({ good, ship }) => [barrels(good, ship, [`ship:${ship}`], supply(good))],
};

/** The journeys of these events; `own` is the seat in front. */
export function flights(news: TableEvent[], own: number): Flight[] {
  const happened = news.filter(({ kind }) => kind === "action").flatMap(({ log }) => log);
  return happened.flatMap((event) => JOURNEYS[event.kind]?.(event as EventJSON & Fields, places(event.seat, own)) ?? []);
}

function places(seat: FieldValue | undefined, own: number): At {
  return (place) => (seat === own ? [place, "own:city"] : [`p${seat}:${place}`, `p${seat}`]);
}
