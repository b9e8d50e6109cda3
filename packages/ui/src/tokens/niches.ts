import type { Niche } from '@vela/domain/sites';
import type { Mode, NicheColors } from './colors';
import type { Oklch } from './oklch';
import { scales } from './scales';

type NicheTheme = Record<Mode, NicheColors>;

/** One colour to act with and two to light the first screen with, each as a hue and how much of it. */
interface NicheHues {
  accent: Tint;
  hero: readonly [Tint, Tint];
}

interface Tint {
  hue: number;
  /** 1 is as colourful as the default theme, 0 is grey. */
  strength: number;
}

const { navy, sky, amber } = scales;
const white: Oklch = { l: 1, c: 0, h: 0 };

/** The seven themes by the niche code of the site's settings (product.md §1). */
export const niches = {
  1: {
    light: {
      accent: navy[11],
      accentHover: navy[10],
      accentPress: navy[12],
      onAccent: white,
      hero1: sky[2],
      hero2: amber[2],
    },
    dark: {
      accent: { l: 0.85, c: 0.066, h: 245 },
      accentHover: { l: 0.9, c: 0.05, h: 245 },
      accentPress: { l: 0.79, c: 0.085, h: 245 },
      onAccent: navy[12],
      hero1: { l: 0.225, c: 0.045, h: 250 },
      hero2: { l: 0.25, c: 0.024, h: 310 },
    },
  },
  2: makeNiche({ accent: tint(305, 1.35), hero: [tint(236), tint(350)] }),
  3: makeNiche({ accent: tint(20, 0.3), hero: [tint(60, 0.45), tint(20, 0.6)] }),
  4: makeNiche({ accent: tint(355, 1.25), hero: [tint(20, 0.9), tint(75)] }),
  5: makeNiche({ accent: tint(205, 0.8), hero: [tint(190, 0.9), tint(90)] }),
  6: makeNiche({ accent: tint(40, 0.95), hero: [tint(60), tint(350, 0.8)] }),
  7: makeNiche({ accent: tint(285, 1.4), hero: [tint(255), tint(310)] }),
} as const satisfies Record<Niche, NicheTheme>;

function tint(hue: number, strength = 1): Tint {
  return { hue, strength };
}

function makeNiche({ accent, hero: [first, second] }: NicheHues): NicheTheme {
  return {
    light: {
      accent: shade(accent, { l: 0.29, c: 0.075 }),
      accentHover: shade(accent, { l: 0.405, c: 0.098 }),
      accentPress: shade(accent, { l: 0.21, c: 0.045 }),
      onAccent: white,
      hero1: shade(first, { l: 0.97, c: 0.018 }),
      hero2: shade(second, { l: 0.97, c: 0.028 }),
    },
    dark: {
      accent: shade(accent, { l: 0.85, c: 0.066 }),
      accentHover: shade(accent, { l: 0.9, c: 0.05 }),
      accentPress: shade(accent, { l: 0.79, c: 0.085 }),
      onAccent: shade(accent, { l: 0.21, c: 0.045 }),
      hero1: shade(first, { l: 0.225, c: 0.045 }),
      hero2: shade(second, { l: 0.25, c: 0.024 }),
    },
  };
}

function shade({ hue, strength }: Tint, { l, c }: { l: number; c: number }): Oklch {
  return { l, c: Math.round(c * strength * 1000) / 1000, h: hue };
}
