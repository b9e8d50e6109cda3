import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, lines, marks, media, radii, ringOffsets, sizes, space } from '../tokens';

const { color, text } = vars;
const edge = (of: string, width: string = lines.hair) => `inset 0 0 0 ${width} ${of}`;

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.5],
    minBlockSize: sizes.chip,
    padding: `${space[1.5]} ${space[3.5]}`,
    borderRadius: radii.round,
    background: color.surfaceRaised,
    boxShadow: edge(color.border),
    fontSize: text.label,
    fontWeight: fontWeights.medium,
    lineHeight: lineHeights.snug,
  },
  variants: {
    shared: { true: { background: color.accentSoft, color: color.onAccentSoft, boxShadow: 'none' } },
    size: {
      normal: {},
      small: {
        gap: space[1],
        minBlockSize: marks.pill,
        padding: `${space[0.5]} ${space[2]}`,
        fontSize: text.stamp,
      },
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
            boxShadow: edge(color.accent, lines.edge),
          },
          '&:has(:focus-visible)': {
            outline: `${lines.focus} solid ${color.focus}`,
            outlineOffset: ringOffsets.around,
          },
        },
        '@media': {
          [media.forcedColors]: {
            border: `${lines.hair} solid ButtonText`,
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
