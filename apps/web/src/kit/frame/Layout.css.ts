import { style } from '@vanilla-extract/css';
import { media } from '@vela/ui/tokens';

/** No box of its own: the bar sticks to the page, not to what holds it. */
export const always = style({ display: 'contents' });

export const fromDesktop = style([always, { '@media': { [media.belowDesktop]: { display: 'none' } } }]);
