// Invitations that were followed, so that a private table still opens when the page is reloaded.
const key = (id: string): string => `entrepot-invitation-${id}`;

export function keepInvitation(id: string, token: string): void {
  try {
    sessionStorage.setItem(key(id), token);
  } catch {
    // Then the link has to be followed again.
  }
}

export function invitationTo(id: string): string | null {
  try {
    return sessionStorage.getItem(key(id));
  } catch {
    return null;
  }
}
