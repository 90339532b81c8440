// What has happened, as things that travel from one place of the table to another. The board is right without them.
import type { Message, TableEvent } from "../protocol";

export interface Flight {
  what: "barrel" | "coin" | "chip" | "colonist" | "noble" | "tile" | "building";
  kind: string; // which good, tile or building
  n: number;
  from: string[]; // places, the best first
  to: string[];
}

type Args = Message["args"];
/** Places of a seat, the own board's by their short names. */
type At = (place: string) => string[];
type Teller = (args: Args, at: At) => Flight[];

/** `good-corn` is corn, `building-small-market` is small_market. */
function id(name: Args[string] | undefined): string {
  const full = typeof name === "object" ? name.id : "";
  return full.slice(full.indexOf("-") + 1).replace(/-/g, "_");
}
const number = (value: Args[string] | undefined) => (typeof value === "number" ? value : 1);

function coins(n: Args[string] | undefined, from: string[], at: At): Flight[] {
  return number(n) > 0 ? [{ what: "coin", kind: "", n: number(n), from, to: at("own:purse") }] : [];
}
function barrels(args: Args, from: string[], to: string[]): Flight {
  return { what: "barrel", kind: id(args.good), n: number(args.n), from, to };
}
const inStore = (args: Args, at: At) => at(`barrels:${id(args.good)}`);
const supply = (args: Args) => [`supply:${id(args.good)}`];
const bank = ["market", "harbour"];

const TELLERS: Record<string, Teller> = {
  "took-role": (args, at) => coins(args.n, [`role:${id(args.role)}`], at),
  "got-doubloons": (args, at) => coins(args.n, [`own:${id(args.source)}`, ...bank], at),
  "got-vp": (args, at) => [{ what: "chip", kind: "", n: number(args.n), from: ["supply:vp"], to: at("own:vp") }],
  "took-tile": (args, at) => [
    { what: "tile", kind: id(args.tile), n: 1, from: id(args.tile) === "quarry" ? ["quarries"] : [`tile:${id(args.tile)}`, "tiles"], to: at("own:island") },
  ],
  "laid-forest": (_, at) => [{ what: "tile", kind: "forest", n: 1, from: ["forests", "tiles"], to: at("own:island") }],
  discarded: (args, at) => [{ what: "tile", kind: id(args.tile), n: 1, from: at("own:island"), to: ["discards"] }],
  "got-colonist": (args, at) => [{ what: "colonist", kind: "", n: 1, from: ["supply:colonists"], to: at(`own:${id(args.place)}`) }],
  "got-noble": (_, at) => [{ what: "noble", kind: "", n: 1, from: ["supply:nobles"], to: at("own:san_juan") }],
  boarded: (args, at) => [{ what: args.noble === 1 ? "noble" : "colonist", kind: "", n: number(args.n), from: ["colonist-ship"], to: at("own:san_juan") }],
  built: (args, at) => [{ what: "building", kind: id(args.building), n: 1, from: [`market:${id(args.building)}`], to: at("own:city") }],
  produced: (args, at) => [barrels(args, supply(args), inStore(args, at))],
  "took-bonus": (args, at) => [barrels(args, supply(args), inStore(args, at))],
  sold: (args, at) => [barrels({ ...args, n: 1 }, inStore(args, at), ["house"]), ...coins(args.n, ["house"], at)],
  posted: (args, at) => [barrels({ ...args, n: 1 }, inStore(args, at), supply(args)), ...coins(args.n, bank, at)],
  loaded: (args, at) => [barrels(args, inStore(args, at), [`ship:${args.ship}`])],
  "loaded-wharf": (args, at) => [barrels(args, inStore(args, at), supply(args))],
  "loaded-small": (args, at) => [barrels(args, inStore(args, at), supply(args))],
  supplied: (args, at) => [barrels(args, inStore(args, at), supply(args))],
  "paid-good": (args, at) => [barrels(args, inStore(args, at), supply(args))],
  lost: (args, at) => [barrels(args, inStore(args, at), supply(args))],
  "ship-emptied": (args) => [barrels({ ...args, n: number(args.ship) }, [`ship:${args.ship}`], supply(args))],
};

/** The journeys of these events, for whom `own` is the seat in front. */
export function flights(news: TableEvent[], own: number): Flight[] {
  const logs = news.filter(({ kind }) => kind === "action").flatMap(({ log }) => log);
  return logs.flatMap(({ id, args }) => TELLERS[id.replace("puerto-rico-", "")]?.(args, places(args.seat, own)) ?? []);
}

function places(seat: Args[string] | undefined, own: number): At {
  return (place) => (seat === own ? [place, "own:city"] : [`p${seat}:${place}`, `p${seat}`]);
}
