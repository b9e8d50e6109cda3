import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../theme/contract.css';
import { layoutSpace, radii } from '../tokens';

// Only what layouts combine freely belongs here: every value of every property is a class that each page pays for.

const properties = defineProperties({
  properties: {
    display: ['flex', 'grid'],
    gap: layoutSpace,
    paddingBlock: layoutSpace,
    paddingInline: layoutSpace,
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    justifyItems: { start: 'start', center: 'center', stretch: 'stretch' },
    flexWrap: ['wrap', 'nowrap'],
    background: {
      surface: vars.color.surface,
      raised: vars.color.surfaceRaised,
      sunken: vars.color.surfaceSunken,
      soft: vars.color.accentSoft,
    },
    borderRadius: radii,
    color: { text: vars.color.text, muted: vars.color.textMuted, onSoft: vars.color.onAccentSoft },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

export const sprinkles = createSprinkles(properties);

export type Sprinkles = Parameters<typeof sprinkles>[0];
