/**
 * A text without the characters of a kind that it ends with; `kind` matches one of them. A pattern such as `\s+$` would
 * begin at each of them again, and take a square of the time for a long run inside the text.
 */
export function withoutEnd(text: string, kind: Pick<RegExp, 'test'>): string {
  const characters = Array.from(text);
  const last = characters.findLastIndex((character) => !kind.test(character));
  return characters.slice(0, last + 1).join('');
}
