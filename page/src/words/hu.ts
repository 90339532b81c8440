export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/hu/{core,bots,server,page}.ftl", "../../../src/entrepot/games/*/catalogs/hu/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
