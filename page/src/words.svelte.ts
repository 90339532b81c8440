// Words for messages, from the same Fluent catalogs as everywhere else. A language comes as one file, when it is wanted.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./protocol";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  is: "Íslenska",
  sv: "Svenska",
  cs: "Čeština",
  hu: "Magyar",
};
const FALLBACK = "en";
const files = import.meta.glob<{ default: Record<string, string> }>("./words/*.ts");

let bundles = $state.raw<FluentBundle[]>([]);
let current = $state(FALLBACK);

async function bundle(language: string): Promise<FluentBundle> {
  const catalogs = (await files[`./words/${language}.ts`]!()).default;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(catalogs)) made.addResource(new FluentResource(text));
  return made;
}

/** Speak this language from now on. */
export async function speak(language: string): Promise<void> {
  const wanted = [...new Set([language in LANGUAGES ? language : FALLBACK, FALLBACK])];
  bundles = await Promise.all(wanted.map(bundle));
  current = wanted[0]!;
  document.documentElement.lang = current;
}

/** The language that is spoken. */
export const language = (): string => current;

/** The language of ours that the browser would like best. */
export function preferred(): string {
  const wishes = navigator.languages.map((wish) => wish.split("-")[0]!);
  return wishes.find((wish) => wish in LANGUAGES) ?? FALLBACK;
}

export type Args = Record<string, Message | string | number>;
export type Tell = (id: string, args?: Args) => string;

/** A voice that calls the seats by these names. Of a message within a message it says `instead`, where that says anything. */
export function voice(names: () => string[], instead: (message: Message) => string | null = () => null): Tell {
  const tell: Tell = (id, args = {}) => {
    const found = bundles.find((each) => each.hasMessage(id));
    const pattern = found?.getMessage(id)?.value;
    if (found && pattern) return found.formatPattern(pattern, words(args), []);
    return [id, ...Object.entries(words(args)).map(([key, word]) => `${key}=${word}`)].join(" ");
  };
  const words = (args: Args): Record<string, FluentVariable> =>
    Object.fromEntries(Object.entries(args).flatMap(([key, value]) => word(key, value)));
  const word = (key: string, value: Args[string]): [string, FluentVariable][] => {
    if (typeof value === "object") return [[key, instead(value) ?? tell(value.id, value.args)], ...forms(key, value)];
    return [[key, key === "seat" && typeof value === "number" ? (names()[value] ?? `p${value}`) : value]];
  };
  /** The attributes of a message: `.one` of a message given as `tile` is `$tile-one` where it is used. */
  const forms = (key: string, message: Message): [string, FluentVariable][] => {
    const found = bundles.find((each) => each.hasMessage(message.id));
    const patterns = Object.entries(found?.getMessage(message.id)?.attributes ?? {});
    return patterns.map(([form, pattern]) => [`${key}-${form}`, instead(message) ?? found!.formatPattern(pattern, words(message.args), [])]);
  };
  return tell;
}

/** A sentence in pieces: its words, and between them those messages that are to be drawn. */
export function pieces({ id, args }: Message, names: string[], drawn: (message: Message) => boolean): (string | Message)[] {
  const found: Message[] = [];
  const FIRST = 0xe000; // characters for private use: no sentence has them
  const mark = (message: Message) => (drawn(message) ? String.fromCharCode(FIRST + found.push(message) - 1) : null);
  const parts = voice(() => names, mark)(id, args).split(/([\ue000-\uefff])/);
  return parts.filter(Boolean).map((part) => found[part.charCodeAt(0) - FIRST] ?? part);
}

/** The page's own voice. */
export const tell = voice(() => []);

/** Whether some catalog has the message. */
export const known = (id: string): boolean => bundles.some((each) => each.hasMessage(id));

/** Names in a row, as the language would list them. */
export const listed = (names: string[]): string => new Intl.ListFormat(current).format(names);

/** A player's name. A bot is named after its level, perhaps with a number, and levels have words. */
export function called(name: string): string {
  const [level = "", ...rest] = name.split(" ");
  return known(`page-level-${level}`) ? [tell(`page-level-${level}`), ...rest].join(" ") : name;
}
