/** Up to two letters that stand for a name: of its first and last word, upper case; empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  return (Array.from(word)[0] ?? '').toUpperCase();
}
