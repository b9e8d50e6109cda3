import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../theme/contract.css';
import { layoutSpace, media, radii } from '../tokens';

// Only what layouts combine freely belongs here: every value of every property is a class that each page pays for.

const responsive = defineProperties({
  conditions: { base: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'base',
  responsiveArray: ['base', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: layoutSpace,
  },
});

const fixed = defineProperties({
  properties: {
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
    boxShadow: vars.lift,
    color: { text: vars.color.text, muted: vars.color.textMuted, onSoft: vars.color.onAccentSoft },
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

export const sprinkles = createSprinkles(responsive, fixed);

export type Sprinkles = Parameters<typeof sprinkles>[0];
