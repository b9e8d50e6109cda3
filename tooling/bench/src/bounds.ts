import type { PageFigures } from './measure-page.ts';

/** What a first page may cost a slow phone; times in milliseconds, weight in bytes after gzip. */
const BOUNDS = {
  scriptBytes: 122_000,
  largestPaint: 600,
  usable: 1500,
  blocking: 50,
  // A font of the same measures still moves a line by less than this; people notice from 0.1 on.
  shift: 0.001,
} as const satisfies Partial<Record<keyof PageFigures, number>>;

/** The figures of a page that are over their bound, as sentences. */
export function overBounds(path: string, figures: PageFigures): string[] {
  return Object.entries(BOUNDS).flatMap(([name, bound]) => {
    const figure = figures[name as keyof typeof BOUNDS];
    return figure > bound ? [`${path}: ${name} is ${Number(figure.toFixed(3))}, the bound is ${bound}.`] : [];
  });
}
