// Python in a worker: Pyodide and our packages, all from our own address, with a report of how much is loaded.
import type { PyodideAPI } from "pyodide";

/** What is to be loaded, in the folder "python" beside the page; `index.json` has the sizes. */
const RUNTIME = "pyodide.asm.wasm";
const LIBRARY = "library.zip";
const PACKAGES = "packages.tar";
const ROOT = "/packages";

export type Report = (loaded: number, size: number) => void;
/** The sizes of the compressed files, and what Pyodide wants to know of its packages. */
interface Index {
  sizes: Record<string, number>;
  lock: object;
}

/** A folder of the site, whatever path it is below. Assets are in a folder beside it. */
const folder = new URL(/* @vite-ignore */ "../python/", import.meta.url);

/** Start Python with our packages. */
export async function startPython(report: Report): Promise<PyodideAPI> {
  const { sizes, lock } = (await (await fetch(new URL("index.json", folder))).json()) as Index;
  const size = Object.values(sizes).reduce((sum, each) => sum + each, 0);
  let loaded = 0;
  const count = (bytes: number) => report(Math.min((loaded += bytes), size), size);
  const load = (name: string) => loadFile(name, count);
  const [runtime, library, packages] = await Promise.all([RUNTIME, LIBRARY, PACKAGES].map(load));
  const python = await withFiles({ [RUNTIME]: runtime!, [LIBRARY]: library! }, async () => {
    const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as typeof import("pyodide");
    return loadPyodide({
      indexURL: folder.href,
      stdLibURL: new URL(LIBRARY, folder).href,
      lockFileContents: JSON.stringify(lock),
    });
  });
  unpack(python, new Uint8Array(packages!));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(ROOT)})`);
  return python;
}

/** A file that is stored compressed, because not every web server compresses what it sends; some say so, and then the
 * browser has unpacked it already. */
export async function loadFile(name: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(`${name}.gz`, folder));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const data = await new Response(answer.body.pipeThrough(counted)).arrayBuffer();
  const [first, second] = new Uint8Array(data);
  if (first !== 0x1f || second !== 0x8b) return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Let Pyodide find files that are loaded already: it asks for them itself. */
async function withFiles<T>(files: Record<string, ArrayBuffer>, work: () => Promise<T>): Promise<T> {
  const fetched = globalThis.fetch;
  globalThis.fetch = (asked, init) => {
    const found = files[new URL(asked instanceof Request ? asked.url : asked, folder).pathname.split("/").at(-1)!];
    const type = "application/wasm";
    return found ? Promise.resolve(new Response(found, { headers: { "Content-Type": type } })) : fetched(asked, init);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetched;
  }
}

const BLOCK = 512;

/** Write the files of a tar archive where Python imports from. */
function unpack({ FS }: PyodideAPI, archive: Uint8Array): void {
  const decoder = new TextDecoder();
  const text = (from: number, length: number) => decoder.decode(archive.subarray(from, from + length)).replace(/\0.*$/s, "");
  const folders = new Set<string>();
  for (let at = 0; archive[at]; ) {
    const path = `${ROOT}/${[text(at + 345, 155), text(at, 100)].filter(Boolean).join("/")}`;
    const size = parseInt(text(at + 124, 12), 8);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) FS.mkdirTree(parent);
    folders.add(parent);
    FS.writeFile(path, archive.slice(at + BLOCK, at + BLOCK + size), { canOwn: true });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
