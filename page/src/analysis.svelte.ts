// A bot's analysis of a finished game: requested, and polled until it is done.
import { get, post, reasonOf } from "./api";
import { tablePath } from "./invitations";
import type { Analysis, Message, TableEvent, Turn } from "./protocol";
import { percent, signedPercent, type Translate } from "./words.svelte";

const AGAIN = 2000; // milliseconds

/** The analysis of a table. Call while a component is set up. */
export function analysisOf(id: string | null): { readonly found: Analysis | null; readonly refusal: Message | null; begin: () => void } {
  let found = $state.raw<Analysis | null>(null);
  let refusal = $state.raw<Message | null>(null);
  const path = tablePath(id ?? "", "/analysis");

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

/** Each seat's share in the win at a moment; together they are 1. */
export function sharesAt(analysis: Analysis, event: number): number[] {
  const found = analysis.curves.map((curve) => curve.findLast(([moment]) => moment <= event)?.[1] ?? 1 / analysis.curves.length);
  const sum = found.reduce((a, b) => a + b, 0);
  return found.map((share) => (sum ? share / sum : 1 / found.length));
}

/** Shares in whole percents that add up to 100: those that lose most by rounding down are rounded up. */
export function wholePercents(shares: number[]): number[] {
  const down = shares.map((share) => Math.floor(share * 100));
  const missing = 100 - down.reduce((a, b) => a + b, 0);
  const order = shares.map((share, seat) => [share * 100 - down[seat]!, seat] as const).sort(([a], [b]) => b - a);
  for (const [, seat] of order.slice(0, missing)) down[seat]!++;
  return down;
}

/** The events that were not taken back, numbered as in a replay. */
export function eventsInEffect(events: TableEvent[]): TableEvent[] {
  const kept: TableEvent[] = [];
  for (const event of events) {
    if (event.kind === "undo") kept.pop();
    else kept.push({ ...event, number: kept.length + 1 });
  }
  return kept;
}

/** The first event of each round. */
export function roundStarts(events: TableEvent[]): { round: number; number: number }[] {
  const starts = new Map<number, number>();
  for (const { round, number } of events) if (round && !starts.has(round)) starts.set(round, number - 1);
  return [...starts].map(([round, number]) => ({ round, number }));
}
