// Which puzzles were solved or tried, kept in the browser.
export type Mark = "solved" | "tried";

export const KEY = "entrepot-puzzles";

function kept(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Mark>;
  } catch {
    return {};
  }
}

const marks = $state(kept());

export const markOf = (game: string, id: string): Mark | undefined => marks[`${game}/${id}`];

/** Remember an answer. The first one counts: whoever has seen the solution has not found it. */
export function mark(game: string, id: string, found: Mark): void {
  marks[`${game}/${id}`] ??= found;
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Then the marks last until the page is closed.
  }
}
