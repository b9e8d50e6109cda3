import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { media, radii, space } from '@vela/ui/tokens';

export const steps = style({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[10],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({ display: 'grid', gap: space[2], alignContent: 'start' });

/** The lit ground that each small picture stands on. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '4 / 3.1',
  overflow: 'hidden',
  marginBlockEnd: space[3],
  padding: space[4],
  borderRadius: radii.sheet,
  background: `linear-gradient(160deg, ${vars.color.hero1}, ${vars.color.hero2})`,
});
