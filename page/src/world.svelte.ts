// Who I am and what can be played, asked for once.
import { get, post, trust } from "./api";
import { tell } from "./words.svelte";
import type { Catalogue, GameInfo, Me } from "./protocol";

let me = $state.raw<Me | null>(null);
let catalogue = $state.raw<Catalogue | null>(null);

export async function enter(language: string): Promise<void> {
  [me, catalogue] = await Promise.all([get<Me>("/me"), get<Catalogue>("/games")]);
  trust(me.csrf);
  const name = me.name || proposed();
  if (me.language !== language || !me.name) await present({ language, name });
}

/** A name for whoever comes for the first time. */
function proposed(): string {
  const names = tell("page-names").split(",");
  return names[Math.floor(Math.random() * names.length)]!.trim();
}

/** Tell the server my name or my language. */
export async function present(told: { name?: string; language?: string }): Promise<void> {
  me = await post<Me>("/me", told);
  trust(me.csrf);
}

export const myself = (): Me => me!;
export const games = (): Catalogue => catalogue!;
export const gameNamed = (name: string): GameInfo => catalogue!.games.find((game) => game.name === name)!;
