// A person's preferences, kept in the browser.
import { preferredLanguage, setLanguage } from "./words.svelte";

export type Shade = "system" | "light" | "dark";
export type Confirmation = "never" | "turn" | "always"; // turn: what ends the turn
export interface Settings {
  language: string;
  shade: Shade;
  moving: boolean;
  sounds: boolean;
  hints: boolean | null; // null until chosen
  first: string | null; // the first table played at
  pace: number; // for how many milliseconds what others do is shown, at least; STEP_BY_STEP: until the player goes on
  summaries: boolean;
  confirm: Confirmation; // which actions need a second click
  alerts: boolean;
  color: number | null; // that of the own seat; null: as it comes
  guestColors: Record<string, number>; // by name, of others at this screen
  size: number; // of everything, in percent
  game: string; // the one last played
  server: string; // the address of one where others play, known to the site
}

/** What others do, at the speeds that can be chosen. The last waits for the player. */
export const STEP_BY_STEP = 1e10;
export const PACES = [0, 400, 700, 1500, STEP_BY_STEP];

/** How large everything is drawn, in percent. */
export const SIZES = [85, 100, 115, 130, 150];

export const KEY = "entrepot";
const usual: Settings = {
  language: preferredLanguage(),
  shade: "system",
  moving: true,
  sounds: false,
  hints: null,
  first: null,
  pace: 700,
  summaries: true,
  confirm: "never",
  alerts: false,
  color: null,
  guestColors: {},
  size: 100,
  game: "",
  server: "",
};

function kept(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (typeof found.confirm === "boolean") found.confirm = found.confirm ? "always" : "never"; // as it was before
    return found;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual, ...kept() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener("change", () => (systemDark = dark.matches));
still.addEventListener("change", () => (systemStill = still.matches));

/** Whether animation is on. */
export const moving = (): boolean => settings.moving && !systemStill;

/** Whether hints are on, at this table or the next one: as chosen, or else in the first game only. */
export const hinting = (table: string | null = null): boolean => settings.hints ?? (settings.first === null || settings.first === table);

/** Save the settings and apply them to the whole page. Call while a component is set up. */
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // The page works without storage.
    }
  });
  $effect(() => {
    const shade = settings.shade === "system" ? (systemDark ? "dark" : "light") : settings.shade;
    document.documentElement.dataset.shade = shade;
    document.documentElement.dataset.moving = moving() ? "yes" : "no";
    document.documentElement.style.setProperty("--size", String(settings.size / 100));
  });
  $effect(() => void setLanguage(settings.language));
}
