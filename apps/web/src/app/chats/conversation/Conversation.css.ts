import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  leastWidths,
  lineHeights,
  lines,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
  widths,
} from '@vela/ui/tokens';

const { color, motion, text } = vars;

export const conversation = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  background: color.surfaceSunken,
});

/** It replaces a conversation that is gone or didn't load. */
export const instead = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 0,
  background: color.surfaceSunken,
});

// Beside the list it is a part of the page: its heading is as large as the one that asks to choose a
// conversation.
globalStyle(`${instead} h1`, {
  '@media': {
    [media.desktop]: { fontSize: vars.text.section, lineHeight: lineHeights.snug, letterSpacing: 0 },
  },
});

/** Where the list stands beside it, nobody needs a way back. */
export const returnTo = style({
  display: 'grid',
  justifyContent: 'center',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  // This is only for enlarged text: the credits and the menu go under the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2.5]}`,
  minBlockSize: sizes.row,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[1.5]}`,
  borderBlockEnd: `${lines.hair} solid ${color.border}`,
  background: color.surfaceRaised,
  '@media': {
    [media.desktop]: { minBlockSize: sizes.rowWide, paddingInline: `${space[6]} ${space[4]}` },
  },
});

export const back = style({ display: 'inline-flex', '@media': { [media.desktop]: { display: 'none' } } });

export const who = style({
  flex: `1 1 ${leastWidths.name}`,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: sizes.target,
});

export const whoWords = style({ minInlineSize: 0, lineHeight: lineHeights.snug });

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Where both don't fit beside each other, the mark goes under the name, and both stay whole. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: text.lead,
});

export const nameAndAge = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const age = style({ flex: 'none', marginInlineStart: '0.25em' });

export const mark = style({ display: 'inline-flex', flex: 'none' });

export const nameWords = style({ minInlineSize: 0, hyphens: 'manual', ...clipped });

/** In a language of long words the text takes a second line rather than be cut. */
export const presence = style({ display: 'block', color: color.textMuted, fontSize: text.stamp });

export const region = style({ '@media': { [media.belowPhone]: { display: 'none' } } });

const balanceBase = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  marginInlineStart: 'auto',
  minBlockSize: sizes.target,
  paddingInline: space[3],
  borderRadius: radii.round,
  fontSize: text.label,
  fontWeight: fontWeights.bold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const balance = styleVariants({
  plain: [balanceBase, { background: color.surfaceHover }],
  warning: [balanceBase, { background: color.warning, color: color.onWarning }],
  danger: [balanceBase, { background: color.danger, color: color.onDanger }],
});

/** On a phone the name needs the room; screen readers still announce the words. */
export const balanceCount = style({ '@media': { [media.tablet]: { display: 'none' } } });

/** The narrowest phones leave its room to the name. */
export const balanceMark = style({
  display: 'inline-flex',
  '@media': { [media.narrowest]: { display: 'none' } },
});

export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minBlockSize: 0,
  padding: `${space[4]} ${sizes.gutter} ${space[3]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: ringOffsets.inside,
});

/** A short conversation stands at its newest end, too. */
export const logInside = style({ display: 'grid', gap: space[3] });

export const beginning = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]}`,
  textAlign: 'center',
  textWrap: 'balance',
});

export const beginningTitle = style({
  marginBlockStart: space[2],
  fontSize: text.lead,
  fontWeight: fontWeights.bold,
});

export const beginningWords = style({ color: color.textMuted });

export const typing = style({ inlineSize: '100%', maxInlineSize: widths.conversation, marginInline: 'auto' });

export const older = style({
  // It comes and goes: what is held in its place is the messages.
  overflowAnchor: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
});

export const toNewest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[3],
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const toNewestButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  paddingInline: space[5],
  borderRadius: radii.round,
  background: color.surfaceRaised,
  boxShadow: `${vars.lift.float}, inset 0 0 0 ${lines.hair} ${color.border}`,
  fontSize: text.label,
  fontWeight: fontWeights.bold,
  pointerEvents: 'auto',
  transition: `background ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.hover]: { ':hover': { background: color.surfaceHover } },
    [media.forcedColors]: { border: `${lines.hair} solid ButtonText` },
  },
});

export const logFrame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
});

export const bones = style({
  display: 'grid',
  alignContent: 'end',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: widths.conversation,
  marginInline: 'auto',
  padding: `${space[4]} ${sizes.gutter}`,
});

export const bone = style({
  inlineSize: '60%',
  selectors: { '&:nth-child(even)': { justifySelf: 'end', inlineSize: '45%' } },
});

export const facts = style({ display: 'grid', gap: space[2] });

/** A word of care stands over the composer, no wider than a message. */
export const care = style({
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${widths.conversation})`,
  padding: `${space[2]} ${space[3]}`,
});
