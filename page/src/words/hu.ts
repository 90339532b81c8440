export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/hu/{bots,core,explain,page,page_tables,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/hu/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
