// Where we are: the path of the address, changed without reloading the page.
let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** The parts of the path: "/table/ab12" is ["table", "ab12"]. */
export const route = (): string[] => path.split("/").filter(Boolean).map(decodeURIComponent);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow our own links without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.download) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
