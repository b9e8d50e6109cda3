import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights } from '../tokens';

/** Figures of one width, so that what stands beside them doesn't move with each second. */
const figures = style({ fontVariantNumeric: 'tabular-nums' });

export const countdown = styleVariants({
  words: [figures],
  mark: [figures, { fontSize: vars.text.section, fontWeight: fontWeights.bold }],
});
