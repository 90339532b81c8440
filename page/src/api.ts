// Requests to the server.
import type { Message } from "./protocol";
import { send } from "./transport";

/** The server's refusal, or a failure to reach it, as a message. */
export class Refusal extends Error {
  constructor(readonly reason: Message) {
    super(reason.id);
  }
}

let csrf = "";
export const trust = (token: string): void => void (csrf = token);

export const get = <T>(path: string): Promise<T> => ask<T>(path, { headers: { Accept: "application/json" } });

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
    body: JSON.stringify(body),
  });

/** A plain text resource. */
export const getText = async (path: string): Promise<string> => (await getBlob(path)).text();

/** A file. */
export async function getBlob(path: string): Promise<Blob> {
  const answer = await send(`/api${path}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await send(`/api${path}`, init).catch(() => null);
  if (!answer) throw new Refusal({ id: "page-error-unreachable", args: {} });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  throw new Refusal(reasonIn(body) ?? { id: "page-error-status", args: { status: String(answer.status) } });
}

function reasonIn(body: unknown): Message | null {
  const reason = (body as { reason?: Message } | null)?.reason;
  return typeof reason?.id === "string" ? { ...reason, args: reason.args ?? {} } : null;
}

/** A refusal as a message, whatever was thrown. */
export const reasonOf = (thrown: unknown): Message =>
  thrown instanceof Refusal ? thrown.reason : { id: "page-error-unexpected", args: { what: String(thrown) } };
