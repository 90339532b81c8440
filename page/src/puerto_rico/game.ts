// What Puerto Rico adds to the page.
import type { GamePage } from "../games";
import type { Message } from "../protocol";
import Emblem from "./Emblem.svelte";
import MarketOptions from "./MarketOptions.svelte";
import type { Player } from "./view";

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = (of: (player: Player) => number) => ({ view }: { view: Record<string, any> }, seat: number) => of(view.players[seat] as Player);

function value(option: string, value: unknown): Message | null {
  if (option === "edition") return { id: `page-edition-${String(value)}`, args: {} };
  return option === "first_governor" && typeof value === "number" ? { id: "page-value-seat", args: { number: value + 1 } } : null;
}

const page: GamePage = {
  load: () => import("./board"),
  Emblem,
  Rules: async () => (await import("./Rules.svelte")).default,
  options: {
    first: ["players", "edition", "expansions", "market"],
    independent: ["players", "edition", "expansions"],
    value,
    More: MarketOptions,
  },
  counts: {
    doubloons: count(({ doubloons }) => doubloons),
    barrels: count(({ goods }) => sum(Object.values(goods))),
    tiles: count(({ island }) => sum(Object.values(island).map(({ tiles }) => tiles))),
    buildings: count(({ buildings }) => Object.keys(buildings).length),
    vp: count(({ vp }) => vp ?? 0),
  },
  roundTitle: (round) => ({ id: "pr-round", args: { n: round } }),
  // Victory point chips are all that is hidden, and each view shows only its own.
  hasSecrets: ({ open_vp }, { players }) => !open_vp && (players as Player[]).some(({ vp }) => vp),
};
export default page;
