// What the server and the page send each other. The server builds every part of it for one viewer, by whitelist.
// docs/server.md describes it in prose.

/**
 * A sentence to be formatted from the catalogs: an id and its arguments. An argument `seat` is a seat's number.
 * A message or term among the arguments is formatted first and passed on with its forms: words.svelte.ts.
 */
export interface Message {
  id: string;
  args: Record<string, Argument>;
  fallback?: string; // what to show where no catalog has the message
}
export type Argument = Message | Term | string | number;

/** A thing of a game: its kind and notation word, for programs, and its name, for people. */
export interface Term {
  kind: string;
  value: string;
  name: Message;
}

// GET /api/me, POST /api/me {name?, language?}: a guest, known by a signed cookie.
export interface Me {
  name: string;
  language: string;
  /** Send it back as the header X-CSRF-Token with every POST. */
  csrf: string;
}

// GET /api/me/identity, POST /api/me/sign-out (all other devices, and all codes), POST /api/me/remove-device {device}
export interface Identity {
  devices: Device[];
  recovery: string | null; // when the recovery code was made
}
export interface Device {
  id: string;
  label: string; // browser and system, or empty
  since: string; // ISO 8601
  used: string;
  current: boolean;
}
// POST /api/me/recovery, POST /api/me/link: a code by which another device becomes the same guest's; of a link, once and soon.
export interface Code {
  code: string;
  seconds: number | null;
}
// POST /api/me/move {code, confirmed?}: without a confirmation only a look at whose code it is
export interface Move {
  name: string;
  tables: number; // that wait or are played
  moved: boolean;
}
// GET /api/me/notifications; POST /api/me/notifications {kind, url?, keys?} · /remove {id} · /test {id} -> Notifications
// A test is sent soon: its outcome is known when `tried` has changed.
export interface Notifications {
  enabled: boolean; // whether the server sends any
  push_key: string | null; // with which a browser subscribes; null if the server cannot send to browsers
  channels: Channel[];
}
export interface Channel {
  id: string;
  kind: "ntfy" | "webhook" | "push" | "feed";
  url: string; // empty for feeds and browsers
  feeds: string[]; // of a feed: its secret addresses, as Atom and as a calendar
  tried: number | null; // when the last message was sent
  outcome: string | null; // what came of it: "ok", a status, "timeout", "unreachable" or "address" (not a public one)
  paused: boolean; // after too many failures; a test that arrives resumes it
}

// GET /api/reach, for somebody on the machine of the server: where other devices reach it
export interface Reach {
  address: string | null; // such as http://192.168.1.20:8320; null if it listens to this machine only
  command: string; // that would let others reach it
}

// GET /api/games: what can be played, and the tables of the printed components.
export interface Catalogue {
  languages: string[];
  levels: string[]; // strengths for people: beginner, easy, medium, hard, expert
  bots: string[]; // all bots by name
  games: GameInfo[];
}
export interface GameInfo {
  name: string;
  options: { name: string; values: unknown[] | null; default: unknown }[];
  /** The printed components, as the game's own board needs them. */
  tables: Record<string, unknown>;
  /** The kinds of things that events name: for each notation word its name. */
  kinds: Record<string, Record<string, Message>>;
  /** The kinds of events: for each field the kind of thing it holds. */
  events: Record<string, Record<string, string>>;
  lesson: boolean; // whether there is a deal that the lessons explain
  puzzles: number; // how many there are
  page_board: boolean; // whether the page has a board for it; else a state brings the board as text
}
// GET /api/games/{game}/catalog/{language}: the Fluent source of a game that the page was not built with.

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
  chat?: ChatRule;
  lesson?: boolean; // the deal that the lessons explain, the same for everybody; only for one person against bots
}
/** Who may write in the chat of a table. */
export type ChatRule = "everyone" | "players" | "nobody";
export type SeatWish =
  | { kind: "me"; name?: string } // several of them: hot-seat at one screen
  | { kind: "open" } // waits for somebody
  | { kind: "bot"; bot: string };

// GET /api/tables -> TableSummary[] (mine, and public ones to join or watch; with ?mine only mine); GET /api/tables/{id} -> TableInfo
// POST /api/tables/{id}/join {seat?, invitation?} · /leave · /start {bot?} · /replace {seat, bot?} · /reclaim {seat} -> TableInfo
// POST /api/tables/{id}/rematch -> {id}: the first to ask makes the table, whoever asks later takes the seat that is kept for them.
// A table begins by itself when no seat is open; /start (the owner's) gives the open seats to bots. A GET for a private table takes ?invitation=...
// POST /api/tables/{id}/remove · /readmit · /mute · /unmute {person}, /chat {chat} -> TableInfo: the host's
// Whatever is refused, here and everywhere, has a status from 400 up and the body Refusal.
// GET /api/tables/{id}/record (finished games, and those that are `stopped`) · GET and POST /api/tables/{id}/analysis (finished games) -> Analysis
// GET /api/tables/{id}/replay (finished games), POST /api/replay with a record -> Replay
// POST /api/tables/{id}/branch {move, seat, bot?} (finished games), POST /api/replay/branch {record, move, seat, bot?} -> TableInfo: play on from there
export interface Refusal {
  reason: Message;
}
export interface TableInfo {
  id: string;
  game: string;
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
  branch: { table: string | null; move: number } | null; // the game from which it plays on (null: an uploaded record), and after how many actions
  spectators: number;
  events: number; // how many have happened
  yours: number[]; // the seats that you play
  kept: number[]; // the open seats that are reserved for you: those of a rematch
  owner: boolean; // whether you made the table
  chat: ChatRule;
  may_chat: boolean; // whether you may write
  removed: boolean; // whether the host has removed you
  restricted: Person[]; // to the host only
}
/** A table in a list. */
export interface TableSummary extends TableInfo {
  turn: number | null; // the seat that decides
  since: string; // of the last event, or of the start: ISO 8601
  outline: Outline;
}
/** What lists say about a game. */
export interface Outline {
  round: number;
  last: EventJSON | null; // what the last action did
  scores: number[] | null; // of a finished game, as are the winners
  winners: number[] | null;
}
// GET /api/me/statistics: how I did in finished games with one seat
export interface Statistics {
  tallies: Tally[];
  opponents: Opponent[];
}
export interface Tally {
  game: string;
  players: number;
  played: number;
  won: number;
  points: number; // on average
  best: number;
}
export interface Opponent {
  game: string;
  name: string;
  bot: boolean;
  played: number;
  won: number;
  lost: number; // to that opponent
}
/** Somebody whom the host has removed or muted. */
export interface Person {
  person: string;
  name: string;
  removed: boolean;
  muted: boolean;
}
export interface SeatInfo {
  kind: "human" | "open" | "bot";
  name: string; // of an open seat: for whom it is kept, or empty
  bot: string | null;
  connected: boolean;
  away: boolean; // a bot plays in a person's place, who may reclaim the seat
  seconds: number | null; // left on the clock
  person: string | null; // to the host only: a pseudonym by which to remove or mute somebody
}

/** The table as one viewer sees it after `event` events. */
export interface State {
  event: number;
  view: Record<string, any>; // what the notation calls a position, seen from `eyes`
  prices: Record<string, any>; // what things cost `eyes` now, where that is not what is printed on them, as the game's own board needs it
  text: string | null; // the board as text; only for games without a board of the page's own
  eyes: number | null; // whose view it is; null for a spectator. At a hot-seat table: the seat that decides, if it is yours
  turn: number | null; // the seat that decides
  round: number;
  asked: string | null; // the name of the question at hand
  question: Message | null; // the same as a sentence for everybody
  legal: Choice[]; // empty unless the decision is yours
  suggestion: string | null; // an action; only where hints are on and the decision is yours
  undo: number | null; // the seat of yours that may take back its last action
  stopped: Message | null; // why the game cannot continue: the rules have changed since it was started
  scores: number[] | null; // open scores where the game shows them all the time, or at the end
  result: Result | null;
}
export interface Choice {
  action: string; // "p0 build small_market"
  label: Message; // what a button says: "build the small market"
  hint: Message | null; // what it costs or brings
}
/** What to do and why: POST /api/tables/{id}/hint, for one's own decision at a table that allows hints. */
export interface Hint {
  event: number; // the last event before the decision
  action: string;
  label: Message;
  chances: number[]; // each seat's share in the win after it; may be empty
  reasons: Message[]; // a sentence each
  arranged: Record<string, any> | null; // where an arrangement is asked for: the view after the whole of the one that a bot would choose
}
export interface Result {
  scores: number[];
  winners: number[];
  end: string[]; // rule ids
  reasons: Message[]; // the same in words
  sheet: { word: string; part: Message; points: number[] }[]; // parts of the score, a number for each seat; the word is for drawing it
}

/** Something that happened. `number` counts from 1 without gaps; an undo is an event too. */
export interface TableEvent {
  number: number;
  kind: "action" | "undo";
  seat: number;
  action: string;
  log: EventJSON[]; // what happened, as data
  round: number; // in which it happened; 0 in a game without rounds
}

/** What happened: a kind and named fields, e.g. `{kind: "loaded", seat: 3, good: "corn", barrels: 1, ship: 5}`. */
export interface EventJSON {
  kind: string;
  [field: string]: FieldValue;
}
/** A number, a notation word, nothing, or a term of a kind whose members cannot be listed. */
export type FieldValue = number | string | Term | null;

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
  // With `ends_turn: false` they are refused (`server-ends-turn`) if somebody else would decide after them.
  | { type: "act"; request: number; event: number; actions: string[]; ends_turn?: boolean }
  // A whole arrangement, in games that have one; places as in the view. All at once or not at all.
  | { type: "arrange"; request: number; event: number; places: Record<string, unknown> }
  | { type: "undo"; request: number; event: number }
  | { type: "chat"; text: string }
  | { type: "ping" };
export interface ChatLine {
  from: string; // a name, plain text
  seat: number | null;
  text: string;
  time: string; // ISO 8601
  person: string | null; // to the host only
}

/** A game replayed, moment by moment. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  /** As the public saw it, with `legal` empty: before the first event, and after each. With `result` at the end of a finished game. */
  moments: State[];
  events: TableEvent[]; // one fewer
}

/** A bot's analysis of a finished game. POST starts it, GET reports its progress. */
export interface Analysis {
  status: "none" | "running" | "done";
  position: number; // other analyses that come before it
  done: number; // decisions analysed
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
  phase?: Message; // of the game; this and the following are missing in analyses by older servers
  mistake?: Message | null; // its kind
  reasons?: Message[]; // why the other action would have been better, a sentence each
}

/** A puzzle in the list of a game's puzzles. */
export interface PuzzleInfo {
  id: string;
  theme: Message;
}

/** An answer to a puzzle: whether it is right, its chance of winning, and why the better action is better. */
export interface PuzzleChoice {
  action: string;
  label: Message;
  hint: Message | null;
  right: boolean;
  chance: number;
  reasons: Message[];
}

/** A step of the likely continuation. */
export interface PuzzleStep {
  seat: number;
  label: Message;
}

/** A position in which one action is the best, as the deciding seat sees it. */
export interface Puzzle {
  id: string;
  theme: Message;
  options: Record<string, unknown>;
  seat: number;
  state: State;
  choices: PuzzleChoice[];
  line: PuzzleStep[];
}
