// A bot's analysis of a finished game: requested, and polled until it is done.
import { get, post, reasonOf } from "./api";
import type { Analysis, Message, TableEvent, Turn } from "./protocol";
import { percent, signedPercent, type Translate } from "./words.svelte";

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

/** A turning point in words: what it was, the phase and the kind of mistake, and why. */
export function turnLines(turn: Turn, translate: Translate): string[] {
  const change = turn.own ? percent(Math.abs(turn.change)) : signedPercent(turn.change);
  const args = { seat: turn.seat, change, played: turn.played ?? "none", better: turn.better ?? "none" };
  const id = turn.own ? (turn.better ? "page-turn-own-better" : "page-turn-own") : "page-turn-other";
  const kind = [turn.phase, turn.mistake].filter((said) => !!said).map((said) => translate(said));
  const why = (turn.reasons ?? []).map((reason) => translate(reason));
  return [translate(id, args), kind.join(" · "), why.join(" ")].filter(Boolean);
}

/** The first event of each round. */
export function roundStarts(events: TableEvent[]): { round: number; number: number }[] {
  const starts = new Map<number, number>();
  for (const { round, number } of events) if (round && !starts.has(round)) starts.set(round, number - 1);
  return [...starts].map(([round, number]) => ({ round, number }));
}
