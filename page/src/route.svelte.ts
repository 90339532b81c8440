// Where we are: the path of the address, changed without reloading the page.
import { base, here, url } from "./base";

let path = $state(here().pathname);
addEventListener("popstate", () => (path = here().pathname));

/** The parts of the path below the base: "/table/ab12" is ["table", "ab12"]. */
export const route = (): string[] => below(path).split("/").filter(Boolean).map(decodeURIComponent);
const below = (address: string): string => (address.startsWith(base) ? address.slice(base.length) : address);

/** Go to a path of ours. */
export const go = (to: string, replace = false): void => show(url(to), replace);

function show(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  path = here().pathname;
  scrollTo(0, 0);
}

/** Follow our own links without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.download) return;
  const address = __SITE__ ? hashOf(link) : pathOf(link);
  if (!address) return;
  event.preventDefault();
  if (__SITE__ && !address.startsWith("#/")) jump(address.slice(1));
  else show(address);
}

/** The address of a link to another place of the page. */
function pathOf(link: HTMLAnchorElement): string | null {
  if (!link.pathname.startsWith(base) || link.pathname.startsWith(url("/api/"))) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return link.pathname + link.hash;
}

/** The same in the site, where everything is behind the #. */
const hashOf = (link: HTMLAnchorElement): string | null => (link.pathname === location.pathname ? link.hash : null);

/** Go to an element; its id cannot stand behind the #, where the path is. */
function jump(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
