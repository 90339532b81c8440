// The service worker of the site: it keeps all files of a version in a cache, so that everything works offline.
//
// `files.json` lists them with their hashes. The version stands here too, so that browsers notice a new one; whatever has the
// same hash as before is not loaded again. A new version waits until the player wants it, or until the site is closed.
const VERSION = "__VERSION__";
const LIST = "files.json";
const DOCUMENT = "index.html";
const OURS = `entrepot ${registration.scope} `; // other sites on the same host have caches of their own
const CACHE = OURS + VERSION;
const AT_ONCE = 6;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

const addressOf = (name) => new URL(name, registration.scope).href;

/** Load all files of this version. If that is interrupted, the next attempt continues with the rest. */
async function install() {
  const listed = await load(LIST);
  const { version, files } = await listed.clone().json();
  if (version !== VERSION) throw new Error(`${LIST} is of version ${version} instead of ${VERSION}`); // half an upload
  const cache = await caches.open(CACHE);
  const earlier = await earlierFiles();
  const names = Object.keys(files);
  const next = async () => {
    for (let name = names.pop(); name; name = names.pop()) await keep(cache, name, earlier[files[name]]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await cache.put(addressOf(LIST), listed);
}

/** The file is there, is found in an earlier cache, or is loaded. */
async function keep(cache, name, earlier) {
  const address = addressOf(name);
  if (await cache.match(address)) return;
  await cache.put(address, (await earlier?.()) ?? (await load(name)));
}

/** The files of complete earlier versions, by their hashes. */
async function earlierFiles() {
  const found = {};
  for (const cache of await Promise.all((await ourCaches()).map((name) => caches.open(name)))) {
    const { files = {} } = (await (await cache.match(addressOf(LIST)))?.json()) ?? {};
    for (const [name, hash] of Object.entries(files)) found[hash] = () => cache.match(addressOf(name));
  }
  return found;
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

/** A file from the server: asked whether it has changed, which it has not if the page has just loaded it. */
async function load(name) {
  const found = await fetch(addressOf(name), { cache: "no-cache" });
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found.redirected ? new Response(found.body, { headers: found.headers }) : found; // a page must not be redirected
}

/** Take over, also the page that has installed this. */
async function activate() {
  await Promise.all((await ourCaches()).map((name) => caches.delete(name)));
  await clients.claim();
}

/** From the cache; every address of the page is the one document. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const name = request.mode === "navigate" ? addressOf(DOCUMENT) : request;
  return (await cache.match(name, { ignoreSearch: true })) ?? fetch(request);
}
