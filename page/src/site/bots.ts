// Asks the worker in which bots think.
export class Bots {
  #worker: Worker | null = null;
  #asked = new Map<number, { done: (answer: Uint8Array) => void; failed: (error: Error) => void }>();
  #last = 0;

  ask(data: Uint8Array): Promise<Uint8Array> {
    const task = ++this.#last;
    this.start().postMessage({ task, data });
    return new Promise((done, failed) => this.#asked.set(task, { done, failed }));
  }

  /** Start the worker, unless it is there: before it is needed, but not before the tables are there. */
  start(): Worker {
    return (this.#worker ??= this.#started());
  }

  #started(): Worker {
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module", name: "bots" });
    worker.onmessage = ({ data: { task, data } }: MessageEvent<{ task: number; data: Uint8Array }>) => {
      this.#asked.get(task)?.done(data);
      this.#asked.delete(task);
    };
    worker.onerror = (event) => this.#restart(event.message);
    return worker;
  }

  /** The worker itself has failed: reject what is pending; the next task starts a new worker. */
  #restart(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#asked.values()) failed(new Error(why));
    this.#asked.clear();
  }
}
