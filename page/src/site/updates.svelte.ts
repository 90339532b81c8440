// The service worker, by which the site works offline, and new versions of the site.
import { engine } from "./engine.svelte";

/** A version that is loaded and waits; null if this is the newest, or the player does not want it now. */
export const update = $state<{ waiting: ServiceWorker | null; declined: boolean }>({ waiting: null, declined: false });

/** Keep the site for offline use. Not before the engine is loaded: then most files are in the browser's cache already. */
export function keepOffline(): void {
  $effect(() => {
    if (engine.stage === "ready" && "serviceWorker" in navigator) void register();
  });
}

async function register(): Promise<void> {
  const found = await navigator.serviceWorker.register("./service-worker.js", { updateViaCache: "none" }).catch(() => null);
  if (!found) return; // a private window, or a server without HTTPS: then the site needs the network
  const offer = () => {
    if (found.waiting && navigator.serviceWorker.controller) update.waiting = found.waiting;
  };
  offer();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", offer));
  document.addEventListener("visibilitychange", () => document.hidden || void found.update().catch(() => {}));
}

/** Change to the new version: it takes over, and then the page loads again. */
export function changeVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  update.waiting?.postMessage("activate");
}
