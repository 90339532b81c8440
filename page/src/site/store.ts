// What the site keeps in the browser: the pages of its database and the visitor's cookie, in IndexedDB.
//
// Everything that one save changes is one transaction, so whatever ends the browser, the stored database is one that the
// tables had at some moment.
/** The name of all that is stored: other sites on the same host have tables of their own. */
export const NAME = `entrepot ${new URL("../", import.meta.url).pathname}`;
const PAGE = 32 * 1024;
const PAGES = "pages";
const VALUES = "values";
const DAMAGED = "damaged";

export class Store {
  #kept: Uint8Array = new Uint8Array(0);

  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<Store> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const name of [PAGES, VALUES, DAMAGED]) request.result.createObjectStore(name);
    };
    return settled(request).then((database) => new Store(database));
  }

  /** The stored database; null at the first visit. */
  async read(): Promise<Uint8Array | null> {
    const pages = this.database.transaction(PAGES).objectStore(PAGES);
    const [found, size] = await Promise.all([settled(pages.getAll() as IDBRequest<Uint8Array[]>), this.value("size")]);
    if (!found.length) return null;
    const data = new Uint8Array(found.reduce((sum, page) => sum + page.length, 0));
    let at = 0;
    for (const page of found) {
      data.set(page, at);
      at += page.length;
    }
    if (at !== size) throw new Error(`${at} bytes are stored instead of ${size}`);
    this.#kept = data;
    return data;
  }

  /** Store what differs from the last time. */
  async write(data: Uint8Array): Promise<void> {
    const kept = this.#kept;
    const transaction = this.database.transaction([PAGES, VALUES], "readwrite");
    const pages = transaction.objectStore(PAGES);
    for (let at = 0; at < data.length; at += PAGE) {
      const page = data.subarray(at, at + PAGE);
      if (!same(page, kept.subarray(at, at + PAGE))) pages.put(page.slice(), at / PAGE);
    }
    const count = Math.ceil(data.length / PAGE);
    if (kept.length > data.length) pages.delete(IDBKeyRange.lowerBound(count));
    transaction.objectStore(VALUES).put(data.length, "size");
    this.#kept = data;
    await completed(transaction);
  }

  value(name: string): Promise<unknown> {
    return settled(this.database.transaction(VALUES).objectStore(VALUES).get(name));
  }

  async keep(name: string, value: string): Promise<void> {
    const transaction = this.database.transaction(VALUES, "readwrite");
    transaction.objectStore(VALUES).put(value, name);
    await completed(transaction);
  }

  /** Set an unreadable database aside as a copy that nothing overwrites, and clear the store. */
  async setAside(): Promise<void> {
    const transaction = this.database.transaction([PAGES, VALUES, DAMAGED], "readwrite");
    const pages = transaction.objectStore(PAGES);
    const damaged = await settled(pages.getAll());
    transaction.objectStore(DAMAGED).put(new Blob(damaged as BlobPart[]), new Date().toISOString());
    pages.clear();
    transaction.objectStore(VALUES).clear();
    this.#kept = new Uint8Array(0);
    await completed(transaction);
  }
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => failed(transaction.error);
  });
