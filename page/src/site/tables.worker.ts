// The worker with the tables: the server's own Python code, which gets the page's requests and sockets as messages.
import type { PyodideAPI } from "pyodide";
import type { Message } from "../protocol";
import { Bots } from "./bots";
import { Database } from "./database";
import type { FromWorker, ToWorker } from "./messages";
import { startPython } from "./python";
import { NAME, Store } from "./store";

/** What Python provides: `entrepot.browser.bridge`, and the functions for files. */
interface Tables {
  request(number: number, method: string, path: string, headers: string, body: Uint8Array): void;
  open(number: number, path: string): void;
  receive(number: number, text: string): void;
  close(number: number): void;
  save_all(settings: string): Proxied<Uint8Array<ArrayBuffer>>;
  load_all(data: Uint8Array): Promise<string>;
}
interface Proxied<T> {
  toJs(): T;
  destroy(): void;
}

const post = (message: FromWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });
const waiting: ToWorker[] = [];
let tables: Tables | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => (tables ? handle(tables, data) : void waiting.push(data));

/** Two tabs with the same tables would overwrite each other's: the second one waits until the first is closed. */
async function run(): Promise<void> {
  await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => lock && start());
  post({ type: "elsewhere" });
  await navigator.locks.request(NAME, start);
}

/** Runs as long as the page: the lock is held until then. */
async function start(): Promise<never> {
  try {
    const store = await Store.open();
    const python = await startPython((loaded, size) => post({ type: "progress", stage: "loading", loaded, size }));
    post({ type: "progress", stage: "starting", loaded: 1, size: 1 });
    const database = await Database.open(store, trouble);
    tables = await open(python, database, store);
    waiting.splice(0).forEach((message) => handle(tables!, message));
  } catch (error) {
    console.error(error);
    post({ type: "failed" });
  }
  return new Promise<never>(() => {});
}

const trouble = (id: string): void => post({ type: "trouble", reason: { id, args: {} } satisfies Message });

async function open(python: PyodideAPI, database: Database, store: Store): Promise<Tables> {
  const bots = new Bots();
  const compiled = python.runPython("from entrepot.core import engine; not engine.__file__.endswith(('.py', '.pyc'))") as boolean;
  const host = {
    database,
    compiled,
    cookie: String((await store.value("cookie")) ?? ""),
    save: () => database.save(),
    keep_cookie: (cookie: string) => store.keep("cookie", cookie),
    think: (task: Proxied<Uint8Array>) => bots.ask(task.toJs()),
    respond: (request: number, status: number, headers: string, body: Proxied<Uint8Array<ArrayBuffer>>) =>
      post({ type: "response", request, status, headers: JSON.parse(headers) as Record<string, string>, body: body.toJs() }),
    deliver: (socket: number, text: string) => post({ type: "text", socket, text }),
    hang_up: (socket: number, code: number) => post({ type: "closed", socket, code }),
    set_aside: () => database.setAside(),
  };
  python.globals.set("host", host);
  const found = (await python.runPythonAsync("from entrepot.browser.tables import start; await start(host)")) as Tables;
  post({ type: "ready", compiled });
  bots.start();
  return found;
}

function handle(tables: Tables, message: ToWorker): void {
  if (message.type === "request") {
    const { request, method, path, headers, body } = message;
    tables.request(request, method, path, JSON.stringify(headers), new TextEncoder().encode(body));
  } else if (message.type === "open") tables.open(message.socket, message.path);
  else if (message.type === "text") tables.receive(message.socket, message.text);
  else if (message.type === "close") tables.close(message.socket);
  else void transfer(tables, message);
}

/** Everything to a file, or from one. */
async function transfer(tables: Tables, message: Extract<ToWorker, { type: "export" | "import" }>): Promise<void> {
  const { request } = message;
  try {
    if (message.type === "import") {
      const settings = await tables.load_all(message.data);
      post({ type: "file", request, data: new TextEncoder().encode(settings) });
    } else {
      const found = tables.save_all(message.settings);
      post({ type: "file", request, data: found.toJs() });
      found.destroy();
    }
  } catch (error) {
    console.error(error);
    post({ type: "file", request, reason: { id: "page-site-file-refused", args: {} } });
  }
}

void run();
