let segmenter: Intl.Segmenter | undefined;

/**
 * The length of a text as a person counts it: an emoji family, or a letter with its accents, is one (UAX #29). Source:
 * decisions.md, Setting values (message_length).
 */
export function countGraphemes(text: string): number {
  // Grapheme clusters are what it goes by unless told otherwise, in every language.
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
