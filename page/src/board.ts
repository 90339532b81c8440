// What a game's board is given, and what the frame around it needs to know of the board.
import type { GameInfo, Message, SeatInfo, State, TableEvent } from "./protocol";

export interface BoardProps {
  game: GameInfo;
  options: Record<string, unknown>;
  state: State;
  seats: SeatInfo[];
  yours: number[];
  /** What has just happened, to be shown by movement; empty after a jump. */
  news: TableEvent[];
  /** Whether things may move: the setting, and no wish for reduced motion. */
  moving: boolean;
  /** A message in the words of the chosen language; seats are called by their names. */
  say: (message: Message) => string;
  /** The same by id. */
  tell: (id: string, args?: Record<string, Message | string | number>) => string;
  /** Play these actions, one after the other. */
  act: (actions: string[]) => void;
  /** Puerto Rico's mayor: one confirm for the whole arrangement. */
  arrange: (places: Record<string, { colonists: number; nobles: number }>) => void;
  /** Open the sheet that tells about a building, role, card. */
  about: (id: string) => void;
}

// Each board module (src/puerto_rico/Board.svelte, src/spice_road/Board.svelte) comes with an `actions.ts` that exports
//   onBoard(action: string): boolean    whether the action is chosen by a click on the board;
// the frame shows every other legal action as a button beside the question, and all of them in a foldable list.
// A clickable thing is a <button> (or an SVG element with role="button") with class "target" and data-action="p0 ...".
