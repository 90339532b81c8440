// What the server says and is told. The server builds every part of it for one pair of eyes, by whitelist.
// docs/server.md is the same in words.

/**
 * A sentence to be put into words from the catalogs: an id and its arguments. An argument `seat` is a seat's number.
 * A message among the arguments is spoken first and handed on with its forms: words.svelte.ts.
 */
export interface Message {
  id: string;
  args: Record<string, Message | string | number>;
}

// GET /api/me, POST /api/me {name?, language?}: a guest, known by a signed cookie.
export interface Me {
  name: string;
  language: string;
  /** Send it back as the header X-CSRF-Token with every POST. */
  csrf: string;
}

// GET /api/games: what can be played, and the tables of the printed components.
export interface Catalogue {
  languages: string[];
  levels: string[]; // strengths for people: beginner, easy, medium, hard, expert
  bots: string[]; // all bots by name
  games: GameInfo[];
}
export interface GameInfo {
  name: "puerto_rico" | "spice_road";
  options: { name: string; values: unknown[] | null; default: unknown }[];
  /** Puerto Rico: {"buildings": BuildingInfo[], "goods": [...], ...}; Spice Road: {"merchant_cards": [...], "point_cards": [...]}. */
  tables: Record<string, unknown>;
}
export interface BuildingInfo {
  id: string; // "small_market"
  cost: number;
  vp: number;
  quarries: number; // the column of the market: how many quarries count
  circles: number;
  large: boolean;
  set: "base" | "new_buildings" | "nobles";
  kind: "production" | "violet";
  good: string | null; // what a production building makes
  text: Message; // what it does
}

// POST /api/tables
export interface NewTable {
  game: string;
  options: Record<string, unknown>; // players and the rest; what is left out has its default
  seats: SeatWish[]; // one for each player
  private?: boolean; // only by invitation link; else listed in the lobby
  clock?: { seconds: number; increment: number } | null; // per player; null: turn by turn, no clock
  hints?: boolean;
  shuffle_seats?: boolean;
  pace?: number; // how long bots take: 1 like people (the default), 0 at once, at most 3
  lesson?: boolean; // the deal that the lessons explain, the same for everybody; only for one person against bots
}
export type SeatWish =
  | { kind: "me"; name?: string } // several of them: hot-seat at one screen
  | { kind: "open" } // waits for somebody
  | { kind: "bot"; bot: string };

// GET /api/tables -> TableInfo[] (mine, and open public ones); GET /api/tables/{id} -> TableInfo
// POST /api/tables/{id}/join {seat?, invitation?} · /leave · /start {bot?} · /replace {seat, bot?} · /reclaim {seat} -> TableInfo
// POST /api/tables/{id}/rematch -> {id}: the first to ask makes the table, whoever asks later takes the seat that is kept for them.
// A table begins by itself when no seat is open; /start (the owner's) gives the open seats to bots. A GET for a private table takes ?invitation=...
// Whatever is refused, here and everywhere, has a status from 400 up and the body Refusal.
// GET /api/tables/{id}/record (finished games) · GET and POST /api/tables/{id}/analysis (finished games) -> Analysis
// GET /api/tables/{id}/replay (finished games), POST /api/replay with a record -> Replay
export interface Refusal {
  reason: Message;
}
export interface TableInfo {
  id: string;
  game: "puerto_rico" | "spice_road";
  options: Record<string, unknown>;
  status: "waiting" | "playing" | "finished" | "abandoned";
  seats: SeatInfo[];
  private: boolean;
  invitation: string | null; // to the people at the table only: the token of /join/{id}/{token}
  clock: { seconds: number; increment: number } | null;
  hints: boolean;
  pace: number;
  commitment: string; // SHA-256 of the text "salt:seed", hexadecimal
  seed: string | null; // only when the game is over
  salt: string | null; // what was hashed together with the seed; only when the game is over
  rematch: string | null; // the table where the same people go on
  spectators: number;
  events: number; // how many have happened
  yours: number[]; // the seats that you play
  owner: boolean; // whether you made the table
}
export interface SeatInfo {
  kind: "human" | "open" | "bot";
  name: string; // of an open seat: for whom it is kept, or empty
  bot: string | null;
  connected: boolean;
  away: boolean; // a bot plays in a person's place, who may reclaim the seat
  seconds: number | null; // left on the clock
}

/** The table as one pair of eyes sees it after `event` events. */
export interface State {
  event: number;
  view: Record<string, any>; // what the notation calls a position, seen from `eyes`
  eyes: number | null; // whose view it is; null for an onlooker. At a hot-seat table: the seat that decides, if it is yours
  turn: number | null; // the seat that decides
  round: number;
  question: Message | null; // what is asked, for everybody to read
  legal: Choice[]; // empty unless the decision is yours
  suggestion: string | null; // an action; only where hints are on and the decision is yours
  undo: number | null; // the seat of yours that may take back its last action
  scores: number[] | null; // open scores where the game shows them all the time (Spice Road), or at the end
  result: Result | null;
}
export interface Choice {
  action: string; // "p0 build small_market"
  label: Message; // what a button says: "build the small market"
  hint: Message | null; // what it costs or brings
}
export interface Result {
  scores: number[];
  winners: number[];
  end: string[]; // rule ids
  reasons: Message[]; // the same in words
  sheet: { part: Message; points: number[] }[]; // parts of the score, a number for each seat
}

/** Something that happened. `number` counts from 1 without gaps; an undo is an event too. */
export interface TableEvent {
  number: number;
  kind: "action" | "undo";
  seat: number;
  action: string;
  log: Message[]; // what happened, in words
}

// The socket: GET /api/tables/{id}/socket?since=N (the last event number seen, or 0), with ?invitation=... for guests of a private table.
export type FromServer =
  | { type: "welcome"; table: TableInfo; state: State; events: TableEvent[]; chat: ChatLine[]; whole: boolean }
  // `whole`: events start at number 1, forget what you had; else they follow `since`
  // `events` may be empty: then only the state is new (a suggestion was found, a seat has another player)
  | { type: "events"; events: TableEvent[]; state: State }
  | { type: "table"; table: TableInfo }
  | { type: "chat"; line: ChatLine }
  | { type: "refused"; request: number | null; reason: Message; state: State | null }
  | { type: "pong" };
export type ToServer =
  // All of `actions` or none: they are played one after the other. `event` is the last event number seen: a stale click is refused.
  | { type: "act"; request: number; event: number; actions: string[] }
  // Puerto Rico's mayor: where everybody is to stand; places as in the view. All at once or not at all.
  | { type: "arrange"; request: number; event: number; places: Record<string, { colonists: number; nobles: number }> }
  | { type: "undo"; request: number; event: number }
  | { type: "chat"; text: string }
  | { type: "ping" };
export interface ChatLine {
  from: string; // a name, plain text
  seat: number | null;
  text: string;
  time: string; // ISO 8601
}

/** A game looked at again, moment by moment. */
export interface Replay {
  game: "puerto_rico" | "spice_road";
  options: Record<string, unknown>;
  names: string[];
  /** As the public saw it, with `legal` empty: before the first event, and after each. With `result` at the end of a finished game. */
  moments: State[];
  events: TableEvent[]; // one fewer
}

/** What a bot makes of a finished game. POST begins the work, GET tells how far it is. */
export interface Analysis {
  status: "none" | "running" | "done";
  done: number; // decisions looked at
  of: number;
  bot: string;
  /** For each seat its share in the win as it could expect it: [events before, 0..1] */
  curves: [number, number][][];
  turning_points: Turn[];
}
export interface Turn {
  number: number; // events before it
  seat: number;
  own: boolean; // by its own action; else by what others did, or chance
  change: number; // of its share
  played: Message | null; // the label of what was played
  better: Message | null; // of what would have been better
}
