import type { Niche } from '@vela/domain/sites';

const files = import.meta.glob<string>('./portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Widths that each portrait comes in, in px; all are 4:5. */
const WIDTHS = [180, 360, 600] as const;

/** The people drawn for this lander: none of them exists. */
type Drawn =
  | 'adrian'
  | 'bilal'
  | 'cees'
  | 'davide'
  | 'emeka'
  | 'frits'
  | 'hugo'
  | 'ilir'
  | 'jiro'
  | 'kofi'
  | 'lena'
  | 'mara'
  | 'noor'
  | 'olga'
  | 'pilar'
  | 'quinn'
  | 'rosa'
  | 'suri'
  | 'tessa'
  | 'una';

/** Ten a wall; the first and the sixth hang large. */
type Wall = readonly [Drawn, Drawn, Drawn, Drawn, Drawn, Drawn, Drawn, Drawn, Drawn, Drawn];

const WALLS = {
  1: ['quinn', 'emeka', 'noor', 'hugo', 'pilar', 'jiro', 'cees', 'lena', 'kofi', 'suri'],
  2: ['una', 'ilir', 'lena', 'jiro', 'mara', 'pilar', 'davide', 'suri', 'tessa', 'bilal'],
  3: ['jiro', 'una', 'adrian', 'mara', 'bilal', 'tessa', 'emeka', 'quinn', 'hugo', 'lena'],
  4: ['pilar', 'davide', 'suri', 'cees', 'lena', 'kofi', 'tessa', 'una', 'hugo', 'mara'],
  5: ['rosa', 'cees', 'olga', 'frits', 'tessa', 'hugo', 'suri', 'kofi', 'mara', 'davide'],
  6: ['suri', 'hugo', 'tessa', 'davide', 'mara', 'pilar', 'kofi', 'olga', 'cees', 'bilal'],
  7: ['ilir', 'kofi', 'hugo', 'jiro', 'cees', 'emeka', 'adrian', 'davide', 'frits', 'bilal'],
} as const satisfies Record<Niche, Wall>;

export interface HungPortrait {
  name: Drawn;
  isLarge: boolean;
  src: string;
  srcSet: string;
}

/** The portraits on a niche's wall, in the order of the wall. */
export function wallOf(niche: Niche): HungPortrait[] {
  return WALLS[niche].map((name, place) => ({ name, isLarge: place === 0 || place === 5, ...filesOf(name) }));
}

function filesOf(name: Drawn): { src: string; srcSet: string } {
  const file = (width: number) => files[`./portraits/${name}-${width}.webp`] ?? '';
  return { src: file(360), srcSet: WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ') };
}
