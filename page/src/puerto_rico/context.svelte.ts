// What all parts of the board share: the view, the choices at each place, and translations.
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../games";
import type { Choice, Message } from "../protocol";
import type { Translate } from "../words.svelte";
import { placesOf, verb } from "./actions";
import { type BuildingInfo, type Cost, buildingsOf, pieceName, type Player, type View } from "./view";

const KEY = Symbol("table");

/** What is pointed at: the element, the thing that it shows, and the effects of choosing it. */
export interface Pointed {
  element: HTMLElement;
  about: string | undefined;
  lines: string[];
}

export class BoardContext {
  readonly #props: () => BoardProps;
  pointed = $state.raw<Pointed | null>(null);
  /** A place with several actions, while the player chooses one of them. */
  asking = $state.raw<{ element: HTMLElement; choices: Choice[] } | null>(null);

  view = $derived.by(() => this.props.state.view as unknown as View);
  isSpectator = $derived.by(() => this.props.state.eyes === null);
  /** Whose board a spectator wants in front. */
  front = $state(0);
  /** Whose board lies in front. */
  seat = $derived.by(() => this.props.state.eyes ?? this.front);
  me = $derived.by(() => this.view.players[this.seat] as Player);
  buildings = $derived.by(() => buildingsOf(this.props.game));
  spaces = $derived.by(() => this.props.game.tables.spaces as { island: number; city: number });
  #infos = $derived.by(() => new Map(this.buildings.map((info) => [info.id, info])));
  #choices = $derived.by(() => byPlace(this.props.state.legal));

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  translate: Translate = (message, args) => this.props.translate(message, args);

  /** Brings a seat's board to the front; only for spectators. */
  bring(seat: number): (() => void) | undefined {
    return this.isSpectator ? () => (this.front = seat) : undefined;
  }

  info(building: string): BuildingInfo {
    return this.#infos.get(building) as BuildingInfo;
  }

  /** What the trading house pays for a good, as printed. */
  price(good: string): number {
    return (this.props.game.tables.prices as Record<string, number>)[good]!;
  }

  /** What a building costs me now, as the engine computes it, and how much I save by quarries and by all else. */
  cost(building: string): Cost {
    return this.props.state.prices[building] ?? { price: this.info(building).cost, quarries: 0, privilege: 0 };
  }

  /** Why a building costs me what it does, and what it leaves me. */
  costDetails(building: string): string[] {
    const { price, quarries, privilege } = this.cost(building);
    const why = quarries || privilege ? [this.translate("pr-price-why", { quarries, privilege })] : [];
    return price <= this.me.doubloons ? [...why, this.translate("pr-remains", { n: this.me.doubloons - price })] : why;
  }

  choices(place: string): Choice[] {
    return this.#choices.get(place) ?? [];
  }

  /** Whether something may be chosen at a place with one of these prefixes. */
  calls(...prefixes: string[]): boolean {
    return [...this.#choices.keys()].some((place) => prefixes.some((prefix) => place.startsWith(prefix)));
  }

  asked(action: string): boolean {
    return this.props.state.legal.some((choice) => verb(choice.action) === action);
  }

  name(group: string, id: string): string {
    return this.translate(pieceName(group, id));
  }

  /** A piece as an argument of a sentence, which may ask for one of its forms. */
  piece(group: string, id: string): Message {
    return { id: pieceName(group, id), args: {} };
  }

  player(seat: number): string {
    return this.props.seats[seat]?.name ?? "";
  }

  /** What an action does, and what it costs or brings. */
  describe(choice: Choice): string {
    const label = this.props.translate(choice.label);
    return choice.hint ? `${label} · ${this.props.translate(choice.hint)}` : label;
  }

  choose(choices: Choice[], element: HTMLElement): void {
    this.pointed = null;
    if (choices.length === 1) this.props.act([choices[0]!.action]);
    else this.asking = { element, choices };
  }
}

function byPlace(legal: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of legal)
    for (const place of placesOf(choice.action)) found.set(place, [...(found.get(place) ?? []), choice]);
  return found;
}

export function provideContext(props: () => BoardProps): BoardContext {
  return setContext(KEY, new BoardContext(props));
}

export function useContext(): BoardContext {
  return getContext(KEY);
}
