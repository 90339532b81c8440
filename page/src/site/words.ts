// The site's own messages, which the ordinary page does without.
const catalogs = import.meta.glob<string>("../../../src/entrepot/i18n/*/page_site.ftl", { query: "?raw", import: "default" });

export const siteWords = (language: string): Promise<string> => catalogs[`../../../src/entrepot/i18n/${language}/page_site.ftl`]!();
