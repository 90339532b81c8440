// What the site adds to the page: imported as "#site", which is null in the ordinary page.
import Backup from "./Backup.svelte";
import { engine, LocalSocket, request } from "./engine.svelte";
import Friends from "./Friends.svelte";
import FirstScreen from "./FirstScreen.svelte";
import Notices from "./Notices.svelte";
import Update from "./Update.svelte";
import { siteWords } from "./words";

const parts = {
  /** Requests and sockets, as `fetch` and WebSocket have them. */
  request,
  Socket: LocalSocket,
  /** How the engine is doing. */
  engine,
  /** The site's own messages in a language. */
  words: siteWords,
  /** The first screen, while the engine loads. */
  FirstScreen,
  /** What the player should know about engine and version, over any screen but a table. */
  Notices,
  /** Playing with others, on a server. */
  Friends,
  /** Everything to a file, and from one. */
  Backup,
  /** The offer of a new version. */
  Update,
};

export const site: typeof parts | null = parts;
