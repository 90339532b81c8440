// Things that are at another place than before travel there. What has the same data-key is the same thing; what is new
// comes from the thing that its data-from names, and what is gone fades away.

interface Seen {
  thing: HTMLElement;
  at: DOMRect;
}
export type Where = Map<string, Seen>;

const TIME = { duration: 340, easing: "cubic-bezier(.3,.7,.2,1)" };

export function whereabouts(root: HTMLElement): Where {
  const things = [...root.querySelectorAll<HTMLElement>("[data-key]")];
  return new Map(things.map((thing) => [thing.dataset["key"]!, { thing, at: thing.getBoundingClientRect() }]));
}

export function travel(root: HTMLElement, before: Where): void {
  const now = whereabouts(root);
  for (const [key, { thing, at }] of now) {
    const start = before.get(key) ?? before.get(thing.dataset["from"] ?? "");
    if (start?.at.width) slide(thing, start.at, at);
    else appear(thing);
  }
  for (const [key, seen] of before) if (!now.has(key)) fade(seen);
}

function slide(thing: HTMLElement, start: DOMRect, end: DOMRect): void {
  if (!end.width || Math.hypot(start.x - end.x, start.y - end.y) < 1) return;
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  const scale = `scale(${start.width / end.width}, ${start.height / end.height})`;
  const still = { transformOrigin: "0 0", zIndex: 5 };
  thing.animate([{ ...still, transform: `${shift} ${scale}` }, { ...still, transform: "none" }], TIME);
}

function appear(thing: HTMLElement): void {
  thing.animate([{ opacity: 0, transform: "scale(.5)" }, { opacity: 1, transform: "none" }], TIME);
}

function fade({ thing, at }: Seen): void {
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-key");
  ghost.inert = true;
  ghost.style.cssText = `position:fixed;left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px;z-index:5`;
  document.body.append(ghost);
  const gone = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-1.5rem) scale(.6)" }], TIME);
  gone.onfinish = gone.oncancel = () => ghost.remove();
}
