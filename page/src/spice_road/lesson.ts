// The lesson of Spice Road: the order of the spices, cards that work together, and when to claim points.
import type { Decision, LessonPlan, Topic } from "../lessons";
import type { EventJSON } from "../protocol";
import SpiceOrder from "./SpiceOrder.svelte";

const ANSWERED: Record<string, string> = { raise: "upgrade", again: "trade", drop: "drop", discard: "discard" };
const TIMING = "page-lesson-spice-road-timing";

const own = (kind: string, seat: number) => (event: EventJSON): boolean => event.kind === kind && event["seat"] === seat;
const isTrade = (card: unknown): boolean => String(card).includes(">");

/** From the learner's turn with this number on, or earlier if there is a reason. */
const from = (turn: number, reason: (decision: Decision) => boolean = () => false) => (decision: Decision): boolean =>
  decision.asked === "turn" && (decision.times + 1 >= turn || reason(decision));

const topics: Topic[] = [
  { text: "page-lesson-spice-road-aim", at: [".row.points"], due: () => true },
  { text: "page-lesson-spice-road-turn", at: [".own .cards", ".row.merchants", ".row.points"], due: from(1) },
  { text: "page-lesson-spice-road-ladder", at: [".ladder", ".own .caravan"], due: from(2), Picture: SpiceOrder },
  { text: "page-lesson-spice-road-merchants", at: [".row.merchants"], due: from(3) },
  { text: "page-lesson-spice-road-rest", at: [".own .cards"], due: from(6, ({ log, seat }) => log.filter(own("played", seat)).length > 1) },
  { text: "page-lesson-spice-road-engine", at: [".own .cards"], due: from(4) },
  { text: "page-lesson-spice-road-trade", at: [".row.merchants", ".own .cards"], due: from(7, hasTrade) },
  { text: "page-lesson-spice-road-points", at: [".row.points"], due: from(8, ({ log }) => log.some(({ kind }) => kind === "claimed")) },
  { text: TIMING, at: [".row.points", ".far"], due: from(9) },
  { text: "page-lesson-spice-road-end", at: [".own .holdings"], due: ({ asked, explained }) => asked === "turn" && explained.has(TIMING) },
  { text: "page-lesson-spice-road-finish", at: [], due: ({ explained }) => explained.size === topics.length - 1 },
];

function hasTrade({ log, seat }: Decision): boolean {
  return log.filter(own("acquired", seat)).some(({ card }) => isTrade(card));
}

const lesson: LessonPlan = {
  topics,
  watch: "page-lesson-spice-road-watch",
  questions: {
    turn: { text: "page-lesson-spice-road-ask-turn", at: [".own .cards"] },
    upgrade: { text: "page-lesson-spice-road-ask-upgrade", at: [".own .caravan"] },
    trade: { text: "page-lesson-spice-road-ask-trade", at: [".own .tray"] },
    drop: { text: "page-lesson-spice-road-ask-drop", at: [".own .caravan", ".row.merchants"] },
    discard: { text: "page-lesson-spice-road-ask-discard", at: [".own .caravan"] },
  },
  answered: (verb, log) => (verb === "stop" ? stopped(log) : (ANSWERED[verb] ?? "turn")),
};
export default lesson;

/** What was stopped: the trades or the upgrades of the card played last. */
function stopped(log: EventJSON[]): string {
  return isTrade(log.findLast(({ kind }) => kind === "played")?.["card"]) ? "trade" : "upgrade";
}
