// What each game adds to the page. A folder `<game>/` with a `game.ts` is all that is needed; nothing else names a game.
// A game without a folder is played on the plain board, with the defaults below.
import type { Component, Snippet } from "svelte";
import PlainBoard from "./parts/PlainBoard.svelte";
import type { LessonPlan } from "./lessons";
import type { GameInfo, Message, SeatInfo, State, TableEvent } from "./protocol";
import type { Translate } from "./words.svelte";

/** What a board is given. */
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
  /** The action that a bot suggests, where hints are shown. */
  suggestion: string | null;
  /** A message in the chosen language, with the seats' names. */
  translate: Translate;
  /** Play these actions, one after the other. */
  act: (actions: string[]) => void;
  /** Send a whole arrangement at once, in games that have one. */
  arrange: (places: Record<string, unknown>) => void;
  /** The view after the arrangement that a bot would choose, once it has been asked for. */
  arranged?: Record<string, any> | null;
  /** Ask for a hint; null where there are none. */
  askHint?: (() => void) | null;
  /** Open the sheet about a building, role, card. */
  about: (id: string) => void;
  /** The log and the chat, which the board puts beside the other players; narrow screens show them instead. */
  story?: Snippet;
  /** How many lines of the chat nobody has seen yet. */
  unread?: number;
}

/** What a sheet says about a thing. */
export interface About {
  title: string;
  text?: string;
  facts?: [label: string, number: number][];
}

/**
 * A board and what belongs to it, loaded when its game is played.
 * What can be clicked is a <button>, or an SVG element with role="button", of class "target" with data-action="p0 ...".
 */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** Whether an action is chosen by a click on the board; the frame shows the others as buttons beside the question. */
  onBoard: (action: string) => boolean;
  /** Whether the board lists all choices in words itself, so that the frame need not. */
  listsChoices?: boolean;
  /** The kinds of terms that are drawn within sentences, and what draws them. */
  drawnKinds?: string[];
  Inline?: Component<{ kind: string; value: string; words: string }>;
  about?: (id: string, game: GameInfo, translate: Translate) => About;
  /** What the lesson explains, and when; without it there is nothing but suggestions. */
  lesson?: LessonPlan;
  /** Draws what a seat gets the points of a part of the score sheet for. */
  ScoreDrawing?: Component<ScoreDrawingProps>;
}

export interface ScoreDrawingProps {
  /** The part, by its word in `Result.sheet`. */
  word: string;
  points: number;
  seat: number;
  /** The game at its end. */
  state: State;
  game: GameInfo;
}

/** How the form for a new table shows a game's options. */
export interface OptionForm {
  /** The options that are always in sight; the others are folded. */
  first: string[];
  /** The options whose usual value is known beforehand; for the others "as usual" is a choice of its own. */
  independent: string[];
  /** The words for a value, where neither `page-value-<option>-<value>` nor `page-value-<value>` fits. */
  value?: (option: string, value: unknown) => Message | null;
  /** Further fields. They may add to the options, given those chosen above. */
  More?: Component<{ game: GameInfo; chosen: Record<string, unknown>; more: Record<string, unknown> }>;
}

export type Count = (state: State, seat: number) => number;

/** What a game adds to the page besides its board. */
export interface GamePage {
  /** The board; without it the plain one. */
  load?: () => Promise<GameBoard>;
  /** A picture for the start screen and the rules. */
  Emblem?: Component;
  /** The rules in short, loaded when they are read. */
  Rules?: () => Promise<Component<{ game: GameInfo }>>;
  options?: OptionForm;
  /** What a round's summary compares, by the last word of `page-change-<what>`. */
  counts?: Record<string, Count>;
  /** What a round is called. */
  roundTitle?: (round: number) => Message;
  /** Whether a view shows what the others at a shared screen must not see, so that it has to change hands. */
  hasSecrets?: (options: Record<string, unknown>, view: Record<string, any>) => boolean;
}

const pages = import.meta.glob<GamePage>("./*/game.ts", { eager: true, import: "default" });
const PLAIN: GameBoard = { Board: PlainBoard, onBoard: () => true, listsChoices: true };

/** What a game adds to the page; nothing for a game that the page was not built with. */
export const pageOf = (game: string): GamePage => pages[`./${game}/game.ts`] ?? {};

/** The games that the page was built with. */
export const builtGames = (): string[] => Object.keys(pages).map((path) => path.split("/")[1]!);

/** The board of a game. */
export const boardOf = async (game: string): Promise<GameBoard> => (await pageOf(game).load?.()) ?? PLAIN;
