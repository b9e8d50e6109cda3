import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  lineHeights,
  lines,
  media,
  radii,
  sizes,
  space,
  underlineOffset,
} from '@vela/ui/tokens';

const { color, text } = vars;

/** It stands under the words that it translates, in their bubble or their part of a profile. */
export const translation = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  whiteSpace: 'normal',
});

export const said = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  color: color.textMuted,
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: space[2],
      paddingBlockStart: space[2],
      borderBlockStart: `${lines.hair} solid ${color.border}`,
    },
  },
});

export const translated = style({
  color: color.text,
  fontSize: text.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});

export const note = style({ fontSize: text.stamp });

export const progress = style({
  inlineSize: '100%',
  marginBlockStart: space[2],
  accentColor: color.accent,
});

export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: sizes.target,
  borderRadius: radii.inner,
  color: color.link,
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: lines.hair,
  textUnderlineOffset: underlineOffset,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: lines.ring } } },
});
