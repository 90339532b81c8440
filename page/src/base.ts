// Where the page is. The server may be reached below a path of a site, such as /games/. The site without a server is a
// single document, which any web server can serve: what would be a path stands behind the #.
const given = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "/";

/** The path of the page's start, with a slash at both ends. */
export const base = __SITE__ ? "/" : new URL(given, location.origin).pathname;

/** The address of a path of ours: "/table/ab12" may be at "/games/table/ab12", or at "#/table/ab12". */
export const url = (path: string): string => (__SITE__ ? `#${path}` : base + path.slice(1));

/** The address that is shown, with the part behind the # as its path in the site. */
export function here(): URL {
  if (!__SITE__) return new URL(location.href);
  return new URL(location.origin + (location.hash.startsWith("#/") ? location.hash.slice(1) : "/"));
}

/** Put an anchor behind the address that is shown, or none. */
export function showAnchor(anchor: string): void {
  const shown = here();
  shown.hash = anchor;
  const { pathname, search, hash } = shown;
  history.replaceState(history.state, "", (__SITE__ ? "#" : "") + pathname + search + hash);
}
