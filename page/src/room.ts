// How far down the window an element begins, as --top in its style, so that what stands in it can end with the window.
export function room(node: HTMLElement): { destroy: () => void } {
  let known = "";
  const measure = () => {
    const top = `${node.getBoundingClientRect().top + scrollY}px`;
    if (top !== known) node.style.setProperty("--top", (known = top));
  };
  const observer = new ResizeObserver(measure); // whatever grows above it makes the page longer
  observer.observe(document.body);
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
