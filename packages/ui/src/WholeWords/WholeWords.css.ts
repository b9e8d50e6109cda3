import { style } from '@vanilla-extract/css';

/** No line ends inside. */
export const whole = style({ whiteSpace: 'nowrap' });
