import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '100%', aspectRatio: '4 / 5', objectFit: 'cover' });
