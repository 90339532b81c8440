// The suggestion is marked wherever its action is offered, by one rule of style for whatever has that action.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export function markSuggestion(action: string | null): void {
  const rule = `{ outline: 3px dashed var(--hint); outline-offset: 2px; }`;
  sheet.replaceSync(action ? `[data-action=${JSON.stringify(action)}]:not(:focus-visible) ${rule}` : "");
}
