// The server in a worker of the page: its requests and sockets, and how far it is with loading.
import type { Message } from "../protocol";
import type { FromWorker, ToWorker } from "./messages";

/** How the worker is doing. */
export const engine = $state({
  stage: "loading" as "loading" | "elsewhere" | "starting" | "ready" | "failed",
  /** Bytes of what has to be loaded. */
  loaded: 0,
  size: 0,
  /** Whether the engine is compiled, so that all levels are fast enough. */
  compiled: true,
  /** Something that the player should know: games cannot be stored, or stored ones were damaged. */
  trouble: null as Message | null,
});

const LOST = 1006; // the code of a socket whose server is gone
let worker: Worker | null = null;
let last = 0;
const responses = new Map<number, { done: (answer: Response) => void; failed: (error: Error) => void }>();
const files = new Map<number, { done: (data: Uint8Array<ArrayBuffer>) => void; failed: (why: Message) => void }>();
const sockets = new Map<number, LocalSocket>();

/** The worker, started when it is first needed. */
function started(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: "tables" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    worker.onerror = fail;
  }
  return worker;
}

const send = (message: ToWorker): void => started().postMessage(message);

function receive(message: FromWorker): void {
  if (message.type === "progress") Object.assign(engine, { stage: message.stage, loaded: message.loaded, size: message.size });
  else if (message.type === "ready") Object.assign(engine, { stage: "ready", compiled: message.compiled });
  else if (message.type === "elsewhere") engine.stage = "elsewhere";
  else if (message.type === "failed") fail();
  else if (message.type === "trouble") engine.trouble = message.reason;
  else if (message.type === "response") respond(message);
  else if (message.type === "file") settle(message);
  else if (message.type === "text") sockets.get(message.socket)?.deliver(message.text);
  else sockets.get(message.socket)?.end(message.code);
}

/** Whoever waits for an answer will not get one. */
function fail(): void {
  engine.stage = "failed";
  worker?.terminate();
  worker = null;
  for (const { failed } of responses.values()) failed(new Error("the worker has ended"));
  responses.clear();
  for (const socket of sockets.values()) socket.end(LOST);
}

function respond({ request, status, headers, body }: Extract<FromWorker, { type: "response" }>): void {
  responses.get(request)?.done(new Response([204, 304].includes(status) ? null : body, { status, headers }));
  responses.delete(request);
}

function settle({ request, data, reason }: Extract<FromWorker, { type: "file" }>): void {
  if (data) files.get(request)?.done(data);
  else if (reason) files.get(request)?.failed(reason);
  files.delete(request);
}

/** What `fetch` would answer, if there were a server. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  const number = ++last;
  const headers = Object.fromEntries(new Headers(init.headers));
  send({ type: "request", request: number, method: init.method ?? "GET", path, headers: { "accept-language": navigator.language, ...headers }, body: String(init.body ?? "") });
  return new Promise((done, failed) => responses.set(number, { done, failed }));
}

/** As much of a WebSocket as the page uses. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #number = ++last;

  constructor(path: string) {
    sockets.set(this.#number, this);
    send({ type: "open", socket: this.#number, path });
  }

  send(text: string): void {
    send({ type: "text", socket: this.#number, text });
  }

  close(): void {
    send({ type: "close", socket: this.#number });
  }

  deliver(text: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data: text });
  }

  end(code: number): void {
    sockets.delete(this.#number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** All games, statistics and the settings as a file, which a server can restore, too. */
export async function exportData(settings: string): Promise<Blob> {
  return new Blob([await file({ type: "export", request: 0, settings })], { type: "application/gzip" });
}

/** Put the contents of such a file in the place of everything stored here; the settings in it. */
export async function importData(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return new TextDecoder().decode(await file({ type: "import", request: 0, data }));
}

function file(message: Extract<ToWorker, { type: "export" | "import" }>): Promise<Uint8Array<ArrayBuffer>> {
  const number = ++last;
  send({ ...message, request: number });
  return new Promise((done, failed) => files.set(number, { done, failed }));
}
