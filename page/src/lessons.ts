// Lessons: first what lies on the table, then, whenever a kind of question comes up for the first time, a few sentences that
// explain it. The deal is fixed, what is played is not, so nothing can go astray.
import type { State } from "./protocol";

const FIRST = ["welcome", "deal"];
const LAST_ROUND: Record<string, number> = { puerto_rico: 2, spice_road: 6 };

/** What the question is about: the verb of what may be chosen, or that others are on. */
export function topic(state: State): string {
  const verbs = new Set(state.legal.map((choice) => choice.action.split(" ")[1]!));
  verbs.delete("pass");
  return [...verbs][0] ?? "watch";
}

/** The lessons that a moment brings, by id, those already given left out. */
export function lessons(game: string, state: State, given: Set<string>): string[] {
  const due = [...(given.size ? [] : FIRST), topic(state), ...(state.round > (LAST_ROUND[game] ?? 2) ? ["end"] : [])];
  return due.filter((each) => !given.has(each));
}
