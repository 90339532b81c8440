// Marks things on the board from outside of it, by style rules: the suggested action wherever it is offered, and what a
// lesson speaks about.
const suggested = new CSSStyleSheet();
const explained = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, suggested, explained];

export function markSuggestion(action: string | null): void {
  const rule = `{ outline: 3px dashed var(--hint); outline-offset: 2px; }`;
  suggested.replaceSync(action ? `[data-action=${JSON.stringify(action)}]:not(:focus-visible) ${rule}` : "");
}

export function markExplained(selectors: string[]): void {
  const rule = `{ outline: 3px dotted var(--hint); outline-offset: 3px; border-radius: 0.4em; }`;
  explained.replaceSync(selectors.length ? `main :is(${selectors.join()}) ${rule}` : "");
}
