export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/is/{bots,core,explain,page,page_tables,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/is/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
