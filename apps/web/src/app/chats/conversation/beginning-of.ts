/** How much of a message a screen reader needs to distinguish it from others, in grapheme clusters. */
const MOST = 40;

let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text, up to the last whole word; a text of nothing, as of a photo, begins with nothing. */
export function beginningOf(text = ''): string {
  const words = text.trim().replaceAll(/\s+/gu, ' ');
  const letters = firstLetters(words, MOST + 1);
  if (letters.length <= MOST) return words;
  const cut = letters.join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : letters.slice(0, MOST).join('')}…`;
}

function firstLetters(text: string, count: number): string[] {
  const letters: string[] = [];
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) {
    if (letters.length === count) break;
    letters.push(segment);
  }
  return letters;
}
