// The actions of Spice Road as the page meets them: "p0 play YY>G" is a verb and what it is about.

/** The verbs whose things lie on the board; any other legal action is left to the frame. */
const SHOWN = new Set(["play", "acquire", "claim", "rest", "raise", "drop", "discard", "again", "stop"]);

export interface Parsed {
  seat: string;
  verb: string;
  what: string;
}

export function parse(action: string): Parsed {
  const [seat = "", verb = "", what = ""] = action.split(" ");
  return { seat, verb, what };
}

/** Whether the action is chosen by a click on the board. */
export function onBoard(action: string): boolean {
  return SHOWN.has(parse(action).verb);
}

/**
 * A trade made `times` times, where at most `most` are possible: the engine asks after each whether to go on,
 * and asks no more when the cubes have run out.
 */
export function tradeActions(action: string, times: number, most: number): string[] {
  const { seat } = parse(action);
  const more = Array<string>(times - 1).fill(`${seat} again`);
  return [action, ...more, ...(times < most ? [`${seat} stop`] : [])];
}
