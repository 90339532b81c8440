export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/sv/{bots,core,explain,page,page_tables,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/sv/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
