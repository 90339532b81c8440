// The boards, each loaded when its game is played.
import type { Component } from "svelte";
import type { BoardProps } from "./board";

export interface BoardModule {
  Board: Component<BoardProps>;
  onBoard: (action: string) => boolean;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const actions = import.meta.glob<{ onBoard: (action: string) => boolean }>("./*/actions.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const [board, module] = await Promise.all([boards[`./${game}/Board.svelte`]!(), actions[`./${game}/actions.ts`]!()]);
  return { Board: board.default, onBoard: module.onBoard };
}
