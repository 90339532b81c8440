// A hint with its reasons, asked for by the player who decides.
import { post, reasonOf } from "./api";
import type { Hint, Message, State } from "./protocol";

/** The hint for the present decision of a table. Call while a component is set up. */
export function hintFor(id: () => string, state: () => State): { readonly found: Hint | null; readonly refusal: Message | null; readonly waiting: boolean; ask: () => void; dismiss: () => void } {
  let last = $state.raw<Hint | null>(null);
  let refusal = $state.raw<Message | null>(null);
  let waiting = $state(false);

  async function ask() {
    if (waiting) return;
    waiting = true;
    try {
      last = await post<Hint>(`/tables/${encodeURIComponent(id())}/hint`);
    } catch (thrown) {
      refusal = reasonOf(thrown);
    }
    waiting = false;
  }
  return {
    get found() {
      return last?.event === state().event && state().legal.length ? last : null;
    },
    get refusal() {
      return refusal;
    },
    get waiting() {
      return waiting;
    },
    ask: () => void ask(),
    dismiss: () => (refusal = null),
  };
}
