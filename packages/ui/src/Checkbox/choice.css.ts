import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lineHeights, lines, marks, media, radii, sizes, space } from '../tokens';

const { color } = vars;

/** The whole line is the target, words included. */
export const choice = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  minBlockSize: sizes.target,
  paddingBlock: `calc((${sizes.target} - ${marks.choice}) / 2)`,
  lineHeight: lineHeights.note,
  cursor: 'pointer',
});

export const choiceSmall = style([choice, { fontSize: vars.text.label, paddingBlock: space[3] }]);

const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: marks.choice,
  blockSize: marks.choice,
  margin: 0,
  border: `${lines.edge} solid ${color.borderControl}`,
  background: color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:disabled': { background: color.surfaceHover, borderColor: color.border },
    '&[aria-invalid="true"]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${lines.hair} ${color.danger}`,
    },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } },
  },
});

export const checkbox = style([
  mark,
  {
    borderRadius: radii.inner,
    selectors: {
      '&:checked::after': {
        content: '',
        inlineSize: '27%',
        blockSize: '53%',
        border: `solid ${color.onAccent}`,
        borderWidth: `0 ${lines.ring} ${lines.ring} 0`,
        rotate: '45deg',
        translate: '0 -10%',
      },
    },
  },
]);

export const radio = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        content: '',
        inlineSize: marks.point,
        blockSize: marks.point,
        borderRadius: '50%',
        background: color.onAccent,
      },
    },
  },
]);

export const choiceWords = style({ minInlineSize: 0, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const choiceError = style({ paddingInlineStart: `calc(${marks.choice} + ${space[3]})` });
