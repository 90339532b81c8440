export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/en/{bots,core,explain,page,page_tables,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/en/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
