import { NICHES, type Niche } from '@vela/domain/sites';
import { MARK } from '@vela/ui/mark';
import { colors, hexColor, niches } from '@vela/ui/tokens';

/** What devices ask for, by file: its size in pixels, how much of it the mark takes, and how round its corners are. */
const KINDS = {
  'icon-192': { size: 192, mark: 0.64, corner: 0.22 },
  'icon-512': { size: 512, mark: 0.64, corner: 0.22 },
  // Cut to a circle by some: the mark keeps clear of the edge, and the corners are the device's.
  'maskable-512': { size: 512, mark: 0.5, corner: 0 },
  'apple-touch-icon': { size: 180, mark: 0.62, corner: 0 },
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

export interface AppIcon {
  niche: Niche;
  name: string;
  svg: string;
}

/**
 * The mark for home screens and notifications, for each niche, as SVG: on the accent of its theme.
 *
 * @public The build loads it by its path.
 */
export function appIcons(): AppIcon[] {
  return NICHES.flatMap((niche) =>
    Object.entries(KINDS).map(([name, kind]) => ({ niche, name, svg: iconSvg(niche, kind) })),
  );
}

function iconSvg(niche: Niche, { size, mark, corner }: Kind): string {
  const { accent, onAccent } = niches[niche].light;
  const start = (size * (1 - mark)) / 2;
  const scale = (size * mark) / MARK.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${hexColor(accent)}"/>
<g transform="translate(${start} ${start}) scale(${scale})">
<path d="${MARK.main}" fill="${hexColor(onAccent)}"/><path d="${MARK.lee}" fill="${hexColor(colors.light.secondary)}"/>
</g></svg>`;
}
