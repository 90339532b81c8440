// What Spice Road adds to the page.
import type { GamePage } from "../games";
import Emblem from "./Emblem.svelte";
import type { Player } from "./view";

const count = (of: (player: Player) => number) => ({ view }: { view: Record<string, any> }, seat: number) => of(view.players[seat] as Player);

const page: GamePage = {
  load: () => import("./board"),
  Emblem,
  Rules: async () => (await import("./Rules.svelte")).default,
  options: { first: ["players"], independent: ["players"] },
  counts: {
    cubes: count(({ caravan }) => caravan.length),
    cards: count(({ hand, played }) => hand.length + played.length),
    claimed: count(({ point_cards }) => point_cards),
  },
  hasSecrets: () => false,
};
export default page;
