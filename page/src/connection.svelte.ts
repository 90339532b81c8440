// A table, kept in sync with the server over a WebSocket that reconnects by itself.
import { isSignedIn } from "./session.svelte";
import type { ChatLine, FromServer, Message, State, TableEvent, TableInfo, ToServer } from "./protocol";
import { openSocket, type Socket } from "./transport";

export type Connection = "connecting" | "connected" | "lost";
type Update = Extract<FromServer, { type: "events" }>;
type Request = { type: "act"; actions: string[]; ends_turn: boolean } | { type: "arrange"; places: Arrangement } | { type: "undo" };
type Arrangement = Record<string, unknown>;
/** Actions, and the number of the event after which they were chosen. */
export interface Wish {
  actions: string[];
  event: number;
}

const PATIENCE = [500, 1000, 2000, 4000, 8000]; // milliseconds between attempts to come back
const PULSE = 20_000;
const SILENCE = 10_000;
/** Why the server has closed a socket for good. */
const ENDED: Record<number, string> = { 4401: "page-signed-out", 4403: "server-removed" };
const SIGNED_OUT = 4401;
const HANDSHAKE = 30_000; // a server that everybody comes back to at once is slow, and giving up would make it slower
const FOREVER = 2 ** 31 - 1; // the longest time that a timer can have

export class TableConnection {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<TableEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  news = $state.raw<TableEvent[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Message | null>(null);
  /** Why there will be no further connection. */
  ended = $state.raw<Message | null>(null);
  /** Whether a request is waiting for its answer. */
  waiting = $state(false);
  /** Actions that would end the turn, and the event after which they were chosen. */
  unconfirmed = $state.raw<Wish | null>(null);
  /** How many updates wait to be shown. */
  queued = $state(0);

  #asked: Wish | null = null;
  #socket: Socket | null = null;
  #request = 0;
  #attempts = 0;
  #closed = false;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    readonly pace: () => number,
  ) {
    this.#connect();
    this.#pulse = setInterval(() => this.#send({ type: "ping" }) && this.#expectAnswer(SILENCE), PULSE);
    addEventListener("online", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  /** Unless they may end the turn, actions that would end it are not played, but become those to be confirmed. */
  act = (actions: string[], endsTurn = true): void => {
    if (this.state) this.#asked = { actions, event: this.state.event };
    this.#submit({ type: "act", actions, ends_turn: endsTurn });
  };
  arrange = (places: Arrangement): void => this.#submit({ type: "arrange", places });
  undo = (): void => this.#submit({ type: "undo" });
  chatLine = (text: string): void => void this.#send({ type: "chat", text });
  dismissRefusal = (): void => void (this.refusal = null);

  /** Show all queued updates at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#show({ ...last, events: this.#queue.flatMap((each) => each.events) });
    this.#queue = [];
    this.queued = 0;
    this.news = [];
  };

  /** Show the next queued update, where the player goes step by step. */
  next = (): void => {
    clearTimeout(this.#timer);
    this.#next();
  };

  #submit(request: Request): void {
    if (this.waiting || !this.state) return;
    this.refusal = null;
    this.skip();
    const sent = this.#send({ ...request, request: ++this.#request, event: this.state.event });
    if (sent) this.#await(this.#request);
    else this.refusal = { id: "page-refused-offline", args: {} };
  }

  /** A server that does not answer must not block the game. */
  #await(request: number): void {
    this.waiting = true;
    setTimeout(() => {
      if (!this.waiting || request !== this.#request) return;
      this.waiting = false;
      this.refusal = { id: "page-refused-silent", args: {} };
    }, SILENCE);
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const query = new URLSearchParams({ since: String(this.#seen()) });
    if (this.invitation) query.set("invitation", this.invitation);
    this.#socket = openSocket(`/api/tables/${encodeURIComponent(this.id)}/socket?${query}`);
    this.#socket.onmessage = ({ data }) => this.#receive(JSON.parse(data) as FromServer);
    this.#socket.onclose = ({ code }) => void (ENDED[code] ? this.#dismissed(code) : this.#lost());
    this.#expectAnswer(HANDSHAKE);
  }

  /** A network or a host that is gone closes no socket: whoever does not answer is given up. */
  #expectAnswer(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#abandon(), within);
  }

  /** Closing such a socket takes the browser a minute, so nobody waits for that. */
  #abandon(): void {
    const socket = this.#socket!;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #lost(): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.connection = "lost";
    this.waiting = false;
    const wait = PATIENCE[Math.min(this.#attempts++, PATIENCE.length - 1)]!;
    setTimeout(() => !this.#closed && this.#connect(), wait);
  }

  /** Signed out on another device, or removed by the host. Whoever has signed out all *other* devices only reconnects. */
  async #dismissed(code: number): Promise<void> {
    if (code === SIGNED_OUT && (await isSignedIn())) return this.#lost();
    this.close();
    this.ended = { id: ENDED[code]!, args: {} };
  }

  #hurry = (): void => {
    if (this.connection === "lost") this.#attempts = 0;
  };

  /** The number of the last event received, shown or not. */
  #seen(): number {
    return this.#queue.at(-1)?.events.at(-1)?.number ?? this.events.at(-1)?.number ?? 0;
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#silence);
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "events") this.#enqueue(message);
    else if (message.type === "table") this.info = message.table;
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "refused") this.#refused(message);
  }

  #welcome(message: Extract<FromServer, { type: "welcome" }>): void {
    this.skip();
    this.connection = "connected";
    if (this.refusal?.id === "page-refused-offline") this.refusal = null; // it is back
    this.#attempts = 0;
    this.waiting = false;
    this.info = message.table;
    this.chat = message.chat;
    this.events = message.whole ? message.events : [...this.events, ...message.events];
    this.news = [];
    this.state = message.state;
  }

  #refused(message: Extract<FromServer, { type: "refused" }>): void {
    this.waiting = false;
    if (message.reason.id === "server-ends-turn") this.unconfirmed = this.#asked;
    else this.refusal = message.reason;
    if (message.state) this.state = message.state;
  }

  /** My own actions are shown at once; those of others are queued, each shown for a while. */
  #enqueue(update: Update): void {
    if (!update.events.length) return this.#renew(update.state);
    const mine = update.events.some((event) => this.info?.yours.includes(event.seat));
    this.waiting = false;
    if (mine) this.skip();
    this.#queue.push(update);
    this.queued = this.#queue.length;
    if (mine || this.#timer === undefined) this.#next();
  }

  /** More is known about the last moment, for example what a bot suggests. */
  #renew(state: State): void {
    const last = this.#queue.at(-1);
    if (last) last.state = state;
    else this.state = state;
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#queue.shift();
    this.queued = this.#queue.length;
    if (!update) return;
    this.#show(update);
    const pause = document.hidden ? 0 : Math.min(this.pace(), FOREVER);
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(update: Update): void {
    this.events = [...this.events, ...update.events];
    this.news = update.events;
    this.state = update.state;
  }
}
