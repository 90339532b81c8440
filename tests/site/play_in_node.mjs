// Plays games in Node, where Pyodide runs a wheel as it does in a browser.
//
//     node play_in_node.mjs PYODIDE_FOLDER SCRIPT CASES RESULTS ARCHIVE...
//
// The archives are unpacked, and the script's play_all turns the text of CASES into that of RESULTS.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PACKAGES = "/packages";
const [pyodide, script, cases, results, ...archives] = process.argv.slice(2).map((path) => resolve(path));

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const archive of archives) {
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: PACKAGES });
}
python.FS.writeFile(`${PACKAGES}/${basename(script)}`, readFileSync(script));
python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
const played = python.pyimport(basename(script, ".py")).play_all(readFileSync(cases, "utf8"));
writeFileSync(results, played);
