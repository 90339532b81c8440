// The façades of the buildings, our own drawings: 72 units wide and 48 high, large buildings 150 wide; the ground is at 46.
// Lines are ink. Classes give the paint: w wall, r roof, c the colour of the building, d wood, g window, s stone, l leaves,
// m metal, a water, k solid ink, n lines only.

type Point = [x: number, y: number];
const GROUND = 46;

const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`;
const box = (kind: string, x: number, y: number, w: number, h: number) => path(kind, `M${x} ${y}h${w}v${h}h${-w}z`);
const wall = (x: number, w: number, y: number, kind = "w") => box(kind, x, y, w, GROUND - y);
const disc = (kind: string, x: number, y: number, r: number) => `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
const lines = (...points: Point[][]) => path("n", points.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`).join(""));

/** A roof with its ridge across, seen from the gable. */
const gable = (x: number, w: number, eave: number, ridge: number, kind = "r") => path(kind, `M${x - 3} ${eave}L${x + w / 2} ${ridge}L${x + w + 3} ${eave}z`);
/** A roof with its ridge along the street. */
const hip = (x: number, w: number, eave: number, ridge: number, slope = 6, kind = "r") =>
  path(kind, `M${x - 3} ${eave}L${x + slope} ${ridge}H${x + w - slope}L${x + w + 3} ${eave}z`);
const door = (x: number, w = 7, h = 11) => box("d", x, GROUND - h, w, h) + disc("k", x + w - 1.6, GROUND - h / 2, 0.5);
const gate = (x: number, w = 10, h = 14) => path("d", `M${x} ${GROUND}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`) + lines([[x + w / 2, GROUND - h], [x + w / 2, GROUND]]);
const arch = (kind: string, x: number, w: number, h: number) => path(kind, `M${x} ${GROUND}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`);
const panes = (x: number, y: number, w = 5, h = 7) => box("g", x, y, w, h) + lines([[x + w / 2, y], [x + w / 2, y + h]], [[x - 1, y + h], [x + w + 1, y + h]]);
const windows = (xs: number[], y: number, w = 5, h = 7) => xs.map((x) => panes(x, y, w, h)).join("");
const pointed = (x: number, y: number, w = 4, h = 9) => path("g", `M${x} ${y + h}v${w / 2 - h + 1}q0 -3 ${w / 2} -4q${w / 2} 1 ${w / 2} 4v${h - w / 2 - 1}z`);
const awning = (x: number, w: number, y: number, n: number) => {
  const step = w / n;
  const edge = Array.from({ length: n }, () => `q${step / 2} 5 ${step} 0`).join("");
  const stripes = Array.from({ length: n - 1 }, (_, i) => [[x + 2 + ((w - 4) * (i + 1)) / n, y - 8], [x + step * (i + 1), y]] as Point[]);
  return path("c", `M${x} ${y}L${x + 2} ${y - 8}h${w - 4}L${x + w} ${y}z`) + path("c", `M${x} ${y}${edge}z`) + lines(...stripes);
};
const chimney = (x: number, y: number, h: number, w = 5) => box("s", x, y, w, h) + box("s", x - 1, y, w + 2, 2);
const smoke = (x: number, y: number) => path("n", `M${x} ${y}c-3 -2 3 -4 0 -6s2 -3 1 -5`);
const barrel = (x: number, y = GROUND) => path("c", `M${x} ${y - 9}q-2 4.5 0 9h6q2 -4.5 0 -9z`) + lines([[x - 0.8, y - 6.5], [x + 6.8, y - 6.5]], [[x - 0.8, y - 2.5], [x + 6.8, y - 2.5]]);
const crate = (x: number, y: number, w = 8) => box("d", x, y - w, w, w) + lines([[x, y - w], [x + w, y]]);
const flag = (x: number, y: number, h = 10) => lines([[x, y], [x, y - h]]) + path("c", `M${x} ${y - h}h8l-2 2.5l2 2.5h-8z`);
const cross = (x: number, y: number) => lines([[x, y], [x, y - 7]], [[x - 2.5, y - 5], [x + 2.5, y - 5]]);
const tree = (x: number, h = 20) => lines([[x, GROUND], [x, GROUND - h / 2]]) + path("l", `M${x} ${GROUND - h}q9 3 7 9q-2 5 -7 5t-7 -5q-2 -6 7 -9z`);
const fir = (x: number, h = 26) =>
  `<g transform="translate(${x} ${GROUND}) scale(${h / 26})">${path("n", "M0 0V-5")}${path("l", "M0 -26l5 8h-3l5 7h-3l4 6h-16l4 -6h-3l5 -7h-3z")}</g>`;
const bush = (x: number, w = 10) => path("l", `M${x} ${GROUND}q-1 -6 ${w / 3} -6q${w / 6} -4 ${w / 3} 0q${w / 2.4} 0 ${w / 3} 6z`);
const waves = (x: number, w: number, y = GROUND) => path("a", `M${x} ${y}q3 -3 6 0${"t6 0".repeat(Math.max(0, Math.round(w / 6) - 1))}v4h${-Math.round(w / 6) * 6}z`);
const columns = (xs: number[], top: number, foot = GROUND - 2) => xs.map((x) => box("s", x, top, 3.5, foot - top) + box("s", x - 1, top - 1.5, 5.5, 1.5)).join("");
const sails = (x: number, y: number, r: number) =>
  [35, 125, 215, 305].map((turn) => `<g transform="rotate(${turn} ${x} ${y})">${box("w", x + 1, y - r, 4, r - 3)}${lines([[x, y], [x, y - r - 1]])}</g>`).join("") + disc("k", x, y, 1.5);
const battlements = (x: number, w: number, y: number, n: number) => {
  const step = w / (2 * n - 1);
  return path("s", `M${x} ${y + 5}V${y}${Array.from({ length: n }, (_, i) => `h${step}${i < n - 1 ? `v3h${step}v-3` : ""}`).join("")}V${y + 5}z`);
};
const steps = (x: number, w: number) => box("s", x, GROUND - 2, w, 2);

const MARKET = wall(10, 52, 24) + hip(10, 52, 24, 15) + windows([16, 51], 33) + door(32);

export const FACADES: Record<string, string> = {
  // Production
  small_indigo_plant: wall(12, 32, 26) + gable(12, 32, 26, 13) + door(24) + windows([15], 31) + box("s", 50, 36, 14, 10) + path("c", "M51 38q3 -2 6 0t6 0v3h-12z") + lines([[57, 36], [57, 24], [63, 24]]),
  indigo_plant: wall(6, 26, 24) + gable(6, 26, 24, 11) + door(16) + box("s", 36, 37, 10, 9) + box("s", 47, 37, 10, 9) + box("s", 58, 37, 10, 9) + path("c", "M37 39q2 -2 4 0t4 0v2h-8zM48 39q2 -2 4 0t4 0v2h-8zM59 39q2 -2 4 0t4 0v2h-8z") + lines([[36, 27], [68, 27]], [[38, 27], [38, 37]], [[66, 27], [66, 37]]) + path("c", "M42 27h4v6h-4zM50 27h4v6h-4zM58 27h4v6h-4z"),
  small_sugar_mill: path("w", "M28 46l3 -24h12l3 24z") + gable(31, 12, 22, 14) + sails(37, 22, 15) + door(33.5, 7, 9) + barrel(55),
  sugar_mill: path("w", "M18 46l4 -28h14l4 28z") + gable(22, 14, 18, 9) + sails(29, 19, 17) + door(25.5, 7, 10) + wall(42, 24, 32) + hip(42, 24, 32, 25, 4) + windows([48, 56], 36, 4, 5),
  tobacco_storage: wall(8, 56, 25) + gable(8, 56, 25, 8) + lines([[16, 29], [56, 29]]) + [17, 23, 29, 47, 53].map((x) => path("c", `M${x} 29q-2.5 5 0 10q2.5 -5 0 -10z`)).join("") + gate(33, 11, 16) + disc("g", 36, 17, 3),
  coffee_roaster: wall(8, 34, 26) + hip(8, 34, 26, 18) + chimney(34, 8, 12) + smoke(37, 7) + door(14) + windows([28], 32) + path("m", "M48 46l2 -5h14l2 5z") + path("c", "M49 41a8 8 0 0 1 16 0z") + lines([[65, 36], [69, 33]]),
  // Small violet buildings
  small_market: MARKET.replace(door(32), "") + awning(20, 32, 34, 4) + box("d", 23, 40, 26, 6) + disc("c", 28, 39, 2) + disc("c", 35, 39, 2) + disc("c", 42, 39, 2),
  hacienda: wall(6, 38, 28) + hip(6, 38, 28, 20, 4) + arch("g", 11, 8, 12) + arch("g", 22, 8, 12) + arch("g", 33, 8, 12) + wall(46, 18, 22) + hip(46, 18, 22, 14, 3) + windows([52], 28) + tree(68, 18),
  construction_hut: wall(10, 30, 30, "d") + gable(10, 30, 30, 20) + door(21, 7, 10) + lines([[50, 46], [50, 12]], [[44, 12], [68, 12]], [[50, 18], [57, 12]], [[66, 12], [66, 28]]) + box("s", 61, 28, 10, 7) + crate(44, 46, 7),
  small_warehouse: wall(14, 44, 27, "d") + gable(14, 44, 27, 12) + gate(28, 16, 17) + lines([[14, 33], [28, 33]], [[44, 33], [58, 33]], [[14, 39], [28, 39]], [[44, 39], [58, 39]]),
  hospice: wall(12, 48, 24) + gable(12, 48, 24, 9) + cross(36, 9) + door(32) + windows([18, 49], 31) + path("c", "M34 15h4v3h3v4h-3v3h-4v-3h-3v-4h3z"),
  office: wall(16, 40, 18) + hip(16, 40, 18, 11) + windows([21, 33.5, 46], 22) + windows([21, 46], 33) + door(32) + box("c", 27, 31, 18, 3),
  large_market: wall(4, 64, 20) + hip(4, 64, 20, 11) + windows([10, 22, 45, 57], 23, 5, 5) + awning(7, 27, 35, 4) + awning(38, 27, 35, 4) + box("d", 9, 41, 23, 5) + box("d", 40, 41, 23, 5) + disc("c", 14, 40, 1.8) + disc("c", 20, 40, 1.8) + disc("c", 26, 40, 1.8) + disc("c", 45, 40, 1.8) + disc("c", 52, 40, 1.8) + disc("c", 58, 40, 1.8),
  large_warehouse: wall(4, 32, 26, "d") + gable(4, 32, 26, 12) + wall(36, 32, 26, "d") + gable(36, 32, 26, 12) + gate(13, 14, 16) + gate(45, 14, 16) + disc("g", 20, 19, 2.5) + disc("g", 52, 19, 2.5),
  factory: wall(6, 60, 28) + path("r", "M6 28v-10l15 10v-10l15 10v-10l15 10v-10l15 10z") + chimney(58, 4, 20) + smoke(61, 3) + windows([11, 22, 44, 55], 32, 6, 6) + gate(31, 11, 13),
  university: wall(8, 56, 26) + path("s", "M5 26L36 12L67 26z") + disc("c", 36, 21, 3) + columns([12, 22, 46, 56], 28) + arch("d", 31, 10, 15) + steps(8, 56) + flag(36, 12, 9),
  harbor: waves(2, 66) + path("d", "M12 38h42l-6 7h-30z") + lines([[32, 38], [32, 8]]) + path("w", "M34 11q12 10 14 22h-14zM30 14q-9 8 -11 19h11z") + path("c", "M32 8h8l-2 -2l2 -2h-8z"),
  wharf: waves(2, 66) + box("d", 4, 34, 46, 4) + lines([[9, 38], [9, 46]], [[22, 38], [22, 46]], [[35, 38], [35, 46]], [[47, 38], [47, 46]]) + lines([[40, 34], [40, 10], [60, 18]], [[40, 20], [50, 14]], [[58, 17], [58, 27]]) + crate(54, 35, 8) + crate(8, 34, 8) + crate(17, 34, 7) + barrel(27, 34),
  // Large buildings, two lots wide
  guild_hall: wall(20, 30, 22) + path("r", "M17 22v-4h6v-4h6v-4h12v4h6v4h6v4z") + wall(50, 50, 18) + hip(50, 50, 18, 8, 10) + wall(100, 30, 22) + path("r", "M97 22v-4h6v-4h6v-4h12v4h6v4h6v4z") + windows([26, 38, 56, 68, 77, 89, 106, 118], 24) + windows([26, 38, 56, 89, 106, 118], 34, 5, 6) + gate(68, 14, 12) + disc("c", 75, 13, 3) + flag(75, 8, 8),
  residence: wall(18, 114, 20) + hip(18, 114, 20, 9, 14) + chimney(40, 5, 8) + chimney(105, 5, 8) + windows([25, 37, 49, 97, 109, 121], 24) + windows([25, 37, 49, 97, 109, 121], 35, 5, 6) + box("w", 62, 16, 26, 30) + gable(62, 26, 16, 6) + gate(70, 10, 13) + windows([66, 79], 22, 5, 6) + bush(10) + bush(131),
  fortress: box("s", 14, 24, 122, 22) + battlements(30, 90, 19, 12) + box("s", 10, 14, 22, 32) + battlements(9, 24, 9, 4) + box("s", 118, 14, 22, 32) + battlements(117, 24, 9, 4) + gate(67, 16, 17) + windows([18, 127], 20, 3, 6) + windows([44, 56, 91, 103], 31, 3, 5) + flag(75, 19, 14),
  customs_house: wall(26, 98, 22) + hip(26, 98, 22, 13, 8) + windows([32, 44, 56, 89, 101, 113], 26, 5, 6) + windows([32, 44, 56, 89, 101, 113], 36, 5, 5) + box("w", 65, 12, 20, 34) + gable(65, 20, 12, 4) + gate(70, 10, 14) + path("m", "M75 17v9M70 19h10M68 23l2 -4l2 4zM78 23l2 -4l2 4z") + barrel(8) + crate(128, 46) + crate(137, 46, 7),
  city_hall: wall(20, 42, 22) + hip(20, 42, 22, 14) + wall(88, 42, 22) + hip(88, 42, 22, 14) + box("w", 62, 12, 26, 34) + path("r", "M59 12L75 1L91 12z") + disc("w", 75, 19, 4.5) + lines([[75, 19], [75, 16]], [[75, 19], [77.5, 20]]) + gate(69, 12, 15) + windows([26, 38, 50, 94, 106, 118], 26) + windows([26, 38, 50, 94, 106, 118], 36, 5, 5) + columns([63.5, 83], 30) + steps(60, 30),
  // New Buildings
  aqueduct: box("s", 2, 14, 68, 7) + path("s", "M4 21v25h6v-15a6 6 0 0 1 12 0v15h6v-15a6 6 0 0 1 12 0v15h6v-15a6 6 0 0 1 12 0v15h6v-25z") + path("a", "M2 14q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t2 0v3h-68z"),
  black_market: wall(12, 48, 22, "k2") + hip(12, 48, 22, 14, 6, "k2") + path("w", "M18 34h36v12h-36z") + awning(14, 44, 34, 6) + lines([[28, 40], [33, 40]], [[40, 40], [45, 40]]) + disc("c", 36, 27, 2.5),
  forest_house: wall(14, 28, 28, "d") + gable(14, 28, 28, 14) + door(24.5) + lines([[14, 34], [24, 34]], [[32, 34], [42, 34]], [[14, 40], [24, 40]], [[32, 40], [42, 40]]) + fir(52) + fir(63, 20) + fir(7, 18),
  storehouse: wall(10, 52, 24, "d") + hip(10, 52, 24, 14) + box("g", 18, 28, 36, 18) + barrel(21) + barrel(33) + barrel(45) + barrel(27, 37) + barrel(39, 37),
  guesthouse: wall(14, 44, 20) + gable(14, 44, 20, 7) + windows([20, 33.5, 47], 23) + windows([20, 47], 34, 5, 6) + door(32) + lines([[58, 24], [66, 24]]) + box("c", 61, 25, 8, 7),
  trading_post: wall(8, 30, 28, "d") + gable(8, 30, 28, 17) + door(14) + windows([27], 33) + lines([[46, 46], [46, 10]]) + path("c", "M46 11h20l-4 4l4 4h-20z") + crate(50, 46, 9) + crate(60, 46, 8) + crate(54, 37, 8),
  church: wall(26, 34, 26) + gable(26, 34, 26, 13) + box("w", 10, 16, 16, 30) + path("r", "M8 16L18 3L28 16z") + cross(18, 4) + pointed(16, 22) + arch("d", 38, 10, 15) + disc("g", 43, 22, 2.6) + pointed(30, 34, 3.5, 8) + pointed(52, 34, 3.5, 8),
  small_wharf: waves(2, 66) + box("d", 10, 36, 30, 4) + lines([[15, 40], [15, 46]], [[27, 40], [27, 46]], [[37, 40], [37, 46]]) + path("d", "M46 39h18l-4 5h-11z") + lines([[54, 39], [54, 22]]) + path("w", "M55 24q7 6 8 12h-8z") + crate(14, 36, 8) + barrel(26, 36),
  lighthouse: path("s", "M10 46q4 -8 14 -8h24q10 0 14 8z") + path("w", "M29 38l2 -22h10l2 22z") + path("c", "M30.2 26h11.6l.5 5h-12.6z") + box("g", 31.5, 9, 9, 7) + path("r", "M29 9L36 3L43 9z") + lines([[27, 12], [12, 8]], [[27, 14], [12, 18]], [[45, 12], [60, 8]], [[45, 14], [60, 18]]),
  library: wall(10, 52, 20) + hip(10, 52, 20, 12, 8) + columns([14, 25, 43.5, 54], 24) + box("c", 30, 23, 12, 6) + lines([[36, 23], [36, 29]]) + arch("d", 31, 10, 13) + windows([19.5, 48.5], 29, 4, 9) + steps(10, 52),
  specialty_factory: wall(8, 44, 28) + path("r", "M8 28v-9l14.7 9v-9l14.7 9v-9l14.6 9z") + chimney(44, 6, 16) + smoke(47, 5) + gate(13, 12, 13) + windows([30, 40], 33) + path("c", "M62 18l2.4 4.9l5.4.8l-3.9 3.8l.9 5.4l-4.8 -2.6l-4.8 2.6l.9 -5.4l-3.9 -3.8l5.4 -.8z") + lines([[62, 33], [62, 46]]),
  union_hall: wall(8, 56, 24) + path("s", "M5 24L36 11L67 24z") + columns([11, 21, 31, 41, 51], 27) + path("c", "M30 20l4 -2.5l2 1.2l2 -1.2l4 2.5l-2 2h-8z") + steps(8, 56) + lines([[5, 24], [67, 24]]),
  statue: box("s", 58, 36, 34, 10) + box("s", 64, 30, 22, 6) + path("m", "M69 30l1 -12q0 -5 5 -5t5 5l1 12z") + disc("m", 75, 9, 3.6) + path("n", "M80 16l9 -8l2 2M70 17l-5 6") + tree(20, 22) + tree(40, 16) + tree(110, 16) + tree(130, 22) + box("c", 70, 38, 10, 5),
  cloister: wall(10, 130, 24) + hip(10, 130, 24, 15, 8) + [18, 31, 44, 57, 86, 99, 112, 125].map((x) => arch("g", x, 9, 14)).join("") + box("w", 68, 14, 16, 32) + path("r", "M66 14L76 3L86 14z") + cross(76, 4) + arch("d", 71, 10, 16) + disc("g", 76, 21, 2.4),
  // Nobles
  land_office: wall(12, 36, 20) + hip(12, 36, 20, 12) + windows([18, 37], 25) + door(27) + box("w", 52, 24, 16, 12) + lines([[60, 36], [60, 46]], [[57, 24], [57, 36]], [[52, 30], [57, 30]], [[63, 24], [63, 36]]) + path("c", "M57 24h6v6h-6z"),
  chapel: wall(20, 32, 24) + gable(20, 32, 24, 9) + cross(36, 9) + arch("d", 31, 10, 13) + pointed(24, 31, 4, 9) + pointed(44, 31, 4, 9) + disc("c", 36, 21, 3),
  hunting_lodge: wall(16, 34, 28, "d") + gable(16, 34, 28, 12) + door(29) + windows([20, 41], 33) + path("n", "M33 20c-3 -1 -5 -3 -5 -6M33 20c3 -1 5 -3 5 -6M30 17l-3 0M36 17l3 0") + fir(8, 20) + fir(60) + fir(68, 16),
  zoning_office: wall(14, 44, 18) + hip(14, 44, 18, 10) + windows([20, 33.5, 47], 22) + windows([20, 47], 33) + door(32) + path("c", "M60 46v-16l8 16z") + lines([[62, 40], [65, 46]]),
  royal_supplier: wall(10, 38, 22) + hip(10, 38, 22, 13) + awning(14, 30, 35, 4) + windows([18, 34], 24, 5, 5) + crate(53, 46, 9) + crate(62, 46, 8) + path("c", "M54 34l-1 -8l4.5 4l3 -6l3 6l4.5 -4l-1 8z"),
  villa: wall(8, 56, 26) + hip(8, 56, 26, 18, 8) + box("w", 26, 16, 20, 30) + gable(26, 20, 16, 7) + columns([27, 41.5], 30) + arch("d", 32, 8, 13) + windows([13, 20, 48, 55], 31, 4, 7) + windows([30, 38], 19, 4, 6) + bush(1, 8) + bush(63, 8),
  jeweler: wall(16, 40, 20) + gable(16, 40, 20, 8) + door(44) + box("g", 20, 30, 20, 10) + path("c", "M26 33h8l3 3l-7 4l-7 -4z") + lines([[20, 42], [40, 42]]) + windows([24, 43], 22, 5, 5),
  royal_garden: path("s", "M30 46q0 -10 45 -10t45 10z") + path("a", "M60 42q3 -3 6 0t6 0t6 0t6 0t6 0v3h-30z") + lines([[75, 40], [75, 24]]) + path("n", "M75 24q-8 -4 -9 6M75 24q8 -4 9 6M75 26q-4 -1 -4 6M75 26q4 -1 4 6") + tree(14, 26) + tree(36, 20) + tree(114, 20) + tree(136, 26) + bush(46, 10) + bush(94, 10) + path("c", "M60 36h30v2h-30z"),
};
