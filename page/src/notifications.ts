// Notifications of turns: what the visitor has set up on the server, and this browser's subscription.
import { get, post, Refusal } from "./api";
import { url } from "./base";
import type { Channel, Message, Notifications } from "./protocol";

const HERE = "/me/notifications";
const POLL = 500; // milliseconds between two looks at the outcome of a test
const PATIENCE = 15_000;

export const load = (): Promise<Notifications> => get(HERE);
export const add = (kind: string, url?: string): Promise<Notifications> => post(HERE, { kind, url });
export const remove = (id: string): Promise<Notifications> => post(`${HERE}/remove`, { id });

/** Send a test, and wait until its outcome is known. */
export async function test(channel: Channel): Promise<Notifications> {
  let found = await post<Notifications>(`${HERE}/test`, { id: channel.id });
  const isKnown = () => found.channels.find((each) => each.id === channel.id)?.tried !== channel.tried;
  for (const end = Date.now() + PATIENCE; !isKnown() && Date.now() < end; found = await load())
    await new Promise((resolve) => setTimeout(resolve, POLL));
  return found;
}

/** An address as it is sent, with international letters encoded. */
export const encoded = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

/** What came of the last message to a channel; null if there was none. */
export function outcomeOf({ outcome, paused }: Channel): Message | null {
  if (paused) return { id: "page-notify-paused", args: {} };
  if (outcome && /^\d+$/.test(outcome)) return { id: "page-notify-outcome-status", args: { status: outcome } };
  return outcome ? { id: `page-notify-outcome-${outcome}`, args: {} } : null;
}

/** Whether this browser can be notified: that needs HTTPS, or a server on this machine. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Ask for permission, and let the server notify this browser. */
export async function addBrowser(serverKey: string): Promise<Notifications> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal({ id: "page-notify-denied", args: {} });
  await navigator.serviceWorker.register(url("/push.js"));
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for an earlier key of the server
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint, keys } = made.toJSON();
  return post(HERE, { kind: "push", url: endpoint, keys });
}
