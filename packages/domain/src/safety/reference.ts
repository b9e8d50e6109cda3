/**
 * What names a report (`R`) or a complaint (`C`): short enough to be read out, of capitals and digits alone. `id` is an
 * unguessable one of base64url, of which enough is left.
 */
export function referenceOf(kind: 'R' | 'C', id: string): string {
  return `${kind}${id.replaceAll(/[-_]/g, '').slice(0, 9).toUpperCase()}`;
}

/** Whether a text has the form of a complaint's reference. */
export function isComplaintReference(text: string): boolean {
  return /^C[0-9A-Z]{9}$/.test(text);
}
