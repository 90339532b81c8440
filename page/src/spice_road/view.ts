// What a player sees of Spice Road, and what the parts of its board share.
import type { BoardProps } from "../games";
import type { Choice } from "../protocol";
import { parse } from "./actions";
import type { Cube } from "./identities";

export interface Player {
  caravan: string;
  hand: string[];
  played: string[];
  gold: number;
  silver: number;
  point_cards: number;
  points?: string[];
}
export interface RowCard {
  card: string;
  cubes: string;
}
export interface Pending {
  decision: "upgrade" | "trade" | "drop" | "discard";
  card?: string;
  left?: number;
}
export interface View {
  turn: number;
  seat: number | null;
  merchant_row: RowCard[];
  merchant_deck: number;
  point_row: string[];
  point_deck: number;
  gold: number;
  silver: number;
  players: Player[];
  pending: Pending | null;
}

export interface Coins {
  metal: "gold" | "silver";
  n: number;
}

/** The coins over the first places of the point row. */
export function coinsOver(view: View): Coins[] {
  const both: Coins[] = [
    { metal: "gold", n: view.gold },
    { metal: "silver", n: view.silver },
  ];
  return both.filter((coins) => coins.n > 0);
}

/** The seat at the near side of the table; a spectator chooses it. */
export function nearSeat(eyes: number | null, yours: number[], chosen: number): number {
  return eyes ?? yours[0] ?? chosen;
}

/** The other seats, in the order in which they play after the near one. */
export function farSeats(near: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (near + step + 1) % players);
}

/** The places of the merchant row that get a cube for the card that is being acquired, or for the one looked at. */
export function gaps(view: View, looked: Choice | undefined): number[] {
  const { decision, card, left } = view.pending ?? {};
  const { verb, what } = parse(looked?.action ?? "");
  if (decision === "drop" && card) return placesBefore(view, card, left);
  return verb === "acquire" ? placesBefore(view, what) : [];
}

function placesBefore(view: View, wanted: string, most?: number): number[] {
  const place = view.merchant_row.findIndex(({ card }) => card === wanted);
  return Array.from({ length: place }, (_, i) => i).slice(most === undefined ? 0 : -most);
}

/** The legal choices by what stands in them: find("play", "YY>G"). */
export function finder(legal: Choice[]): (verb: string, what?: string) => Choice | undefined {
  const table = new Map(legal.map((choice) => [key(choice.action), choice]));
  return (verb, what = "") => table.get(`${verb} ${what}`);
}

function key(action: string): string {
  const { verb, what } = parse(action);
  return `${verb} ${what}`;
}

/** How often in a row the trade may be made, as the choice's hint says. */
export function timesPossible(choice: Choice): number {
  const n = choice.hint?.args["n"];
  return typeof n === "number" ? n : 1;
}

/** What each point card is worth. */
export function pointsOf(game: BoardProps["game"]): (card: string) => number {
  const cards = game.tables["point_cards"] as { card: string; points: number }[];
  const table = new Map(cards.map(({ card, points }) => [card, points]));
  return (card) => table.get(card) ?? 0;
}

/** What the parts of the board need: the table as it is, and how to translate and act. */
export interface BoardContext {
  view: View;
  near: number;
  names: string[];
  scores: number[] | null;
  pointsOf: (card: string) => number;
  cubesAt: (place: string) => Cube[];
  find: (verb: string, what?: string) => Choice | undefined;
  choose: (choice: Choice) => void;
  /** What brings a seat to the near side; only for spectators. */
  bring: ((seat: number) => void) | undefined;
  translate: BoardProps["translate"];
  about: BoardProps["about"];
}

/** What a choice is called, with what it costs or brings where its label leaves that open. */
export function nameOf({ translate }: BoardContext, { action, label, hint }: Choice): string {
  const open = ["acquire", "claim"].includes(parse(action).verb) || action.includes(">");
  return open && hint ? translate("sr-with-hint", { name: label, hint }) : translate(label);
}

/** A name for a card that stays the same while it moves; where several players hold the card, its holder is part of the name. */
export function keyOf({ view }: BoardContext, card: string, seat: number): string {
  const holders = view.players.filter(({ hand, played }) => hand.includes(card) || played.includes(card));
  return holders.length > 1 ? `${card} ${seat}` : card;
}
