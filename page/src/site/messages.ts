// What the page and its worker send each other. Paths, bodies and texts are those that a server would get.
import type { Message } from "../protocol";

export type ToWorker =
  | { type: "request"; request: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { type: "open"; socket: number; path: string }
  | { type: "text"; socket: number; text: string }
  | { type: "close"; socket: number }
  | { type: "export"; request: number; settings: string }
  | { type: "import"; request: number; data: Uint8Array<ArrayBuffer> };

export type FromWorker =
  | { type: "progress"; stage: "loading" | "starting"; loaded: number; size: number }
  | { type: "ready"; compiled: boolean }
  | { type: "elsewhere" } // the site is open in another tab
  | { type: "failed" }
  | { type: "trouble"; reason: Message }
  | { type: "response"; request: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { type: "file"; request: number; data?: Uint8Array<ArrayBuffer>; reason?: Message }
  | { type: "text"; socket: number; text: string }
  | { type: "closed"; socket: number; code: number };
