// Files that the page makes itself.

/** Let the browser save a file. */
export function saveFile(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // not before the browser has read it
}
