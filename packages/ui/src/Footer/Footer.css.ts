import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { leastWidths, lines, media, sizes, space, underlineOffset, widths } from '../tokens';

const { color, text } = vars;

export const footer = style({
  paddingBlock: space[10],
  borderBlockStart: `${lines.hair} solid ${color.border}`,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: text.label,
  '@media': { [media.installedApp]: { paddingBlock: space[6] } },
});

/** It is shown in a browser, not in an installed app. */
export const owner = style({ '@media': { [media.installedApp]: { display: 'none' } } });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${widths.aside} 1fr`, gap: `${space[8]} ${space[16]}` },
  },
});

/** Only a browser shows the owner: elsewhere the first column is empty. */
export const gridByOwner = style([
  grid,
  {
    '@media': {
      [`${media.desktop} and ${media.installedApp}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const links = style({
  display: 'grid',
  // Two beside each other from 360 px; the one with the longer words gets the room that the other can do without.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidths.choice}), auto))`,
  columnGap: space[3],
  '@media': { [media.tablet]: { columnGap: space[4], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  minInlineSize: sizes.target,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': {
    [media.hover]: {
      ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: underlineOffset },
    },
  },
});

export const legal = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: '39em',
  fontSize: text.stamp,
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / -1',
      maxInlineSize: 'none',
      paddingBlockStart: space[6],
      borderBlockStart: `${lines.hair} solid ${color.border}`,
    },
  },
});
