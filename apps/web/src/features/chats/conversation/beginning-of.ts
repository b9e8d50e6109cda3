/** How much of a message tells it from the others by ear, in letters. */
const MOST = 40;

/** The beginning of a text, up to the last whole word; a text of nothing, as of a photo, begins with nothing. */
export function beginningOf(text = ''): string {
  const words = text.trim().replaceAll(/\s+/gu, ' ');
  const letters = Array.from(words);
  if (letters.length <= MOST) return words;
  const cut = letters.slice(0, MOST + 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : letters.slice(0, MOST).join('')}…`;
}
