// A finger that stays: what a pointer shows by resting on a thing.
const HOLD = 450; // milliseconds

/** Calls a function when a finger stays on an element. Lifting it then counts as no click. */
export function hold(element: HTMLElement, act: (() => void) | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  function down({ pointerType }: PointerEvent): void {
    held = false;
    if (pointerType !== "touch" || !act) return;
    timer = setTimeout(() => {
      held = true;
      act?.();
    }, HOLD);
  }
  const end = () => clearTimeout(timer);
  function click(event: MouseEvent): void {
    end();
    if (held) event.stopImmediatePropagation();
    held = false;
  }
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointercancel", end);
  element.addEventListener("pointerleave", end);
  element.addEventListener("click", click, true);
  return { update: (next: (() => void) | undefined) => void (act = next), destroy: end };
}
