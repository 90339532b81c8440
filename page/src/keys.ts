// Arrow keys move between targets. Browsers handle Enter on buttons; drawn targets get it here.
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SHOWN = "[data-action]:not(:disabled)";
const OWN_ARROWS = "input, select, textarea, [role=tab], [role=radio], dialog";

type Place = { element: HTMLElement | SVGElement; x: number; y: number };

const places = (): Place[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`.target${SHOWN}, .choice${SHOWN}`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const box = element.getBoundingClientRect();
      return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });

/** The nearest place in that direction; sideways distance counts more. */
function nearest(from: Place, [dx, dy]: [number, number], among: Place[]): Place | undefined {
  const distance = (to: Place): number => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return along > 1 ? along + 2.5 * aside : Infinity;
  };
  const best = among.reduce<Place | undefined>((a, b) => (!a || distance(b) < distance(a) ? b : a), undefined);
  return best && distance(best) < Infinity ? best : undefined;
}

/** Whether the key was an arrow that moved the focus. */
export function moveFocus(event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key];
  const active = document.activeElement;
  if (!direction || event.altKey || event.ctrlKey || event.metaKey || active?.closest(OWN_ARROWS)) return false;
  const all = places();
  const here = all.find((place) => place.element === active);
  // The board comes first: among the answers beside the question is often one that passes.
  const next = here ? nearest(here, direction, all) : (all.find(({ element }) => element.matches(".target")) ?? all[0]);
  if (!next) return false;
  event.preventDefault();
  next.element.focus();
  next.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Enter and Space on drawn targets, which are not native buttons. */
export function pressDrawn(event: KeyboardEvent): void {
  const active = document.activeElement;
  if (!(active instanceof SVGElement) || !active.matches("[role=button]")) return;
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  active.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

export const isTyping = (): boolean => !!document.activeElement?.closest("input:not([type=range]), textarea, select");
