import { assignVars, globalStyle, type CSSProperties } from '@vanilla-extract/css';
import { NICHES } from '@vela/domain/sites';
import { media } from '../tokens/breakpoints';
import { colors, MODES, type Mode, type NicheColors } from '../tokens/colors';
import { lifts } from '../tokens/elevation';
import { motion } from '../tokens/motion';
import { niches } from '../tokens/niches';
import { cssColor, type Oklch } from '../tokens/oklch';
import { fontSizes } from '../tokens/type';
import { nicheVars, vars } from './contract.css';

// Every mode writes all its values, so that a part of a page can have a mode of its own.
globalStyle(':root, [data-theme="light"]', modeRule('light'));
globalStyle('[data-theme="dark"]', modeRule('dark'));
globalStyle(':root:not([data-theme="light"], [data-theme="dark"])', {
  '@media': { '(prefers-color-scheme: dark)': modeRule('dark') },
});

for (const niche of NICHES) {
  globalStyle(niche === 1 ? ':root' : `[data-niche="${niche}"]`, {
    vars: Object.fromEntries(
      MODES.flatMap((mode) => Object.entries(assignVars(nicheVars[mode], cssColors(niches[niche][mode])))),
    ),
  });
}

globalStyle(':root', {
  vars: { ...assignVars(vars.text, fontSizes), ...assignVars(vars.motion, motion) },
  '@media': {
    [media.reducedMotion]: {
      vars: { [vars.motion.fast]: '0s', [vars.motion.medium]: '0s', [vars.motion.slow]: '0s' },
    },
  },
});

function modeRule(mode: Mode): CSSProperties & { vars: Record<string, string> } {
  return {
    colorScheme: mode,
    vars: {
      ...assignVars(vars.color, {
        ...cssColors(colors[mode]),
        ...(nicheVars[mode] satisfies Record<keyof NicheColors, string>),
        unread: nicheVars[mode].accent,
        onUnread: nicheVars[mode].onAccent,
      }),
      ...assignVars(vars.lift, lifts[mode]),
    },
  };
}

function cssColors<Name extends string>(table: Readonly<Record<Name, Oklch>>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<Oklch>(table).map(([name, color]) => [name, cssColor(color)]),
  ) as Record<Name, string>;
}
