/** How many letters and digits a reference has behind the letter of its kind. */
const LENGTH = 9;

/**
 * What names a report (`R`) or a complaint (`C`): short enough to be read out, of capitals and digits alone. `id` is an
 * unguessable one of base64url, of which enough is left. Source: our own choice.
 */
export function referenceOf(kind: 'R' | 'C', id: string): string {
  return `${kind}${id.replaceAll(/[-_]/g, '').slice(0, LENGTH).toUpperCase()}`;
}

/** Whether a text has the form of a complaint's reference. Source: our own choice. */
export function isComplaintReference(text: string): boolean {
  return new RegExp(`^C[0-9A-Z]{${LENGTH}}$`).test(text);
}
