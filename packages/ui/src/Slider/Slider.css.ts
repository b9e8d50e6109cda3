import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../RangePair/RangePair.css';

/** All of it takes a press. */
const whole = style({});

/** It reaches from the start to the thumb. */
export const drawn = style([whole, { selectors: { '&::after': { insetInlineStart: 0 } } }]);

/** The state before a script sets the place of the thumb. */
export const bare = style([whole, { selectors: { '&::after': { display: 'none' } } }]);

// Nothing lies on it: a press anywhere on the line brings the thumb there.
globalStyle(`${whole} > ${input}`, { pointerEvents: 'auto', cursor: 'pointer' });
