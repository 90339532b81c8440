export default import.meta.glob<string>(
  ["../../../src/entrepot/i18n/cs/{core,bots,server,page}.ftl", "../../../src/entrepot/games/*/catalogs/cs/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
