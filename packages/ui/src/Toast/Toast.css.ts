import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { anchors, layers, limits, lineHeights, lines, marks, media, radii, sizes, space } from '../tokens';

const { color, motion, text } = vars;

const LOWEST = `calc(${sizes.bottomBar} + ${space[3]} + env(safe-area-inset-bottom))`;

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[4]}` } });

/**
 * It stands above the bottom bar or the composer, with as many lines as it has; elsewhere it is in the corner
 * that holds neither a menu nor a field. Presses go through where nothing stands.
 */
export const corner = style({
  position: 'fixed',
  insetInline: space[3],
  insetBlockEnd: LOWEST,
  zIndex: layers.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetInline: `${space[6]} auto` },
    [media.belowTablet]: {
      selectors: {
        // What is sticky can't be an anchor: a row of buttons and one of words are taken to be there.
        'html[data-has-actions] &': {
          insetBlockEnd: `calc(${LOWEST} + ${sizes.control} + ${space[16]})`,
        },
      },
    },
  },
  '@supports': {
    '(inset-block-end: anchor(--a top))': {
      selectors: {
        'html[data-fills-window] &': {
          insetBlockEnd: `max(${LOWEST}, anchor(${anchors.foot} top, 0px) + ${space[3]})`,
        },
      },
      '@media': {
        [media.desktop]: {
          selectors: {
            'html[data-fills-window] &': {
              insetInlineStart: `calc(anchor(${anchors.foot} left, 0px) + ${space[6]})`,
            },
          },
        },
      },
    },
  },
});

// What gets the focus under a toast is brought to where it can be seen, and the foot of the page can be scrolled out from
// under it. A margin moves nothing that is seen, as padding would; a page that fills the window would be left higher than
// it, and the focus could lift its head out of sight.
globalStyle('html[data-corner-taken]', { scrollPaddingBlockEnd: limits.toasts });
globalStyle('html[data-corner-taken]:not([data-fills-window]) body', { marginBlockEnd: limits.toasts });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: limits.toast,
  padding: `${space[3.5]} ${space[2]} ${space[3.5]} ${space[4]}`,
  borderRadius: radii.control,
  background: color.surfaceRaised,
  boxShadow: `${vars.lift.over}, inset 0 0 0 ${lines.hair} ${color.border}`,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.medium} ${motion.ease}`,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: marks.disc,
  blockSize: marks.disc,
  borderRadius: '50%',
});

export const mark = styleVariants({
  success: [disc, { background: color.success, color: color.onSuccess }],
  danger: [disc, { background: color.danger, color: color.onDanger }],
  info: [disc, { background: color.accentSoft, color: color.onAccentSoft }],
});

export const words = style({ flex: 1, minInlineSize: 0, paddingBlockStart: space[1] });

export const title = style({ display: 'block' });

export const underTitle = style({ marginBlock: space[1] });

export const detail = style({ color: color.textMuted, overflowWrap: 'anywhere' });

export const action = style({ marginBlockStart: space[2] });

export const close = style({ marginBlock: `calc(-1 * ${space[2]})`, color: color.textMuted });
