import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, radii, space } from '../tokens';

const { color, text } = vars;

export const field = style({
  display: 'grid',
  // It is as wide as its place, however long a word of it is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  alignContent: 'start',
  minInlineSize: 0,
});

export const label = style({
  fontSize: text.label,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.note,
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});

/** A legend ignores its fieldset's grid gap. */
export const legend = style([label, { marginBlockEnd: space[1.5] }]);

export const optional = style({ fontWeight: fontWeights.regular, color: color.textMuted });

export const hint = style({
  fontSize: text.label,
  lineHeight: lineHeights.note,
  color: color.textMuted,
  // Suggestions lie over it, and their round corners would let letters look out; a screen reader announces it all the same.
  selectors: { [`${field}:has([aria-expanded="true"]) > &`]: { visibility: 'hidden' } },
});

/** It is always there, so that what appears in it is announced; it is out of the flow while empty. */
export const messages = style({ display: 'grid', gap: space[1.5], ':empty': { position: 'absolute' } });

const message = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  lineHeight: lineHeights.note,
});

export const messageTone = styleVariants({
  error: [message, { color: color.dangerText }],
  good: [message, { color: color.successText }],
  note: [message, { color: color.textMuted }],
});

/** Lets an icon stand on the middle of the first line of words beside it. */
export const messageIcon = style({ display: 'inline-flex', flex: 'none', marginBlockStart: space[0.5] });

export const messageWords = style({ minInlineSize: 0 });

export const suggestion = style({
  display: 'flex',
  // Where a long address and a long word don't fit beside each other, the button goes under the address.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  padding: `${space[1.5]} ${space[2]} ${space[2]} ${space[3.5]}`,
  borderRadius: radii.control,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  whiteSpace: 'nowrap',
});

export const suggestionWords = style({
  flex: '1 1 auto',
  whiteSpace: 'normal',
  paddingBlock: space[2.5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Several of them, in as many lines as they need. */
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontSize: text.label,
  lineHeight: lineHeights.note,
  overflowWrap: 'anywhere',
});

export const suggestionLabel = style({ fontWeight: fontWeights.medium });
