import { style } from '@vanilla-extract/css';

/** The screen takes what the bars leave, so that the foot of a short page is at the foot of the window. */
export const body = style({ display: 'flex', flexDirection: 'column' });
