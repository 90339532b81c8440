// A bot's analysis of a finished game: requested, and polled until it is done.
import { get, post, reasonOf } from "./api";
import type { Analysis, Message } from "./protocol";

const AGAIN = 2000; // milliseconds

/** The analysis of a table. Call while a component is set up. */
export function analysisOf(id: string | null): { readonly found: Analysis | null; readonly refusal: Message | null; begin: () => void } {
  let found = $state.raw<Analysis | null>(null);
  let refusal = $state.raw<Message | null>(null);
  const path = `/tables/${encodeURIComponent(id ?? "")}/analysis`;

  const take = (asked: Promise<Analysis>) => asked.then((answer) => (found = answer), (thrown) => (refusal = reasonOf(thrown)));
  $effect(() => {
    if (id && !found) void get<Analysis>(path).then((answer) => (found = answer), () => {});
    if (found?.status !== "running") return;
    const timer = setTimeout(() => take(get<Analysis>(path)), AGAIN);
    return () => clearTimeout(timer);
  });
  return {
    get found() {
      return found;
    },
    get refusal() {
      return refusal;
    },
    begin: () => void take(post<Analysis>(path)),
  };
}
