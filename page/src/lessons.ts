// Lessons: first the deal on the table, then, whenever a kind of choice comes up for the first time, a few sentences that
// explain it. The deal is fixed, the play is free, so the lesson fits whatever is played.
import { pageOf } from "./games";
import type { State } from "./protocol";

const FIRST = ["welcome", "deal"];
const ROUNDS = 2; // unless the game says otherwise

/** What the choice is about: the verb of the actions that may be chosen, or that others decide. */
function topic(state: State): string {
  const verbs = new Set(state.legal.map((choice) => choice.action.split(" ")[1]!));
  verbs.delete("pass");
  return [...verbs][0] ?? "watch";
}

/** The lessons that are due, by name, without those already given. */
export function lessons(game: string, state: State, given: Set<string>): string[] {
  const isEnd = state.round > (pageOf(game).lesson?.rounds ?? ROUNDS);
  const due = [...(given.size ? [] : FIRST), topic(state), ...(isEnd ? ["end"] : [])];
  return due.filter((each) => !given.has(each));
}
