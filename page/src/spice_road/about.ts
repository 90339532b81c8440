// What a card is, in words.
import type { About } from "../games";
import type { GameInfo } from "../protocol";
import { t } from "../words.svelte";
import { cubesText, face } from "./cards";
import { pointsOf } from "./view";

export function about(id: string, game: GameInfo): About {
  const points = pointsOf(game)(id);
  if (points) return { title: t("page-about-point-card"), text: t("page-about-claim", { cubes: cubesText(id), points }) };
  return { title: t("page-about-merchant-card"), text: merchant(id) };
}

function merchant(card: string): string {
  const { kind, give, get, steps } = face(card);
  if (kind === "create") return t("page-about-create", { cubes: cubesText(get) });
  if (kind === "upgrade") return t("page-about-upgrade", { n: steps });
  return t("page-about-trade", { give: cubesText(give), get: cubesText(get) });
}
