import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colors, type ColorName, type NicheColors } from '../tokens/colors';
import { lifts } from '../tokens/elevation';
import type { motion } from '../tokens/motion';
import { fontSizes } from '../tokens/type';

type NicheColorName = keyof NicheColors;

const NICHE_COLORS = [
  'accent',
  'accentHover',
  'accentPress',
  'onAccent',
  'hero1',
  'hero2',
] as const satisfies readonly NicheColorName[];

/** The variables that a component's styles may read: what a mode, a niche or a person's settings change. */
export const vars = createGlobalThemeContract(
  {
    color: {
      ...names(Object.keys(colors.light) as ColorName[]),
      ...names(NICHE_COLORS),
      unread: 'unread',
      onUnread: 'unread-on',
    },
    lift: names(Object.keys(lifts.light) as (keyof typeof lifts.light)[], 'lift-'),
    text: names(Object.keys(fontSizes) as (keyof typeof fontSizes)[], 'text-'),
    motion: { fast: 'fast', medium: 'medium', slow: 'slow', ease: 'ease' } satisfies Record<
      keyof typeof motion,
      string
    >,
  },
  (name) => `vela-${name}`,
);

/** A niche's colours of both modes, from which the mode picks; only the theme reads these. */
export const nicheVars = createGlobalThemeContract(
  { light: names(NICHE_COLORS, 'light-'), dark: names(NICHE_COLORS, 'dark-') },
  (name) => `vela-${name}`,
);

function names<Name extends string>(of: readonly Name[], prefix = ''): Record<Name, string> {
  return Object.fromEntries(of.map((name) => [name, prefix + name])) as Record<Name, string>;
}
