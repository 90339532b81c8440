// A note of the browser's when it is the player's turn, and nobody looks at the page.
import { settings } from "./settings.svelte";

/** Whether this browser can show them. */
export const canAlert = (): boolean => "Notification" in window;

/** Turn them on or off; the browser asks for permission once, because somebody has just clicked. */
export async function setAlerts(wanted: boolean): Promise<void> {
  settings.alerts = wanted && (await Notification.requestPermission()) === "granted";
}

export function alert(title: string, body: string): void {
  if (!settings.alerts || !document.hidden || !canAlert() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: "entrepot" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
