import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, sizes } from '../tokens';

const { color, text } = vars;
const edge = (of: string, width = '1px') => `inset 0 0 0 ${width} ${of}`;

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4375rem',
    minBlockSize: '2.5rem',
    padding: '0.375rem 0.875rem',
    borderRadius: radii.round,
    background: color.surfaceRaised,
    boxShadow: edge(color.border),
    fontSize: text.label,
    fontWeight: fontWeights.medium,
    lineHeight: 1.2,
  },
  variants: {
    shared: { true: { background: color.accentSoft, color: color.onAccentSoft, boxShadow: 'none' } },
    size: {
      normal: {},
      small: { gap: '0.25rem', minBlockSize: '1.75rem', padding: '0.125rem 0.5625rem', fontSize: text.stamp },
    },
    choice: {
      true: {
        position: 'relative',
        minBlockSize: sizes.target,
        boxShadow: edge(color.borderControl),
        cursor: 'pointer',
        selectors: {
          '&:has(:checked)': {
            background: color.accentSoft,
            color: color.onAccentSoft,
            boxShadow: edge(color.accent, '1.5px'),
          },
          '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
        },
        '@media': {
          [media.forcedColors]: {
            border: '1px solid ButtonText',
            selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
          },
        },
      },
    },
  },
});

export const chipIcon = style({ display: 'inline-flex', color: color.textMuted });
globalStyle(`${chip.classNames.variants.shared.true} ${chipIcon}, :checked ~ ${chipIcon}`, {
  color: 'inherit',
});

export const chipInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
