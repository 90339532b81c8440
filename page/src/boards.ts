// The boards, each loaded when its game is played.
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import type { Message } from "./protocol";

/** What a game can draw within a sentence, and what draws it. */
export interface Drawing {
  drawn: (message: Message) => boolean;
  Drawn: Component<{ message: Message; words: string }>;
}
export interface BoardModule {
  Board: Component<BoardProps>;
  onBoard: (action: string) => boolean;
  drawing: Drawing | undefined;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const actions = import.meta.glob<{ onBoard: (action: string) => boolean }>("./*/actions.ts");
const drawings = import.meta.glob<Drawing>("./*/drawing.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const [board, module, drawing] = await Promise.all([
    boards[`./${game}/Board.svelte`]!(),
    actions[`./${game}/actions.ts`]!(),
    drawings[`./${game}/drawing.ts`]?.(),
  ]);
  return { Board: board.default, onBoard: module.onBoard, drawing };
}
