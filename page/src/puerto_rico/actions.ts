// Where on the board an action is chosen. Actions without a place are buttons of the frame.

/** The places of an action, by its words without the seat: `settler`'s card, `corn` in the market, a ship ... */
type Finder = (what: string, where: string) => string[];

const own: Finder = (place) => [`own:${place}`];
const FINDERS: Record<string, Finder> = {
  pick: (building) => [`market:${building}`],
  role: (role) => [`role:${role}`],
  guest: own,
  draw: () => ["stack"],
  take: (tile) => [tile === "quarry" ? "quarries" : `tile:${tile}`],
  forest: (tile) => [`tile:${tile}`],
  discard: own,
  board: (body) => [`aboard:${body}`],
  man: () => ["arranging"],
  build: (building) => [`market:${building}`],
  pay: (kind, what) => (kind === "colonist" ? [`own:${what}`] : kind === "good" ? [`barrels:${what}`] : ["own:vp"]),
  bonus: (good) => [`supply:${good}`],
  sell: (good) => [`barrels:${good}`, "house"],
  post: (good) => [`barrels:${good}`, "own:trading_post"],
  buy_tile: (tile) => [tile ? `tile:${tile}` : "stack"],
  supply: (good) => [`barrels:${good}`],
  load: (good, ship) => [`barrels:${good}`, ship === "wharf" ? "own:wharf" : `ship:${ship}`],
  small: (good) => [`barrels:${good}`, "own:small_wharf"],
  store: (good) => [`barrels:${good}`],
  keep: (good) => [`barrels:${good}`],
};

/** The verb of an action, without its seat. */
export function verb(action: string): string {
  return action.split(" ")[1] ?? "";
}

/** The places where the action is chosen; none for one that is a button. */
export function placesOf(action: string): string[] {
  const [, name = "", what = "", where = ""] = action.split(" ");
  return FINDERS[name]?.(what, where) ?? [];
}

/** Whether the action is chosen by a click on the board. */
export function onBoard(action: string): boolean {
  return placesOf(action).length > 0;
}
