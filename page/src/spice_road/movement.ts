// Things that are at another place than before travel there. What has the same data-key is the same thing.

export type Where = Map<string, DOMRect>;

const TIME = { duration: 340, easing: "cubic-bezier(.3,.7,.2,1)" };

function things(root: HTMLElement): [string, HTMLElement][] {
  return [...root.querySelectorAll<HTMLElement>("[data-key]")].map((thing) => [thing.dataset["key"]!, thing]);
}

export function whereabouts(root: HTMLElement): Where {
  return new Map(things(root).map(([key, thing]) => [key, thing.getBoundingClientRect()]));
}

export function travel(root: HTMLElement, before: Where): void {
  for (const [key, thing] of things(root)) {
    const start = before.get(key) ?? before.get(thing.dataset["from"] ?? "");
    if (start?.width) slide(thing, start);
    else if (before.size) appear(thing);
  }
}

function slide(thing: HTMLElement, start: DOMRect): void {
  const end = thing.getBoundingClientRect();
  const moved = Math.hypot(start.x - end.x, start.y - end.y) > 1;
  if (!moved || !end.width) return;
  const from = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${start.width / end.width}, ${start.height / end.height})`;
  thing.animate([{ transformOrigin: "0 0", transform: from, zIndex: 5 }, { transformOrigin: "0 0", transform: "none", zIndex: 5 }], TIME);
}

function appear(thing: HTMLElement): void {
  thing.animate([{ opacity: 0, transform: "scale(.5)" }, { opacity: 1, transform: "none" }], TIME);
}
