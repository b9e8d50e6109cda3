import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  containers,
  estimates,
  fontWeights,
  layers,
  leastWidths,
  lineHeights,
  lines,
  media,
  radii,
  ringOffsets,
  space,
  tracking,
} from '../tokens';

export const grid = style({
  display: 'grid',
  // Two beside each other while a name has room, one where someone has text enlarged.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${leastWidths.tile}, 34%)), 1fr))`,
  gap: `${space[5]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[8]} ${space[5]}` },
  },
});

/** No panel stands beside it here. */
export const wholePage = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** About as high as a card whose photo of four by five is so wide: with the two lines under it and the gap between. */
const heightWith = (photo: string) =>
  `auto calc(${photo} * 1.25 + ${space[2.5]} + ${vars.text.lead} * ${lineHeights.snug} + ${vars.text.label} * ${lineHeights.note})`;

// Only those of hundreds of cards that are near the window are laid out and painted. The first ones, with
// which most pages end, have their real height at once, so that scrolling back to a lower position works.
globalStyle(`${grid} > :nth-child(n + 49)`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: heightWith(estimates.cardPhoto),
  // The ring of what has the focus reaches over the card.
  overflowClipMargin: space[3],
  '@media': { [media.tablet]: { containIntrinsicBlockSize: heightWith(estimates.cardPhotoTablet) } },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[2.5],
  alignContent: 'start',
  containerType: 'inline-size',
});

export const premium = style({
  position: 'absolute',
  insetInlineStart: space[2.5],
  insetBlockStart: space[2.5],
  '@container': { [containers.narrowCard]: { insetInlineStart: space[2] } },
});

/** The photo and what lies on it: not in it, where no button could lie above the link that covers the card. */
export const picture = style({ position: 'relative' });

/** A button stands above the mark of a fictional profile, however many lines that has. */
export const foot = style({ position: 'absolute', inset: 'auto 0 0', display: 'grid' });

export const fictional = style({
  overflow: 'hidden',
  borderEndStartRadius: radii.card,
  borderEndEndRadius: radii.card,
});

/** It lies above the link that covers the card. */
export const action = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockStart: space[2],
  zIndex: layers.action,
});

export const footRow = style({ display: 'flex', alignItems: 'end', gap: space[2], padding: space[2] });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
  // It is in line with the mark of a premium member above.
  paddingInlineStart: space[0.5],
  paddingBlockEnd: space[0.5],
});

export const footAction = style({ position: 'relative', zIndex: layers.action, marginInlineStart: 'auto' });

/** It stands below the photo, though it is announced before the photo's description. */
export const words = style({ order: 1, minInlineSize: 0, paddingInline: space[0.5] });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: vars.text.lead,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.snug,
  lineHeight: lineHeights.snug,
  '@container': {
    [containers.narrowCard]: { flexWrap: 'wrap', gap: `0 ${space[1.5]}`, fontSize: vars.text.body },
  },
});

const bone = { display: 'grid', alignContent: 'center' } as const;

/** It is as high as the line of the name and of the place. */
export const nameBone = style({
  ...bone,
  blockSize: `calc(${vars.text.lead} * ${lineHeights.snug})`,
});

export const placeBone = style({
  ...bone,
  blockSize: `calc(${vars.text.label} * ${lineHeights.note})`,
});

export const link = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // All of it is there, on two lines where it has to be.
  '@container': { [containers.narrowCard]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: layers.over,
      borderRadius: radii.card,
    },
    '&:focus-visible::after': {
      outline: `${lines.focus} solid ${vars.color.focus}`,
      outlineOffset: ringOffsets.around,
    },
  },
});

export const age = style({ flex: 'none', fontWeight: fontWeights.regular });

export const place = style({
  overflow: 'hidden',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.label,
  lineHeight: lineHeights.note,
  textOverflow: 'ellipsis',
  // A card is too narrow for many a region with its country on one line.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
