import { style } from '@vanilla-extract/css';
import { media } from '@vela/ui/tokens';

/** Nothing to press where nothing would happen. */
export const needsScript = style({ '@media': { [media.noScript]: { display: 'none' } } });
