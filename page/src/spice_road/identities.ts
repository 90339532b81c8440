// Which cube is which: a view only counts them, but a cube that travels must be the same before and after.
import type { View } from "./view";

export interface Cube {
  key: string;
  letter: string;
}
/** The cubes of every caravan ("p0") and on every card of the merchant row ("YY>G"). */
export type Places = Map<string, Cube[]>;

let born = 0;

export function follow(before: Places, view: View): Places {
  const places: Places = new Map(lying(view).map(([place, letters]) => [place, stayed(before.get(place) ?? [], letters)]));
  const known = new Set([...places.values()].flat().map((cube) => cube?.key));
  const free = [...before].flatMap(([place, cubes]) => cubes.map((cube) => ({ place, ...cube })).filter((cube) => !known.has(cube.key)));
  for (const [place, letters] of lying(view)) fill(place, letters, places.get(place)!, free);
  return places;
}

type Free = Cube & { place: string };

function lying(view: View): [string, string][] {
  const caravans = view.players.map((player, seat): [string, string] => [`p${seat}`, player.caravan]);
  return [...caravans, ...view.merchant_row.map(({ card, cubes }): [string, string] => [card, cubes])];
}

/** As many of the cubes as are still wanted; gaps are left for the others. */
function stayed(cubes: Cube[], letters: string): Cube[] {
  const left = [...cubes];
  return [...letters].map((letter) => taken(left, (cube) => cube.letter === letter) as Cube);
}

/** Fill the gaps: with a cube that left elsewhere, with one that has been changed here, or with a new one. */
function fill(place: string, letters: string, cubes: Cube[], free: Free[]): void {
  [...letters].forEach((letter, i) => {
    cubes[i] ??= { letter, key: (travelled(free, place, letter) ?? changed(free, place))?.key ?? `cube${++born}` };
  });
}

/** Cubes go between caravans and cards, never from caravan to caravan. */
function travelled(free: Free[], place: string, letter: string): Free | undefined {
  return taken(free, (cube) => cube.letter === letter && isCaravan(cube.place) !== isCaravan(place));
}

function changed(free: Free[], place: string): Free | undefined {
  return taken(free, (cube) => cube.place === place);
}

function isCaravan(place: string): boolean {
  return /^p\d$/.test(place);
}

function taken<T>(from: T[], fits: (item: T) => boolean): T | undefined {
  const at = from.findIndex(fits);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}
