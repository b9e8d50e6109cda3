/** What names a report (`R`) or a complaint (`C`): short enough to be read out, of letters and digits alone. */
export function referenceOf(kind: 'R' | 'C', id: string): string {
  return `${kind}${id.replaceAll(/[-_]/g, '').slice(0, 9).toUpperCase()}`;
}
