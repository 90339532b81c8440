export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/is/{bots,core,explain,page,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/is/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
