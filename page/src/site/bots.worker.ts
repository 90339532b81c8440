// The worker in which bots think, so that neither the page nor its tables ever wait for them.
import type { PyodideAPI } from "pyodide";
import { startPython } from "./python";

type Work = (task: Uint8Array) => { toJs(): Uint8Array; destroy(): void };
let work: Promise<Work> | null = null;

const ready = async (): Promise<Work> => {
  const python: PyodideAPI = await startPython(() => {});
  return python.runPython("from entrepot.browser.thinking import work; work") as Work;
};

self.onmessage = async ({ data: { task, data } }: MessageEvent<{ task: number; data: Uint8Array }>) => {
  const answer = (await (work ??= ready()))(data);
  const bytes = answer.toJs();
  answer.destroy();
  self.postMessage({ task, data: bytes });
};
void (work = ready());
