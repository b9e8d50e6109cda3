import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { leastWidths, lineHeights, lines, media, radii, space } from '../tokens';

const { color, text } = vars;

/** What can be done stands beside the words where there is room for both, else below them. */
const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[3.5]} ${space[4]}`,
  borderRadius: radii.control,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  // Its words begin beside its mark, also where all around is centred.
  textAlign: 'start',
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const notice = styleVariants({
  info: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  success: [base, { background: color.successSoft, color: color.successText }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
  danger: [base, { background: color.dangerSoft, color: color.dangerText }],
});

export const saying = style({
  display: 'flex',
  flex: `1 1 ${leastWidths.notice}`,
  gap: space[3],
  minInlineSize: 0,
});

/** Its actions stand beside or below the text. */
export const sayingBeside = style([saying, { textWrap: 'balance' }]);

export const mark = style({ display: 'grid', flex: 'none', alignContent: 'start' });

/**
 * It is on one middle line with one or two lines of text and its actions; with more lines, and on a phone, it
 * is at their beginning.
 */
export const markBeside = style([
  mark,
  { maxBlockSize: '2lh', '@media': { [media.tablet]: { alignContent: 'center' } } },
]);

/** A word that is longer than a phone is wide, in text of twice the size, is divided and widens nothing. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});
