import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

/** Side by side wherever two have room for their words. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr))',
  gap: `${space[5]} ${space[4]}`,
});
