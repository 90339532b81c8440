// Making a table and going there.
import { post } from "./api";
import type { GameInfo, NewTable, SeatWish, TableInfo } from "./protocol";
import { go } from "./route.svelte";
import { games } from "./session.svelte";
import { settings } from "./settings.svelte";

export const USUAL = "medium";
const PLAYERS = 4;
const TEACHING = 3; // players of the game that teaches
const against = (bots: number, level: string): SeatWish[] => Array<SeatWish>(bots).fill({ kind: "bot", bot: level });

/** The level of bots that is proposed: the usual one, or the strongest where that would be too slow. */
export const usualLevel = (): string => (games().levels.includes(USUAL) ? USUAL : games().levels.at(-1)!);

/** The numbers of players that a game is for. */
export function playerCounts(game: GameInfo): number[] {
  const option = game.options.find(({ name }) => name === "players");
  return (option?.values ?? [option?.default]) as number[];
}

/** A number of players that the game allows: the wanted one, or the nearest. */
export function nearestCount(game: GameInfo, wanted: number = PLAYERS): number {
  return playerCounts(game).reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

/** Make a table and go there. Without open seats the game starts by itself. */
export async function makeTable(wish: NewTable, at = ""): Promise<void> {
  const table = await post<TableInfo>("/tables", wish);
  settings.game = table.game;
  go(`/table/${table.id}${at}`);
}

/** One click to a game against bots; whether hints are shown can be chosen at the table. */
export function playNow(game: GameInfo): Promise<void> {
  const players = nearestCount(game);
  return makeTable({
    game: game.name,
    options: { players },
    seats: [{ kind: "me" }, ...against(players - 1, usualLevel())],
    private: true,
    hints: true,
  });
}

/** The lesson: a game that explains itself, with a fixed deal. */
export function teach(game: GameInfo): Promise<void> {
  const players = nearestCount(game, TEACHING);
  const seats: SeatWish[] = [{ kind: "me" }, ...against(players - 1, "easy")];
  return makeTable({ game: game.name, options: { players }, seats, private: true, hints: true, lesson: true }, "/learn");
}
