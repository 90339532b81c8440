// The visitor and the games on offer, fetched once.
import { get, post, trust } from "./api";
import type { Catalogue, GameInfo, Identity, Me } from "./protocol";
import { settings } from "./settings.svelte";
import { loadCatalogs, t } from "./words.svelte";

let me = $state.raw<Me | null>(null);
let catalogue = $state.raw<Catalogue | null>(null);

export async function enter(language: string): Promise<void> {
  const [visitor, offered] = await Promise.all([get<Me>("/me"), get<Catalogue>("/games")]);
  me = visitor;
  catalogue = { ...offered, games: offered.games.toSorted((a, b) => Number(b.page_board) - Number(a.page_board)) };
  trust(me.csrf);
  await loadCatalogs(catalogue.games.map((game) => game.name));
  settings.game = existing(settings.game);
  const name = me.name || proposedName();
  if (me.language !== language || !me.name) await updateProfile({ language, name });
}

/** A name for a new visitor. */
function proposedName(): string {
  const names = t("page-names").split(",");
  return names[Math.floor(Math.random() * names.length)]!.trim();
}

/** Change the visitor's name or language. */
export async function updateProfile(profile: { name?: string; language?: string }): Promise<void> {
  me = await post<Me>("/me", profile);
  trust(me.csrf);
}

/** Whether this device is still signed in. */
export const isSignedIn = (): Promise<boolean> =>
  get<Identity>("/me/identity").then(({ devices }) => devices.some((device) => device.current), () => true);

export const myself = (): Me => me!;
export const games = (): Catalogue => catalogue!;
export const gameNamed = (name: string): GameInfo => catalogue!.games.find((game) => game.name === name)!;

/** The name of a game that can be played here: this one if it can, else the one last played, else the first. */
export const existing = (name: string | undefined): string =>
  [name, settings.game].find((each) => each && gameNamed(each)) ?? catalogue!.games[0]!.name;
