// Where we are: the path of the address, changed without reloading the page.
import { base, url } from "./base";

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** The parts of the path below the base: "/table/ab12" is ["table", "ab12"]. */
export const route = (): string[] => below(path).split("/").filter(Boolean).map(decodeURIComponent);
const below = (address: string): string => (address.startsWith(base) ? address.slice(base.length) : address);

/** Go to a path of ours. */
export const go = (to: string, replace = false): void => show(url(to), replace);

function show(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow our own links without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.download) return;
  if (!link.pathname.startsWith(base) || link.pathname.startsWith(url("/api/"))) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  show(link.pathname + link.hash);
}
