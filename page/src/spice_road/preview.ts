// What a choice would do to the own caravan, as far as the cards themselves say it.
import type { Choice } from "../protocol";
import { parse } from "./actions";
import { LETTERS, SPICES, face } from "./cards";
import type { View } from "./table";

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

function raisedTo(choice: Choice): string {
  const to = choice.label.args["to"];
  return LETTERS.find((letter) => typeof to === "object" && to.id === `spice-${SPICES[letter]}`) ?? "";
}
