export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/en/{bots,core,explain,page,puzzles,server}.ftl", "../../../src/entrepot/games/*/catalogs/en/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
