let segmenter: Intl.Segmenter | undefined;

/**
 * The length of a text as a person counts it: an emoji family, or a letter with its accents, is one (UAX #29). Source:
 * decisions.md, Setting values (message_length).
 */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** The first characters of a text as a person counts them; all of it where there are no more. */
export function firstGraphemes(text: string, count: number): string {
  let first = '';
  let left = count;
  for (const { segment } of graphemesOf(text)) {
    if (left <= 0) break;
    first += segment;
    left -= 1;
  }
  return first;
}

/** UTF-16 units of one character at most: a family of four in skin tones has 19. */
const UNITS_OF_ONE = 32;

/** Whether a text has a character of more parts than people ever write, such as a hundred joined emoji. */
export function hasHugeCharacter(text: string): boolean {
  if (text.length <= UNITS_OF_ONE) return false;
  for (const { segment } of graphemesOf(text)) if (segment.length > UNITS_OF_ONE) return true;
  return false;
}

/** Counts grapheme clusters, its default granularity, in every language. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}
