// Names in the form that a sentence needs. A catalog gives a name further forms as attributes, and a sentence asks for one
// with FORM($good, "acc"); the Speaker in Python does the same.
import { type FluentBundle, type FluentFunction, FluentType } from "@fluent/bundle";

/** What a message within a message says, and its further forms by name. Pass it as the argument of the outer message. */
export class Word extends FluentType<string> {
  constructor(
    text: string,
    readonly forms: Record<string, string>,
  ) {
    super(text);
  }

  toString(): string {
    return this.value;
  }
}

/** A spoken message as a word that knows its forms. */
export function inflected(bundle: FluentBundle, id: string, text: string): Word {
  const attributes = bundle.getMessage(id)?.attributes ?? {};
  return new Word(text, Object.fromEntries(Object.entries(attributes).map(([name, form]) => [name, bundle.formatPattern(form)])));
}

/** For `new FluentBundle(language, { functions: { FORM } })`. A word without such a form stays as it is. */
export const FORM: FluentFunction = ([word, name]) =>
  word instanceof Word ? (word.forms[String(name)] ?? word.value) : (word ?? "");
