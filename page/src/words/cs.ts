export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/cs/{bots,core,explain,page,page_tables,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/cs/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
