// Invitations that were followed, so that a private table still opens when the page is reloaded.
import { url } from "./base";
import type { TableInfo } from "./protocol";

const key = (id: string): string => `entrepot-invitation-${id}`;

export function keepInvitation(id: string, token: string): void {
  try {
    sessionStorage.setItem(key(id), token);
  } catch {
    // Then the link has to be followed again.
  }
}

/** The path of a request about a table, with the invitation that was followed. */
export function tablePath(id: string, rest = ""): string {
  const token = invitationTo(id);
  return `/tables/${encodeURIComponent(id)}${rest}${token ? `?invitation=${encodeURIComponent(token)}` : ""}`;
}

/** The address of a moment of a finished game; others may open that of a private one too. */
export function replayAddress(info: TableInfo, move = 0): string {
  const address = new URL(url(`/replay/${encodeURIComponent(info.id)}`), location.href);
  const token = info.invitation ?? invitationTo(info.id);
  if (info.private && token) address.searchParams.set("invitation", token);
  if (move) address.hash = String(move);
  return address.href;
}

export function invitationTo(id: string): string | null {
  try {
    return sessionStorage.getItem(key(id));
  } catch {
    return null;
  }
}
