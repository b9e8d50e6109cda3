import { style } from '@vanilla-extract/css';
import { media } from '@vela/ui/tokens';

/** By the style, so that nothing of the bar moves when the page reacts. */
export const inInstalledApp = style({
  display: 'none',
  '@media': { [media.installedApp]: { display: 'inline-flex' } },
});
