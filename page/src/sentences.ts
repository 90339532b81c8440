// Sentences for events. An event is data; its message has the event's kind for an id and the event's fields for arguments.
import type { Argument, EventJSON, FieldValue, GameInfo, Message } from "./protocol";
import { dashed } from "./words.svelte";

/** The sentence for an event. */
export function sentence(game: GameInfo, event: EventJSON): Message {
  const kinds = game.events[event.kind] ?? {};
  const args = fields(event).map(([field, value]) => [field, argument(game, kinds[field] ?? "", value)]);
  return { id: dashed(`${game.name}_${event.kind}`), args: Object.fromEntries(args) as Message["args"], fallback: notation(event) };
}

/** Whether a game notes events; the log of one that does not shows its actions. */
export const notesEvents = (game: GameInfo): boolean => Object.keys(game.events).length > 0;

/** A field as an argument: a notation word becomes a term with its name. */
function argument(game: GameInfo, kind: string, value: FieldValue): Argument {
  if (value === null) return "none";
  const name = typeof value === "string" ? game.kinds[kind]?.[value] : undefined;
  return name ? { kind, value: value as string, name } : value;
}

/** The event as it is, where no catalog has words for it: `loaded: seat 3, good corn, barrels 1, ship 5`. */
function notation(event: EventJSON): string {
  const words = fields(event).map(([field, value]) => `${field.replaceAll("_", " ")} ${plain(value)}`);
  return `${event.kind}: ${words.join(", ")}`;
}

const plain = (value: FieldValue): string => (value !== null && typeof value === "object" ? value.value : String(value ?? "none"));

const fields = ({ kind: _, ...rest }: EventJSON): [string, FieldValue][] => Object.entries(rest);
