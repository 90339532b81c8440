// The base path: the server may be reached below a path of a site, such as /games/.
const given = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "/";

/** The path of the page's start, with a slash at both ends. */
export const base = new URL(given, location.origin).pathname;

/** The address of a path of ours: "/table/ab12" may be at "/games/table/ab12". */
export const url = (path: string): string => base + path.slice(1);
