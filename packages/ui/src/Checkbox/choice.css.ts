import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radii, sizes } from '../tokens';

const { color } = vars;

/** The whole line is the target, words included. */
export const choice = style({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'flex-start',
  minBlockSize: sizes.target,
  paddingBlock: '0.6875rem',
  lineHeight: 1.4,
  cursor: 'pointer',
});

export const choiceSmall = style([choice, { fontSize: vars.text.label, paddingBlock: '0.75rem' }]);

const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  border: `1.5px solid ${color.borderControl}`,
  background: color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:disabled': { background: color.surfaceHover, borderColor: color.border },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
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
        inlineSize: '0.3125rem',
        blockSize: '0.625rem',
        border: `solid ${color.onAccent}`,
        borderWidth: '0 2.25px 2.25px 0',
        rotate: '45deg',
        translate: '0 -1px',
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
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: '50%',
        background: color.onAccent,
      },
    },
  },
]);

export const choiceWords = style({ minInlineSize: 0 });

export const choiceError = style({ paddingInlineStart: '2.125rem' });
