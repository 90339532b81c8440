// Messages in the reader's language, from the same Fluent catalogs as everywhere else. A language is one file, loaded when
// it is chosen; games that the page was not built with bring their catalogs from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "./api";
import { site } from "#site";
import type { Argument, Message, SeatInfo, Term } from "./protocol";

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
let fetched: string[] = []; // the games whose catalogs come from the server

async function bundle(language: string): Promise<FluentBundle> {
  const built = (await files[`./words/${language}.ts`]!()).default;
  const served = await Promise.all([...(site ? [site.words(language)] : []), ...fetched.map((game) => catalog(game, language))]);
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of [...Object.values(built), ...served]) made.addResource(new FluentResource(text));
  return made;
}

/** A game's own catalog; empty if it has none in this language. */
const catalog = (game: string, language: string): Promise<string> =>
  getText(`/games/${encodeURIComponent(game)}/catalog/${language}`).catch(() => "");

/** Show the page in this language from now on. */
export async function setLanguage(language: string): Promise<void> {
  const wanted = [...new Set([language in LANGUAGES ? language : FALLBACK, FALLBACK])];
  bundles = await Promise.all(wanted.map(bundle));
  current = wanted[0]!;
  document.documentElement.lang = current;
}

/** Fetch the catalogs of those games that the page was not built with. */
export async function loadCatalogs(games: string[]): Promise<void> {
  fetched = games.filter((game) => !hasMessage(dashed(game)));
  if (fetched.length) await setLanguage(current);
}

/** The language of ours that the browser asks for first. */
export function preferredLanguage(): string {
  const wishes = navigator.languages.map((wish) => wish.split("-")[0]!);
  return wishes.find((wish) => wish in LANGUAGES) ?? FALLBACK;
}

export type Args = Record<string, Argument>;
/** Translates a message; in the form of one of its attributes, if it has that. */
export type Translate = (message: Message | string, args?: Args, form?: string) => string;

/** Whether some catalog has the message. */
export const hasMessage = (id: string): boolean => bundles.some((each) => each.hasMessage(id));

/** A notation word as it stands in message ids: `puerto_rico` is `puerto-rico`. */
export const dashed = (word: string): string => word.replaceAll("_", "-");

/** Translates messages with these names for the seats. `replace` may put something else in a term's place. */
export function translator(names: () => string[], replace: (term: Term) => string | null = () => null): Translate {
  const translate: Translate = (message, args = {}, form = "") =>
    formatted(typeof message === "string" ? { id: message, args } : message, form);
  const formatted = ({ id, args, fallback }: Message, form: string): string => {
    const found = bundles.find((each) => each.hasMessage(id));
    const message = found?.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (found && pattern) return found.formatPattern(pattern, variables(args), []);
    return fallback ?? [id, ...Object.entries(variables(args)).map(([key, word]) => `${key}=${word}`)].join(" ");
  };
  const variables = (args: Args): Record<string, FluentVariable> =>
    Object.fromEntries(Object.entries(args).flatMap(([key, value]) => variable(key, value)));
  const variable = (key: string, value: Argument): [string, FluentVariable][] => {
    if (typeof value === "number") return [[key, key === "seat" ? (names()[value] ?? `p${value}`) : value]];
    if (typeof value === "string") return [[key, value]];
    const replaced = isTerm(value) ? replace(value) : null;
    const message = isTerm(value) ? { fallback: value.value, ...value.name } : value;
    return [[key, replaced ?? translate(message)], ...forms(key, message, replaced)];
  };
  /** The attributes of a message: `.one` of a message given as `tile` is `$tile-one` where it is used. */
  const forms = (key: string, { id, args }: Message, replaced: string | null): [string, FluentVariable][] => {
    const found = bundles.find((each) => each.hasMessage(id));
    const patterns = Object.entries(found?.getMessage(id)?.attributes ?? {});
    return patterns.map(([form, pattern]) => [`${key}-${form}`, replaced ?? found!.formatPattern(pattern, variables(args), [])]);
  };
  return translate;
}

const isTerm = (value: Message | Term): value is Term => "kind" in value;

/** A sentence in pieces: its words, and between them those terms that are to be drawn. */
export function sentencePieces(sentence: Message, names: string[], isDrawn: (term: Term) => boolean): (string | Term)[] {
  const found: Term[] = [];
  const FIRST = 0xe000; // characters for private use: no sentence has them
  const mark = (term: Term) => (isDrawn(term) ? String.fromCharCode(FIRST + found.push(term) - 1) : null);
  const parts = translator(() => names, mark)(sentence).split(/([\ue000-\uefff])/);
  return parts.filter(Boolean).map((part) => found[part.charCodeAt(0) - FIRST] ?? part);
}

/** The page's own words, where no seats are named. */
export const t = translator(() => []);

/** A number as the language writes it. */
const figure = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(current, options).format(value).replace("-", "−");

/** A number with at most one decimal. */
export const number = (value: number): string => figure(value, { maximumFractionDigits: 1 });

/** A share as a percentage. */
export const percent = (share: number): string => figure(share, { style: "percent" });

/** A change, with its sign. */
export const signed = (change: number): string => figure(change, { signDisplay: "exceptZero" });

/** A change of a share, with its sign. */
export const signedPercent = (change: number): string => figure(change, { style: "percent", signDisplay: "exceptZero" });

/** A day, as the language writes it. */
export const dateOf = (time: string): string => new Intl.DateTimeFormat(current, { dateStyle: "long" }).format(new Date(time));

/** Names in a row, as the language would list them. */
export const listOf = (names: string[]): string => new Intl.ListFormat(current).format(names);

/** A game's title, or its name if no catalog has a title. */
export const titleOf = (game: string): Message => ({ id: dashed(game), args: {}, fallback: capitalized(game.replaceAll("_", " ")) });

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Who has a seat: a person, a bot, nobody, or nobody yet but the one for whom it is kept. */
export function seatName({ kind, name, bot }: SeatInfo): string {
  if (kind === "open") return name ? t("page-seat-kept", { name }) : t("page-seat-open");
  return playerName(name || bot || "");
}

/** A player's name. A bot is named after its level, perhaps with a number, and levels have words. */
export function playerName(name: string): string {
  const [level = "", ...rest] = name.split(" ");
  return hasMessage(`bots-level-${level}`) ? [t(`bots-level-${level}`), ...rest].join(" ") : name;
}
