import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const list = style({ display: 'grid', gap: space[6], margin: 0, padding: 0, listStyle: 'none' });

/** What can be done with one sentence, under it. */
export const tools = style({ display: 'flex', gap: space[1], marginBlockStart: space[1] });

export const add = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
