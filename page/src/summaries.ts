// What a round has changed for everybody, in numbers that all may see.
import type { Count } from "./games";
import type { State } from "./protocol";

export interface Change {
  what: string;
  n: number;
}

/** For each seat what it has more or less of. */
export function changes(counts: Record<string, Count>, seats: number, before: State, after: State): Change[][] {
  return Array.from({ length: seats }, (_, seat) =>
    Object.entries(counts)
      .map(([what, count]) => ({ what, n: count(after, seat) - count(before, seat) }))
      .filter((change) => change.n !== 0),
  );
}
