// What has changed since the player's last action keeps an outline until the next one.
const MARKED = "changed";

const THINGS = "[data-what], [data-place][aria-label], [data-key]:not(.cube, svg)";

/** Each thing on the board with what it is called: a place by its contents, a card by where it lies. */
const things = (root: Element): [HTMLElement, string][] =>
  [...root.querySelectorAll<HTMLElement>(THINGS)].map((element) => [element, signature(element)]);

function signature(element: HTMLElement): string {
  const { what = element.getAttribute("aria-label"), place = "", key = "" } = element.dataset;
  const around = key ? element.closest("ul, ol")?.getAttribute("aria-label") : "";
  return [place, key, what, around].join("|");
}

/** Outlines on a board: things that were not there, or were called otherwise, at the last moment that was remembered. */
export class Changes {
  #known: Set<string> | null = null;

  /** Everything as it is now is known to the player. */
  remember(root: Element): void {
    this.#known = new Set(things(root).map(([, name]) => name));
    for (const element of root.querySelectorAll(`.${MARKED}`)) element.classList.remove(MARKED);
  }

  /** Mark what is new. */
  mark(root: Element): void {
    const known = this.#known;
    if (!known) return this.remember(root);
    for (const [element, name] of things(root)) element.classList.toggle(MARKED, !known.has(name));
  }
}
