import { type Locale, LOCALES } from '@vela/domain/locale';
import { NICHES, type Niche } from '@vela/domain/sites';
import { MARK } from '@vela/ui/mark';
import { createOutliner, type Outlines } from '@vela/ui/outlines';
import { fontWeights, hexColor, niches, type Oklch } from '@vela/ui/tokens';
import { readHeadline } from './headline';
import { setLines } from './set-lines';

/** What large cards of shared links show, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** How far the sea reaches down from its first wave, and how much of the accent each row of waves has. */
const SEA = [
  { y: 430, swing: 26, accent: 0.22 },
  { y: 485, swing: -22, accent: 0.5 },
  { y: 545, swing: 18, accent: 1 },
] as const;

/** The position of the words, in pixels: they end before the boat begins, and stand above the sea. */
export const WORDS = { left: 72, middle: 222, size: 62, lineHeight: 74, widest: 690 } as const;

export interface SharePicture {
  niche: Niche;
  locale: Locale;
  svg: string;
}

/**
 * A picture for the shared links of each niche in each language, as SVG: what the home page says first, beside a boat of the
 * mark's two sails on a sea, in the niche's colours.
 *
 * @public The build loads it by its path.
 */
export async function sharePictures(): Promise<SharePicture[]> {
  const outline = await createOutliner({ weight: Number(fontWeights.bold), size: WORDS.size });
  const pictures = await Promise.all(
    LOCALES.map(async (locale) => {
      const lines = setLines(await readHeadline(locale), { outline, ...WORDS }).map(outline);
      return NICHES.map((niche) => ({ niche, locale, svg: shareSvg(niche, lines) }));
    }),
  );
  return pictures.flat();
}

function shareSvg(niche: Niche, lines: readonly Outlines[]): string {
  const { accent, hero1, hero2 } = niches[niche].light;
  const { width, height } = SIZE;
  const waves = SEA.map(
    ({ y, swing, accent: share }) =>
      `<path d="${wave(y, swing)}" fill="${hexColor(between(hero1, accent, share))}"/>`,
  );
  const sails = `<g transform="translate(782 168) scale(${320 / MARK.size})">
<path d="${MARK.main}" fill="${hexColor(accent)}"/><path d="${MARK.lee}" fill="${hexColor(between(hero2, accent, 0.45))}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="${hexColor(deeper(hero1))}"/><stop offset="1" stop-color="${hexColor(deeper(hero2))}"/>
</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="1110" cy="118" r="70" fill="${hexColor(between(hero2, accent, 0.16))}"/>
${waves[0]}
${sails}
${waves.slice(1).join('\n')}
<g fill="${hexColor(accent)}">${wordsSvg(lines)}</g>
</svg>`;
}

/** The lines, around the middle of where they stand. */
function wordsSvg(lines: readonly Outlines[]): string {
  const { left, middle, size, lineHeight } = WORDS;
  // A line's own middle is about a third of its letters above its baseline.
  const first = middle - ((lines.length - 1) * lineHeight) / 2 + size / 3;
  return lines
    .flatMap(({ letters, unitsPerEm }, index) => {
      const scale = size / unitsPerEm;
      return letters.map(
        ({ path, x }) =>
          `<path transform="translate(${left + x * scale} ${first + index * lineHeight}) scale(${scale} ${-scale})" d="${path}"/>`,
      );
    })
    .join('');
}

function wave(y: number, swing: number): string {
  const { width, height } = SIZE;
  const third = width / 3;
  return `M0 ${y}q${third / 2} ${swing} ${third} 0t${third} 0t${third} 0V${height}H0Z`;
}

/** The hero's own lights are made to lie behind text; a picture may have more of them. */
function deeper({ l, c, h }: Oklch): Oklch {
  return { l: l - 0.045, c: c * 1.9, h };
}

function between(one: Oklch, other: Oklch, share: number): Oklch {
  return { l: mix(one.l, other.l, share), c: mix(one.c, other.c, share), h: other.h };
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}
