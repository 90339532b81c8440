// What a choice would do to the own caravan, as far as the cards themselves show it.
import type { Choice } from "../protocol";
import { parse } from "./actions";
import { face } from "./cards";
import type { View } from "./view";

export interface Change {
  gone: string;
  come: string;
}
export const NOTHING: Change = { gone: "", come: "" };

export function change(view: View, choice: Choice | undefined, times: number): Change {
  if (!choice) return NOTHING;
  const { verb, what } = parse(choice.action);
  if (verb === "play") return traded(what, times);
  if (verb === "again") return traded(view.pending?.card ?? "", times);
  if (verb === "claim") return { gone: what, come: "" };
  if (verb === "acquire") return { gone: "", come: view.merchant_row.find(({ card }) => card === what)?.cubes ?? "" };
  if (verb === "raise") return { gone: what, come: raisedTo(choice) };
  if (verb === "drop" || verb === "discard") return { gone: what, come: "" };
  return NOTHING;
}

function traded(card: string, times: number): Change {
  const { give, get } = face(card);
  return { gone: give.repeat(times), come: get.repeat(times) };
}

/** The spice that a cube is raised to, as the choice names it. */
function raisedTo({ label }: Choice): string {
  const to = label.args["to"];
  return typeof to === "object" && "value" in to ? to.value : "";
}
