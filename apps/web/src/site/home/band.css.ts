import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { estimates, lineHeights, media, sizes, space, tracking } from '@vela/ui/tokens';

const { color, text } = vars;

export const band = style({ paddingBlock: sizes.band });

/** Far below the first view: laid out when it comes near, for which it says about how tall it is. */
export const farBand = style([
  band,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${estimates.band}`,
    '@media': { [media.belowTablet]: { containIntrinsicBlockSize: `auto ${estimates.bandPhone}` } },
    selectors: {
      // Who goes from place to place is brought to where the place is; bands laid out only then would move it under a bar.
      'body:focus-within &': { contentVisibility: 'visible' },
    },
  },
]);

export const sunkenBand = style([farBand, { background: color.surfaceSunken }]);

export const bandTitle = style({
  maxInlineSize: '14em',
  fontSize: text.display,
  lineHeight: lineHeights.tight,
  letterSpacing: tracking.tight,
});

export const intro = style({
  maxInlineSize: '34em',
  marginBlockStart: space[3],
  color: color.textMuted,
  fontSize: text.lead,
});

/** A heading of its own size above a few words. */
export const pointTitle = style({ fontSize: text.section });

export const pointWords = style({ maxInlineSize: '27em', color: color.textMuted });
