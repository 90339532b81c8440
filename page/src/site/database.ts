// SQLite in the worker's memory. After each change it is stored as a whole, of which the store writes only what differs.
import initSqlJs, { type Database as Sql, type SqlJsStatic, type SqlValue, type Statement } from "sql.js";
import { loadFile } from "./python";
import type { Store } from "./store";

const CHANGES = /^\s*(insert|update|delete|replace|create|drop|alter)/i;
const INSERTS = /^\s*insert/i;

/** A row with integers of any size, which the types of the library do not know of. */
const row = (statement: Statement): Value[] =>
  (statement.get as (given: null, options: { useBigInt: boolean }) => Value[]).call(statement, null, { useBigInt: true });
type Value = SqlValue | bigint;

/** A value as JSON, in which a real number stays one: Python would take 1.0 for an integer. */
const json = (value: Value): string =>
  typeof value === "bigint" ? value.toString() : Number.isSafeInteger(value) ? `${value}.0` : JSON.stringify(value);

interface Rows {
  columns: string[];
  rows: string;
  changes: number;
  last_id: number | null;
}

export class Database {
  #changed = false;

  private constructor(
    private readonly sql: SqlJsStatic,
    private readonly store: Store,
    private readonly trouble: (id: string) => void,
    private current: Sql,
  ) {}

  /** The stored database. A damaged one is set aside, and reported. */
  static async open(store: Store, trouble: (id: string) => void): Promise<Database> {
    const sql = await initSqlJs({ wasmBinary: await loadFile("sql-wasm.wasm", () => {}) });
    try {
      const stored = await store.read();
      const database = new Database(sql, store, trouble, new sql.Database(stored));
      if (database.#isSound()) return database;
    } catch (error) {
      console.error(error);
    }
    const database = new Database(sql, store, trouble, new sql.Database());
    await database.setAside();
    return database;
  }

  /** Start with an empty database; what was stored is kept as a copy that nothing overwrites. */
  async setAside(): Promise<void> {
    await this.store.setAside();
    this.current = new this.sql.Database();
    this.trouble("page-site-damaged");
  }

  #isSound(): boolean {
    return this.current.exec("PRAGMA integrity_check")[0]?.values[0]?.[0] === "ok";
  }

  /** Run a statement, for Python. */
  run(text: string, parameters: { toJs(): SqlValue[] }): Rows {
    const statement = this.current.prepare(text, parameters.toJs().map((value) => value ?? null));
    try {
      const rows: string[] = [];
      while (statement.step()) rows.push(`[${row(statement).map(json)}]`);
      const changes = this.current.getRowsModified();
      if (CHANGES.test(text)) this.#changed = true;
      return { columns: statement.getColumnNames(), rows: `[${rows}]`, changes, last_id: INSERTS.test(text) ? this.#lastId() : null };
    } finally {
      statement.free();
    }
  }

  #lastId(): number {
    return Number(this.current.exec("SELECT last_insert_rowid()")[0]!.values[0]![0]);
  }

  /** Store what has changed. Exporting reopens the database, which switches its foreign key checks off. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    const data = this.current.export();
    this.current.run("PRAGMA foreign_keys = ON");
    await this.store.write(data).catch((error: unknown) => {
      console.error(error);
      this.trouble("page-site-not-stored");
    });
  }
}
