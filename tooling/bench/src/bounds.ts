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

/** Processor time of the server for a page that it has in its cache, in ms: 5,000 pages a second for each core. */
const CPU_MS_PER_PAGE = 0.2;

/** Says where a page costs the server more than it may; `null` where it doesn't, or it can't be measured. */
export function overThroughput(path: string, cpuMsPerPage: number | null): string | null {
  if (cpuMsPerPage === null || cpuMsPerPage <= CPU_MS_PER_PAGE) return null;
  return `${path}: a page costs ${cpuMsPerPage.toFixed(2)} ms of processor, the bound is ${CPU_MS_PER_PAGE} ms.`;
}

/** The figures of a page that are over their bound, as sentences. */
export function overBounds(path: string, figures: PageFigures): string[] {
  return Object.entries(BOUNDS).flatMap(([name, bound]) => {
    const figure = figures[name as keyof typeof BOUNDS];
    return figure > bound ? [`${path}: ${name} is ${Number(figure.toFixed(3))}, the bound is ${bound}.`] : [];
  });
}
