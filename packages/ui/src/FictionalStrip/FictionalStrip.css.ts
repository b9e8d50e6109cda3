import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, lines, marks, media, radii, space } from '../tokens';

const base = style({
  alignItems: 'center',
  gap: space[2],
  background: vars.color.fictional,
  color: vars.color.onFictional,
  fontSize: vars.text.stamp,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
  // Where its ground is the page's, an edge holds it together.
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const fictional = styleVariants({
  strip: [base, { display: 'flex', minBlockSize: marks.strip, padding: `${space[1.5]} ${space[3]}` }],
  pill: [
    base,
    {
      display: 'inline-flex',
      gap: space[1.5],
      // In a column it is as wide as its words, too.
      inlineSize: 'fit-content',
      minBlockSize: marks.pill,
      padding: `${space[0.5]} ${space[2.5]}`,
      borderRadius: radii.round,
    },
  ],
});
