// How far down the window an element begins, as --top in its style, so that what stands in it can end with the window.
export function room(node: HTMLElement): { destroy: () => void } {
  const measure = () => node.style.setProperty("--top", `${node.getBoundingClientRect().top + scrollY}px`);
  const observer = new ResizeObserver(measure); // whatever grows above it makes the page longer
  observer.observe(document.body);
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
