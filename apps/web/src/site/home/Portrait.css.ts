import { style } from '@vanilla-extract/css';
import { latePicture } from '@vela/ui/theme';

/** Reserves the picture's room while it waits for the scripts. */
export const frame = style({ aspectRatio: '4 / 5' });

export const picture = style([latePicture, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }]);
