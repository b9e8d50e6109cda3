import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { leastWidths, lineHeights, lines, media, radii, space } from '@vela/ui/tokens';

const { color, text } = vars;

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radii.control,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const bar = styleVariants({
  info: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
});

export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
});

export const title = style({
  margin: 0,
  '@media': { [media.tablet]: { flex: `1 1 ${leastWidths.sentence}` } },
});

/** On a phone more than a line or two would push the screen out of the first view. */
export const detail = styleVariants({
  always: {},
  fromTablet: { '@media': { [media.belowTablet]: { display: 'none' } } },
});
