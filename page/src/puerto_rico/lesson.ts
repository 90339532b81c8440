// The lesson of Puerto Rico: every role once, then the two ways to victory points, and how the game ends.
import type { Decision, LessonPlan, Topic } from "../lessons";
import type { EventJSON } from "../protocol";

const PATIENCE = 4; // rounds after which a role that nobody has taken is explained all the same

const place = (name: string): string => `[data-place="${name}"]`;
const SHIPS = '[data-place^="ship:"]';

const takenRoles = (log: EventJSON[]): unknown[] => log.filter(({ kind }) => kind === "took_role").map(({ role }) => role);
const roundsOver = (log: EventJSON[]): number => log.filter(({ kind }) => kind === "round_began").length;
const choosing = ({ asked }: Decision): boolean => asked === "role";

/** A role is explained while it is carried out or, if the learner had nothing to decide then, before the next role is taken. */
function roleTopic(role: string, text: string, ...at: string[]): Topic {
  const due = (decision: Decision): boolean => {
    const taken = takenRoles(decision.log);
    if (!choosing(decision)) return taken.at(-1) === role;
    return taken.includes(role) || roundsOver(decision.log) >= PATIENCE;
  };
  return { text, at: [place(`role:${role}`), ...at], due };
}

const BUILDER = "page-lesson-puerto-rico-builder";
const CAPTAIN = "page-lesson-puerto-rico-captain";
const WAYS = "page-lesson-puerto-rico-ways";

const topics: Topic[] = [
  { text: "page-lesson-puerto-rico-aim", at: [place("own:vp"), place("supply:vp")], due: () => true },
  { text: "page-lesson-puerto-rico-roles", at: ["section.roles"], due: choosing },
  { text: "page-lesson-puerto-rico-round", at: ["section.roles"], due: (decision) => choosing(decision) && roundsOver(decision.log) > 0 },
  roleTopic("settler", "page-lesson-puerto-rico-settler", place("tiles")),
  roleTopic("mayor", "page-lesson-puerto-rico-mayor", place("colonist-ship")),
  roleTopic("builder", BUILDER, place("market")),
  roleTopic("craftsman", "page-lesson-puerto-rico-craftsman", place("own:barrels")),
  roleTopic("trader", "page-lesson-puerto-rico-trader", place("house")),
  roleTopic("captain", CAPTAIN, SHIPS),
  {
    text: WAYS,
    at: [SHIPS, place("house"), place("own:city")],
    due: (decision) => choosing(decision) && decision.explained.has(BUILDER) && decision.explained.has(CAPTAIN),
  },
  {
    text: "page-lesson-puerto-rico-end",
    at: [place("supply:vp"), place("supply:colonists"), place("own:city")],
    due: (decision) => choosing(decision) && decision.explained.has(WAYS),
  },
  { text: "page-lesson-puerto-rico-finish", at: [], due: ({ explained }) => explained.size === topics.length - 1 },
];

const lesson: LessonPlan = {
  topics,
  watch: "page-lesson-puerto-rico-watch",
  questions: {
    role: { text: "page-lesson-puerto-rico-ask-role", at: ["section.roles"] },
    settle: { text: "page-lesson-puerto-rico-ask-settle", at: [place("tiles")] },
    tile_colonist: { text: "page-lesson-puerto-rico-ask-tile-colonist", at: [".question .answers"] },
    mayor_colonist: { text: "page-lesson-puerto-rico-ask-mayor-colonist", at: [".question .answers"] },
    man: { text: "page-lesson-puerto-rico-ask-man", at: [".mayor"] },
    build: { text: "page-lesson-puerto-rico-ask-build", at: [place("market")] },
    building_colonist: { text: "page-lesson-puerto-rico-ask-building-colonist", at: [".question .answers"] },
    bonus: { text: "page-lesson-puerto-rico-ask-bonus", at: ['[data-place^="supply:"]'] },
    trade: { text: "page-lesson-puerto-rico-ask-trade", at: [place("own:barrels"), place("house")] },
    load: { text: "page-lesson-puerto-rico-ask-load", at: [place("own:barrels"), SHIPS] },
    store: { text: "page-lesson-puerto-rico-ask-store", at: [place("own:barrels")] },
  },
  answered: (verb) => (verb === "role" ? "role" : "action"),
  // Colonists are placed all at once, so a suggestion for one place would lead astray.
  isUnguided: ({ action }) => action.split(" ")[1] === "man",
};
export default lesson;
