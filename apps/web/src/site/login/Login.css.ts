import { style } from '@vanilla-extract/css';

/** Keeps its place until the browser has said whether it can; without script it never does. */
export const unknownSupport = style({
  visibility: 'hidden',
  '@media': { '(scripting: none)': { display: 'none' } },
});
