// What a round has changed for everybody, in numbers that all may see.
import type { State } from "./protocol";

export interface Change {
  what: string;
  n: number;
}
type Count = (state: State, seat: number) => number;

const sum = (numbers: Record<string, number>): number => Object.values(numbers).reduce((a, b) => a + b, 0);

const COUNTS: Record<string, Record<string, Count>> = {
  puerto_rico: {
    doubloons: ({ view }, seat) => view.players[seat].doubloons as number,
    barrels: ({ view }, seat) => sum(view.players[seat].goods as Record<string, number>),
    tiles: ({ view }, seat) =>
      Object.values(view.players[seat].island as Record<string, { tiles: number }>).reduce((a, kind) => a + kind.tiles, 0),
    buildings: ({ view }, seat) => Object.keys(view.players[seat].buildings as object).length,
    vp: ({ view }, seat) => (view.players[seat].vp as number | undefined) ?? 0,
  },
  spice_road: {
    cubes: ({ view }, seat) => (view.players[seat].caravan as string).length,
    cards: ({ view }, seat) => (view.players[seat].hand as string[]).length + (view.players[seat].played as string[]).length,
    claimed: ({ view }, seat) => view.players[seat].point_cards as number,
  },
};

/** For each seat what it has more or less of. */
export function changes(game: string, before: State, after: State): Change[][] {
  const counts = Object.entries(COUNTS[game] ?? {});
  const seats = (after.view.players as unknown[]).map((_, seat) => seat);
  return seats.map((seat) =>
    counts.map(([what, count]) => ({ what, n: count(after, seat) - count(before, seat) })).filter((change) => change.n !== 0),
  );
}
