// The ordinary page has a server, and nothing of the site.
export const site = null;
