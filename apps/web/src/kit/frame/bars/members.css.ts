import { style } from '@vanilla-extract/css';
import { media } from '@vela/ui/tokens';

/** The style hides it, so that nothing of the bar moves when the page is hydrated. */
export const inInstalledApp = style({
  display: 'none',
  '@media': { [media.installedApp]: { display: 'inline-flex' } },
});
