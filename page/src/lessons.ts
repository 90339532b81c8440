// Lessons: what there is to say about the decision at hand. A game lists its topics in order; each is explained at the first
// decision of the learner's at which it is due, and counts as explained once that decision is made. All of this is derived
// from the table's events, so nothing is explained twice, nothing has to be remembered, and nothing can be out of date.
import type { Component } from "svelte";
import type { Choice, EventJSON, TableEvent } from "./protocol";

/** A decision of the learner's, present or past. */
export interface Decision {
  seat: number;
  /** The name of the question. */
  asked: string;
  /** What had happened before it. */
  log: EventJSON[];
  /** How often the learner had answered the same question before. */
  times: number;
  /** The topics explained before it, by the ids of their texts. */
  explained: ReadonlySet<string>;
}

/** A text by its message id, and what on the board it is about: CSS selectors. */
export interface Explanation {
  text: string;
  at: string[];
  Picture?: Component;
}

export interface Topic extends Explanation {
  due: (decision: Decision) => boolean;
}

/** A game's lesson. */
export interface LessonPlan {
  topics: Topic[];
  /** What is said about a question whenever it is asked. */
  questions: Record<string, Explanation>;
  /** What is said while others decide. */
  watch: string;
  /** The question that an action with this verb has answered, after what had happened. */
  answered: (verb: string, log: EventJSON[]) => string;
  /** Whether the suggested choice is left unmarked. */
  isUnguided?: (choice: Choice) => boolean;
}

export interface Progress {
  /** The topics that are new at this decision. */
  topics: Topic[];
  /** How many have been explained, with these; and how many there are. */
  at: number;
  of: number;
}

// Topics at one decision, first and later; whatever else is due waits for the next one.
const AT_FIRST = 2;
const AT_ONCE = 1;

/** How far the lesson has come, and what is new; `asked` is null while the learner decides nothing. */
export function progressOf(plan: LessonPlan, seat: number, events: TableEvent[], asked: string | null): Progress {
  const explained = new Set<string>();
  const log: EventJSON[] = [];
  const answered: string[] = [];
  const newAt = (question: string): Topic[] => {
    const times = answered.filter((each) => each === question).length;
    const decision = { seat, asked: question, log, times, explained };
    return plan.topics.filter((topic) => !explained.has(topic.text) && topic.due(decision)).slice(0, explained.size ? AT_ONCE : AT_FIRST);
  };
  for (const event of inEffect(events)) {
    if (event.seat === seat) {
      const question = plan.answered(event.action.split(" ")[1] ?? "", log);
      newAt(question).forEach(({ text }) => explained.add(text));
      answered.push(question);
    }
    log.push(...event.log);
  }
  const topics = asked === null ? [] : newAt(asked);
  return { topics, at: explained.size + topics.length, of: plan.topics.length };
}

/** The actions that have not been taken back: each undo takes back the last one. */
function inEffect(events: TableEvent[]): TableEvent[] {
  const kept: TableEvent[] = [];
  for (const event of events) {
    if (event.kind === "undo") kept.pop();
    else kept.push(event);
  }
  return kept;
}
