import { style } from '@vanilla-extract/css';

/** In the middle of what the bars leave of the screen. */
export const middle = style({ display: 'grid', alignContent: 'center', minBlockSize: '60dvb' });
