import { style } from '@vanilla-extract/css';

/** Lines are balanced within a sentence alone: a browser balances none around a line break. */
export const sentence = style({ display: 'block', textWrap: 'balance' });
