// Our own small drawings, 24 units square: lines in ink, `class="f"` filled with the piece's colour, `class="s"` solid ink.

export const TILES: Record<string, string> = {
  corn: `<path class="f" d="M12 2.5c3 1.8 4.2 5 4.2 8.6 0 4-1.7 7.4-4.2 7.4s-4.2-3.4-4.2-7.4c0-3.6 1.2-6.8 4.2-8.6z"/><path d="M9.4 6.5l5.8 5M8.2 10.3l6.6 5.7M14.6 6.5l-5.8 5M15.8 10.3l-6.6 5.7M12 18.5v3"/><path class="f2" d="M12 21.5c-4.5 0-7-4.5-7.5-10 3 .6 5.7 4 7.5 10zM12 21.5c4.5 0 7-4.5 7.5-10-3 .6-5.7 4-7.5 10z"/>`,
  indigo: `<path d="M12 22V6"/><path class="f" d="M12 7c-2-1-2.4-3.3 0-5.5 2.4 2.2 2 4.5 0 5.5zM12 12C8.5 12.6 6 10.8 5 7.5c3.5-.4 6 1 7 4.5zM12 12c3.5.6 6-1.2 7-4.5-3.5-.4-6 1-7 4.5zM12 18c-3.7.6-6.6-1.3-7.5-4.7 3.7-.4 6.5 1.2 7.5 4.7zM12 18c3.7.6 6.6-1.3 7.5-4.7-3.7-.4-6.5 1.2-7.5 4.7z"/>`,
  sugar: `<path class="f" d="M12 2c1.2 0 2 1 2.3 2.2L18 17.5H6L9.7 4.2C10 3 10.8 2 12 2z"/><path class="f2" d="M4.5 17.5h15l-1.5 4H6z"/><path d="M10 8l4.5 2M8.8 12.5l6.8 3"/>`,
  tobacco: `<path class="f" d="M3.5 20.5C3 12 8 4 20.5 3.5 20.5 15 13 21 5.5 18.6z"/><path d="M2.5 21.5C7 15.5 12 10 17.5 6.5M8 15.2l-.6-5M8 15.2l5.4.6M12.3 10.8l-.4-4M12.3 10.8l4.6.4"/>`,
  coffee: `<g transform="rotate(-35 9 10)"><ellipse class="f" cx="9" cy="10" rx="4.6" ry="6.8"/><path d="M9 3.4c-2 3 2 5.5 0 13"/></g><g transform="rotate(25 16 15)"><ellipse class="f" cx="16" cy="15" rx="4" ry="6"/><path d="M16 9.2c-1.7 2.7 1.7 5 0 11.5"/></g>`,
  quarry: `<path class="f" d="M2.5 21v-6.5h8.5V21zM11 21v-6.5h9.5V21zM6 14.5V8.5h9v6zM15 14.5V9.8h4v4.7zM9 8.5V3.5h6v5z"/><path d="M4.5 17h2.5M13.5 17.5h3M8 11h2.5"/>`,
  forest: `<path class="f" d="M7 3l4.5 7H9.5l3.5 6H1.5L5 10H2.8zM17 6l4 6h-2l3 5H12.5l3-5h-2z"/><path d="M7 16v5M17 17v4"/>`,
};

export const ROLES: Record<string, string> = {
  settler: `<path d="M3 20.5h18M5 20.5c1-4 4-6 7-6s6 2 7 6"/><path class="f" d="M9.7 3.5h4.6v5c0 2.6-1 4.5-2.3 6-1.3-1.5-2.3-3.4-2.3-6z"/><path d="M12 3.5V.8M9.7 1h4.6M12 6v5"/>`,
  mayor: `<path class="f" d="M5 9c0-4 3-6.5 7-6.5S19 5 19 9z"/><path d="M2.5 9.5c5 2.5 14 2.5 19 0"/><path d="M8 12.5c0 3 1.6 5 4 5s4-2 4-5"/><path class="f" d="M12 17.5l1.3 1.8 2.2.3-1.6 1.5.4 2.2-2.3-1-2.3 1 .4-2.2-1.6-1.5 2.2-.3z"/>`,
  builder: `<path class="f" d="M3 6.5l4-4 5.5 3.2-5 5.3z"/><path class="f" d="M9.5 8.8l2-2 10 11-2 2.2z"/><path d="M3 21.5L14 4.5l.3 17zM10.8 17.5h3"/>`,
  craftsman: `<circle class="f" cx="12" cy="12" r="6.5"/><circle cx="12" cy="12" r="2"/><path d="M12 1.8v8M12 14v8.2M1.8 12H10M14 12h8.2M4.8 4.8l5.7 5.7M13.5 13.5l5.7 5.7M4.8 19.2l5.7-5.7M13.5 10.5l5.7-5.7"/>`,
  trader: `<path d="M12 2v18.5M7.5 21h9M3.5 6h17M5.5 6L2.5 13.5M5.5 6l3 7.5M18.5 6l-3 7.5M18.5 6l3 7.5"/><path class="f" d="M1.8 13.5h7.4c-.5 2.3-2 3.4-3.7 3.4s-3.2-1.1-3.7-3.4zM14.8 13.5h7.4c-.5 2.3-2 3.4-3.7 3.4s-3.2-1.1-3.7-3.4z"/>`,
  captain: `<circle cx="12" cy="4.2" r="2.2"/><path d="M12 6.5V22M7.5 9.5h9"/><path class="f" d="M12 22C6.5 21.5 3.2 18.5 2.8 13.2l3.7 2.6-1.7.4c1 2.2 3.2 3.4 7.2 3.8 4-.4 6.2-1.6 7.2-3.8l-1.7-.4 3.7-2.6C20.8 18.5 17.5 21.5 12 22z"/>`,
  prospector: `<path class="f" d="M2 14h20c-1 5-5 7.5-10 7.5S3 19 2 14z"/><ellipse cx="12" cy="14" rx="10" ry="2.8"/><path class="f2" d="M8.5 14l1.5-2 2 .6 1 1.6zM13.5 13.8l1-1.5 2 .8-.4 1z"/><path d="M12 2v4.5M7 3.5l1.7 3.4M17 3.5l-1.7 3.4"/>`,
};

const HOUSE = `<path class="f" d="M3 21V11l9-7.5L21 11v10z"/><path d="M1.5 12.3L12 3.5l10.5 8.8M9.5 21v-6h5v6"/>`;
const AWNING = `<path class="f" d="M3 10l2-6h14l2 6z"/><path d="M3 10c0 2.5 4.5 2.5 4.5 0 0 2.5 4.5 2.5 4.5 0 0 2.5 4.5 2.5 4.5 0 0 2.5 4.5 2.5 4.5 0M4.5 12v9h15v-9"/>`;
const SHED = `<path class="f" d="M2.5 21V9L12 4l9.5 5v12z"/><path d="M1 9.8L12 4l11 5.8M6 21v-8h12v8M6 17h12"/>`;
const COLUMNS = `<path class="f" d="M2 9l10-6 10 6z"/><path d="M3 9h18M3 21h18M5.5 9v9.5M10 9v9.5M14 9v9.5M18.5 9v9.5M4 18.5h16"/>`;

export const BUILDINGS: Record<string, string> = {
  house: HOUSE,
  small_indigo_plant: `<path class="f" d="M4 11h12v10H4z"/><path d="M4 11l6-5 6 5M20 21V9M17.5 21h5"/>`,
  small_sugar_mill: `<path class="f" d="M8 21l1.5-11h5L16 21z"/><path d="M12 8L4.5 3.5M12 8l7.5-4.5M12 8l-6 6.5M12 8l6 6.5M10 21v-4h4v4"/>`,
  indigo_plant: `<path class="f" d="M2.5 12h6v9h-6zM9.5 12h6v9h-6zM16.5 12h5v9h-5z"/><path d="M2 12h20M5.5 8v-3M12.5 8V5M19 8V5M2.5 16c2 1 4-1 6 0M9.5 16c2 1 4-1 6 0M16.5 16c2 1 3-1 5 0"/>`,
  sugar_mill: `<path class="f" d="M7 21l2-12h6l2 12z"/><path d="M12 7L3 2.5M12 7l9-4.5M12 7l-8 8M12 7l8 8M3 2.5l2 2.5M21 2.5L19 5M10 21v-4h4v4M2 21h20"/>`,
  tobacco_storage: `<path class="f" d="M2 21V10l10-6 10 6v11z"/><path d="M6 13h12M8 13v5M10.7 13v6M13.4 13v5M16 13v6"/>`,
  coffee_roaster: `<path class="f" d="M6 9h12v6a6 4 0 0 1-12 0z"/><path d="M5 9h14M12 9V5M8 6c0-1.5 1.5-1.5 1.5-3M14.5 6c0-1.5 1.5-1.5 1.5-3M6 21.5l2-3M18 21.5l-2-3M12 21.5v-2.5"/>`,
  small_market: AWNING,
  large_market: `${AWNING}<path d="M8 21v-5h8v5M3 4h18"/>`,
  hacienda: `<path class="f" d="M2 21v-8h7v8zM9 21V9l6.5-4L22 9v12z"/><path d="M1 13.5L5.5 10 9 12.5M13 21v-5.5a2.5 2.5 0 0 1 5 0V21"/>`,
  construction_hut: `<path class="f" d="M4 21V13l8-5 8 5v8z"/><path d="M2.5 14L12 8l9.5 6M8 21v-5h4v5M15 2.5l5 5M20 2.5l-5 5"/>`,
  small_warehouse: SHED,
  large_warehouse: `${SHED}<path d="M10 13v8M14 13v8"/>`,
  hospice: `<path class="f" d="M3 21V10l9-6 9 6v11z"/><path d="M12 9v7M8.5 12.5h7"/>`,
  office: `<path class="f" d="M4.5 3.5h10l5 5v12.5h-15z"/><path d="M14.5 3.5v5h5M8 12h8M8 15h8M8 18h5"/>`,
  factory: `<path class="f" d="M2.5 21V12l6 3v-3l6 3v-3l7 3v6z"/><path d="M18 13V4.5h2.5V14M6 18h2M11 18h2M16 18h2"/>`,
  university: `<path class="f" d="M1.5 9L12 4.5 22.5 9 12 13.5z"/><path d="M6 11v5.5c3 2.5 9 2.5 12 0V11M20.5 10v7"/>`,
  harbor: `<path class="f" d="M3 15h18l-2.5 5h-13z"/><path d="M11 15V3l7 9h-7M11 5L5.5 12H11M1.5 22.5c2-1.5 4 1 6 0s4-1 6 0 4-1 6 0"/>`,
  wharf: `<path class="f" d="M2 11h20v3H2z"/><path d="M5 14v7.5M12 14v7.5M19 14v7.5M2 21.5h20M8 11V4.5l8 2.5M16 7v4"/>`,
  guild_hall: `<path class="f" d="M3 21V9.5h4V6h3.5V3h3v3H17v3.5h4V21z"/><path d="M10 21v-5h4v5M6 13h2M16 13h2M11 10h2"/>`,
  residence: `<path class="f" d="M2.5 21V9h19v12z"/><path d="M1.5 9L5 4.5h14L22.5 9zM6 12v3M10 12v3M14 12v3M18 12v3M10.5 21v-3.5h3V21"/>`,
  fortress: `<path class="f" d="M2.5 21V6h3v3h3V6h3v3h1V6h3v3h3V6h3v15z"/><path d="M9.5 21v-4.5a2.5 2.5 0 0 1 5 0V21M6 13h1M17 13h1"/>`,
  customs_house: `<path class="f" d="M3 21V11h18v10z"/><path d="M3 11l9-7 9 7M7 11v10M17 11v10M12 14v7M9.5 17.5h5M12 4V1.5h4l-1 1.2 1 1.3h-4"/>`,
  city_hall: `<path class="f" d="M2.5 21v-8h6V7.5L12 4l3.5 3.5V13h6v8z"/><path d="M12 4V1M10.5 21v-4h3v4M5 16h1.5M17.5 16H19"/><circle cx="12" cy="10" r="1.5"/>`,
  aqueduct: `<path class="f" d="M1.5 6h21v3.5h-21z"/><path d="M3 9.5V21M9 21v-6.5a3 3 0 0 0-6 0M9 9.5V21M15 21v-6.5a3 3 0 0 0-6 0M15 9.5V21M21 21v-6.5a3 3 0 0 0-6 0M21 9.5V21M4 4c2 1.5 4-1.5 6 0s4-1.5 6 0 3-1 4.5 0"/>`,
  black_market: `<path class="f s" d="M4 12l2-6h12l2 6z"/><path d="M5 12v9h14v-9M9 16h1.5M13.5 16H15M9 18.5c2 1.5 4 1.5 6 0"/>`,
  forest_house: `<path class="f" d="M2.5 21v-7l5-4 5 4v7z"/><path d="M6 21v-4h3v4M17.5 3l4 6h-2l3 5h-8M17.5 14v7"/>`,
  storehouse: `<path class="f" d="M2.5 21V10L12 5l9.5 5v11z"/><circle cx="8.5" cy="18" r="2.5"/><circle cx="15.5" cy="18" r="2.5"/><circle cx="12" cy="13.5" r="2.5"/>`,
  guesthouse: `<path class="f" d="M3 21V9l9-5 9 5v12z"/><path d="M6 19v-6M6 16.5h12V19M9 16.5V14h4c2 0 3 1 3 2.5"/>`,
  trading_post: `<path class="f" d="M9 4h11l-2 3 2 3H9z"/><path d="M9 2v20M5.5 22h8M5 14h4M5 14v4h4"/>`,
  church: `<path class="f" d="M3 21v-7l5-3V8.5L12 5l4 3.5V11l5 3v7z"/><path d="M12 5V1M10.5 2.5h3M10.5 21v-4a1.5 1.5 0 0 1 3 0v4"/>`,
  small_wharf: `<path class="f" d="M3 13h12v3H3z"/><path d="M5 16v5.5M12 16v5.5M17 21.5V9l-4-4M2 21.5h20M17 9l4-3"/>`,
  lighthouse: `<path class="f" d="M9.5 8h5L16.5 21h-9z"/><path d="M9.5 8V4.5h5V8M12 4.5V2M8.8 12.5h6.4M8.2 16.5h7.6M6.5 6L2 4.5M6.5 7L2 8.5M17.5 6L22 4.5M17.5 7L22 8.5"/>`,
  library: `<path class="f" d="M12 6c-3-2-6-2-9.5-1v14c3.5-1 6.5-1 9.5 1 3-2 6-2 9.5-1V5C18 4 15 4 12 6z"/><path d="M12 6v14M5 9c1.7-.3 3 0 4.5.7M5 13c1.7-.3 3 0 4.5.7M19 9c-1.7-.3-3 0-4.5.7M19 13c-1.7-.3-3 0-4.5.7"/>`,
  specialty_factory: `<path class="f" d="M2.5 21V13l6 3v-3l6 3v5z"/><path d="M4.5 13V6H7v8"/><path class="f" d="M18 9l1.3 2.6 2.9.4-2.1 2 .5 2.9L18 15.5l-2.6 1.4.5-2.9-2.1-2 2.9-.4z"/>`,
  union_hall: `${COLUMNS}<path d="M10.5 6.5h3"/>`,
  statue: `<path class="f" d="M7 21v-4h10v4z"/><path d="M5 21.5h14M9 17v-3h6v3"/><circle class="f" cx="12" cy="4" r="2"/><path class="f" d="M10 14l-.5-4 .5-3h4l.5 3-.5 4z"/><path d="M14 7.5l4-3.5"/>`,
  cloister: `<path class="f" d="M2 21V8h20v13z"/><path d="M2 8l3-4h14l3 4M4.5 21v-6a2.5 2.5 0 0 1 5 0v6M9.5 21v-6a2.5 2.5 0 0 1 5 0v6M14.5 21v-6a2.5 2.5 0 0 1 5 0v6"/>`,
  land_office: `<path class="f" d="M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2z"/><path d="M9 3v16M15 5v16M4.5 11l3 2M11 9l2.5 3M17 8l2.5 5"/>`,
  chapel: `<path class="f" d="M5 21V11l7-6 7 6v10z"/><path d="M12 5V1M10.5 2.5h3M10 21v-4.5a2 2 0 0 1 4 0V21M8 13v1.5M16 13v1.5"/>`,
  hunting_lodge: `<path class="f" d="M9 14c0-2 1.5-3 3-3s3 1 3 3l-1.5 6c-.5 1.5-2.5 1.5-3 0z"/><path d="M10 11C7 9.5 5.5 7 6 2.5M7 7L3 5.5M14 11c3-1.5 4.5-4 4-8.5M17 7l4-1.5"/>`,
  zoning_office: `<path class="f" d="M3.5 3.5h17v17h-17z"/><path d="M3.5 10H13V3.5M13 10v10.5M13 15h7.5M8 10v10.5"/>`,
  royal_supplier: `<path class="f" d="M5 11h14v10H5z"/><path d="M5 14h14M5 18h14M6 8.5L5 3.5l4 3 3-4.5 3 4.5 4-3-1 5z"/>`,
  villa: `<path class="f" d="M2.5 21v-9h19v9z"/><path d="M1.5 12l4-4.5h13l4 4.5M8 7.5L12 4l4 3.5M5.5 15v2.5M18.5 15v2.5M9 21v-6M12 21v-6M15 21v-6M9 15h6"/>`,
  jeweler: `<path class="f" d="M6 4h12l4 5.5L12 21 2 9.5z"/><path d="M2 9.5h20M6 4l3 5.5L12 21l3-11.5L18 4M9 9.5L12 4l3 5.5"/>`,
  royal_garden: `<circle class="f" cx="7" cy="9" r="4.5"/><circle class="f" cx="17" cy="9" r="4.5"/><path d="M7 13.5V21M17 13.5V21M2 21h20M12 21v-6M10 15.5c1-2 3-2 4 0M10 3.5l1 .8 1-1.8 1 1.8 1-.8"/>`,
};
