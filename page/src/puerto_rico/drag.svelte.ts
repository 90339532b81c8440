// Colonists dragged with the pointer between circles and San Juan. A tap that does not move stays a click.
import type { Arranging, Spot } from "./arranging.svelte";
import type { Circle } from "./view";

const FAR = 6; // pixels before a press becomes a drag

interface Held {
  who: Circle;
  x: number;
  y: number;
}

/** The circle under the pointer: its place and number. */
function circleAt(event: PointerEvent): Spot | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-circle]");
  const [place, number] = found?.dataset.circle?.split("/") ?? [];
  return place === undefined ? null : [place, Number(number)];
}

/** The click that follows a drag is not a tap. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

export function dragger(arranging: () => Arranging | null) {
  let held = $state.raw<Held | null>(null);

  function drop(from: Spot, event: PointerEvent): void {
    const to = circleAt(event);
    if (to) arranging()?.move(from, to);
  }

  function grab(down: PointerEvent, place: string, at: number): void {
    const who = arranging()?.at([place, at]) ?? "empty";
    if (who === "empty") return;
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR;
      if (held || far) held = { who, x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (!held) return;
      held = null;
      swallowClick();
      if (event.type === "pointerup") drop([place, at], event);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  return {
    grab,
    get held() {
      return held;
    },
  };
}
