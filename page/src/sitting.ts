// Sitting down: a table is made and the page goes there.
import { post } from "./api";
import type { NewTable, SeatWish, TableInfo } from "./protocol";
import { go } from "./route.svelte";
import { settings, type Settings } from "./settings.svelte";

const PLAYERS = 4;
const TEACHING = 3; // players of the game that teaches
const against = (bots: number, level: string): SeatWish[] => Array<SeatWish>(bots).fill({ kind: "bot", bot: level });

/** Make a table and go there. With nobody to wait for the game begins by itself. */
export async function sitDown(wish: NewTable, at = ""): Promise<void> {
  const table = await post<TableInfo>("/tables", wish);
  settings.game = table.game;
  go(`/table/${table.id}${at}`);
}

/** One click to a game against bots; whether hints are shown can be chosen at the table. */
export const playNow = (game: Settings["game"]): Promise<void> =>
  sitDown({
    game,
    options: { players: PLAYERS },
    seats: [{ kind: "me" }, ...against(PLAYERS - 1, "medium")],
    private: true,
    hints: true,
  });

/** A game that explains itself as it goes. */
export const teach = (game: Settings["game"]): Promise<void> =>
  sitDown(
    {
      game,
      options: { players: TEACHING },
      seats: [{ kind: "me" }, ...against(TEACHING - 1, "easy")],
      private: true,
      hints: true,
    },
    "/learn",
  );
