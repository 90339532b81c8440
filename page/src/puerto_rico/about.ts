// What a building, role, tile or good is: its text and its numbers.
import type { About } from "../games";
import type { GameInfo } from "../protocol";
import { hasMessage, t, type Translate } from "../words.svelte";
import { type BuildingInfo, buildingsOf, pieceName } from "./view";

export function about(id: string, game: GameInfo, translate: Translate): About {
  const building = buildingsOf(game).find((each) => each.id === id);
  if (building) return { title: t(pieceName("building", id)), text: translate(building.text), facts: facts(building) };
  const title = ["role", "tile", "good"].map((group) => pieceName(group, id)).find(hasMessage);
  const text = pieceName("page-text", id);
  return { title: title ? t(title) : id, ...(hasMessage(text) ? { text: t(text) } : {}) };
}

function facts({ cost, vp, quarries, circles, large }: BuildingInfo): [string, number][] {
  return [
    [t("page-about-cost"), cost],
    [t("page-about-vp"), vp],
    [t("page-about-quarries"), quarries],
    [t("page-about-circles"), circles],
    [t("page-about-spaces"), large ? 2 : 1],
  ];
}
