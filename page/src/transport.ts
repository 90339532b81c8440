// How requests and sockets reach the tables: over the network, or in the site by messages to a worker.
import { site } from "#site";
import { url } from "./base";

/** As much of a WebSocket as the page uses. */
export interface Socket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The response to a request; rejected if nobody can be reached. */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  site ? site.request(path, init) : fetch(url(path), { credentials: "same-origin", ...init });

export function openSocket(path: string): Socket {
  if (site) return new site.Socket(path) as Socket;
  const address = new URL(url(path), location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}
