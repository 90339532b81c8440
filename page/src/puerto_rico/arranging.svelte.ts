// The mayor: colonists and nobles are arranged here and then confirmed at once. The server checks the arrangement.
import type { Bodies, BuildingInfo, Circle, Player } from "./view";
import { circles } from "./view";

export type Places = Record<string, Bodies>;
/** A circle: its place and its number there. */
export type Spot = [string, number];
const NOBODY: Bodies = { colonists: 0, nobles: 0 };

/** The places of a board that have circles, with how many they have. */
export function rooms(player: Player, info: (id: string) => BuildingInfo): Record<string, number> {
  const island = Object.entries(player.island).filter(([kind]) => kind !== "forest");
  const city = Object.keys(player.buildings).map((id) => [id, info(id).circles] as const);
  return Object.fromEntries([...island.map(([kind, { tiles }]) => [kind, tiles] as const), ...city.filter(([, n]) => n)]);
}

/** The colonists and nobles at each place. */
export function standing(player: Player): Places {
  return { ...player.buildings, ...player.island };
}

export class Arranging {
  readonly rooms: Record<string, number>;
  readonly all: Bodies;
  #before: Places;
  #buildings: BuildingInfo[];
  /** Circle by circle, so that a body stays in the circle where it was put. */
  spots = $state<Record<string, Circle[]>>({});

  constructor(player: Player, before: Places, buildings: BuildingInfo[]) {
    this.#buildings = buildings;
    this.#before = before;
    this.rooms = rooms(player, (id) => buildings.find((info) => info.id === id)!);
    const bodies = [player.san_juan, ...Object.values(standing(player))];
    this.all = { colonists: sum(bodies, "colonists"), nobles: sum(bodies, "nobles") };
    this.asBefore();
  }

  get waiting(): Bodies {
    const placed = Object.values(this.spots).flat();
    const count = (who: Circle) => placed.filter((each) => each === who).length;
    return { colonists: this.all.colonists - count("colonist"), nobles: this.all.nobles - count("noble") };
  }

  get empty(): number {
    return Object.values(this.spots).flat().filter((who) => who === "empty").length;
  }

  /** Whether nobody waits beside an empty circle. */
  get complete(): boolean {
    return this.empty === 0 || this.waiting.colonists + this.waiting.nobles === 0;
  }

  get places(): Places {
    return Object.fromEntries(Object.entries(this.spots).map(([place, spots]) => [place, counted(spots)]));
  }

  clear(): void {
    this.spots = Object.fromEntries(Object.entries(this.rooms).map(([place, n]) => [place, circles(NOBODY, n)]));
  }

  /** Everybody where they stood, newcomers in San Juan. */
  asBefore(): void {
    this.take(this.#before);
  }

  take(places: Places): void {
    this.clear();
    for (const [place, { colonists, nobles }] of Object.entries(places)) {
      for (let n = 0; n < nobles; n++) this.put(place, "noble");
      for (let n = 0; n < colonists; n++) this.put(place, "colonist");
    }
  }

  /** Plantations and their plants in turn, then all else. */
  fillProduction(): void {
    this.clear();
    for (const place of this.#productive()) this.putAnybody(place);
    for (const place of [...this.#others(), ...Object.keys(this.rooms)]) while (this.putAnybody(place));
  }

  #others(): string[] {
    const plants = this.#buildings.filter(({ good }) => good).flatMap(({ id, good }) => [id, good!]);
    return Object.keys(this.rooms).filter((place) => !plants.includes(place));
  }

  /** One entry for each circle: corn, then by good one plantation and one circle of a plant at a time. */
  #productive(): string[] {
    const made = this.#buildings.filter(({ id, good }) => good && id in this.rooms).reverse();
    const order: string[] = Array(this.rooms.corn ?? 0).fill("corn");
    for (const { id, good } of made)
      for (let n = 0; n < this.rooms[id]! && n < (this.rooms[good!] ?? 0); n++) order.push(id, good!);
    return order;
  }

  /** Put one into the place's first free circle, if there is one of that kind left and a circle. */
  put(place: string, who: Circle): boolean {
    const at = this.spots[place]?.indexOf("empty") ?? -1;
    return at >= 0 && this.set(place, at, who);
  }

  putAnybody(place: string): boolean {
    return this.put(place, "colonist") || this.put(place, "noble");
  }

  set(place: string, at: number, who: Circle): boolean {
    if (!this.has(who)) return false;
    this.spots[place]![at] = who;
    return true;
  }

  has(who: Circle): boolean {
    return who === "empty" || (who === "colonist" ? this.waiting.colonists : this.waiting.nobles) > 0;
  }

  /** A tap: cycle through nobody, a colonist and a noble, as far as they are available. */
  turn(place: string, at: number): void {
    const order: Circle[] = ["empty", "colonist", "noble"];
    const now = order.indexOf(this.spots[place]![at]!);
    const next = [1, 2, 0].map((step) => order[(now + step) % 3]!).find((who) => who === "empty" || this.has(who));
    if (next) this.set(place, at, next);
  }

  at([place, number]: Spot): Circle {
    return place === "san_juan" ? (circles(this.waiting, 0)[number] ?? "empty") : this.spots[place]![number]!;
  }

  /** A drag: two circles swap their occupants. San Juan has room for all. */
  move(from: Spot, to: Spot): void {
    const [moved, met] = [this.at(from), this.at(to)];
    if (to[0] !== "san_juan") this.spots[to[0]]![to[1]] = moved;
    if (from[0] !== "san_juan") this.spots[from[0]]![from[1]] = to[0] === "san_juan" ? "empty" : met;
  }
}

function sum(bodies: Bodies[], who: keyof Bodies): number {
  return bodies.reduce((total, each) => total + each[who], 0);
}

function counted(spots: Circle[]): Bodies {
  const count = (who: Circle) => spots.filter((each) => each === who).length;
  return { colonists: count("colonist"), nobles: count("noble") };
}
