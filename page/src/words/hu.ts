export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/hu/{bots,core,explain,page,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/hu/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
