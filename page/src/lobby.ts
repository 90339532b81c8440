// What somebody looks for in the lobby.
import type { TableSummary } from "./protocol";

/** What a table must have; null where anything will do. */
export interface Wanted {
  game: string | null;
  players: number | null;
  clock: boolean | null;
  free: number | null; // seats, at least
}
export const ANYTHING: Wanted = { game: null, players: null, clock: null, free: null };

/** How many seats anybody may take. */
export const freeSeats = (table: TableSummary): number => table.seats.filter(({ kind, name }) => kind === "open" && !name).length;

/** Whether a table is one of those looked for. Games that are only watched have no free seats to ask for. */
export const fits = (table: TableSummary, { game, players, clock, free }: Wanted): boolean =>
  (game === null || table.game === game) &&
  (players === null || table.seats.length === players) &&
  (clock === null || (table.clock !== null) === clock) &&
  (free === null || table.status !== "waiting" || freeSeats(table) >= free);
