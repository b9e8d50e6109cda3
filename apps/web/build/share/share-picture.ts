import { NICHES, type Niche } from '@vela/domain/sites';
import { MARK } from '@vela/ui/mark';
import { hexColor, niches, type Oklch } from '@vela/ui/tokens';

/** What large cards of shared links show, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** How far the sea reaches down from its first wave, and how much of the accent each row of waves has. */
const SEA = [
  { y: 430, swing: 26, accent: 0.22 },
  { y: 485, swing: -22, accent: 0.5 },
  { y: 545, swing: 18, accent: 1 },
] as const;

/**
 * A picture for each niche's shared links, as SVG: a boat of the mark's two sails on a sea in the niche's colours.
 *
 * @public The build loads it by its path.
 */
export function sharePictures(): { niche: Niche; svg: string }[] {
  return NICHES.map((niche) => ({ niche, svg: shareSvg(niche) }));
}

function shareSvg(niche: Niche): string {
  const { accent, hero1, hero2 } = niches[niche].light;
  const { width, height } = SIZE;
  const waves = SEA.map(
    ({ y, swing, accent: share }) =>
      `<path d="${wave(y, swing)}" fill="${hexColor(between(hero1, accent, share))}"/>`,
  );
  const sails = `<g transform="translate(420 146) scale(${360 / MARK.size})">
<path d="${MARK.main}" fill="${hexColor(accent)}"/><path d="${MARK.lee}" fill="${hexColor(between(hero2, accent, 0.45))}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="${hexColor(deeper(hero1))}"/><stop offset="1" stop-color="${hexColor(deeper(hero2))}"/>
</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="905" cy="205" r="92" fill="${hexColor(between(hero2, accent, 0.16))}"/>
${waves[0]}
${sails}
${waves.slice(1).join('\n')}
</svg>`;
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
