import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { leastWidths, lineHeights, lines, media, radii, space } from '@vela/ui/tokens';

const { color, text } = vars;

export const around = style({
  paddingBlockStart: space[4],
  '@media': { [media.desktop]: { paddingBlockStart: space[6] } },
});

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radii.control,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  '@media': {
    [media.tablet]: { flexWrap: 'nowrap', paddingInlineStart: space[5] },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

export const mark = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'flex' } },
});

const anyWords = style({ flex: `1 1 ${leastWidths.sentence}`, minInlineSize: 0, margin: 0 });

export const words = styleVariants({
  always: [anyWords],
  fromTablet: [anyWords, { '@media': { [media.belowTablet]: { display: 'none' } } }],
});

/** On a phone two notices would push the members out of the first view: there the less urgent one is short. */
export const fewWords = style([anyWords, { '@media': { [media.tablet]: { display: 'none' } } }]);

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  minInlineSize: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.tablet]: { flex: 'none' } },
});
