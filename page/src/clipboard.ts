// Copying text, and passing on addresses.

/** Copy a text; whether that worked. Without HTTPS there is no clipboard API; execCommand still works. */
export async function copyText(text: string): Promise<boolean> {
  return navigator.clipboard ? navigator.clipboard.writeText(text).then(() => true, () => copyByHand(text)) : copyByHand(text);
}

function copyByHand(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Pass on an address by the system's own dialog where there is one, else copy it; whether it was copied. */
export async function shareAddress(url: string, title: string): Promise<boolean> {
  if (!navigator.share) return copyText(url);
  await navigator.share({ title, url }).catch(() => {}); // closing the dialog is no failure
  return false;
}
