export default import.meta.glob<string>(
  "../../../src/entrepot/i18n/en/{core,bots,buildings,puerto_rico,spice_road,server,page,page_puerto_rico,page_spice_road}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
