import type { Outlines } from '@vela/ui/outlines';

export interface Setting {
  outline: (words: string) => Outlines;
  /** The size of the letters, and the greatest width of a line, in pixels. */
  size: number;
  widest: number;
}

/** Sentences as lines, each on one or, where it is too long, on two of nearly one length. */
export function setLines(sentences: readonly string[], setting: Setting): string[] {
  return sentences.flatMap((sentence) =>
    widthOf(sentence, setting) <= setting.widest ? [sentence] : halves(sentence, setting),
  );
}

/** How far a line reaches, in pixels. */
export function widthOf(words: string, { outline, size }: Setting): number {
  const { width, unitsPerEm } = outline(words);
  return (width / unitsPerEm) * size;
}

function halves(sentence: string, setting: Setting): string[] {
  const words = sentence.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, setting)));
  return cuts.sort((a, b) => longest(a) - longest(b))[0] ?? [sentence];
}
