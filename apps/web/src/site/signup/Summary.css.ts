import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, pictureSizes, radii, space } from '@vela/ui/tokens';

export const list = style({ margin: 0, display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `${lines.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${lines.hair} solid ${vars.color.border}` } },
});

export const term = style({ gridColumn: 1, color: vars.color.textMuted, fontSize: vars.text.label });

export const answer = style({ gridColumn: 1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const edit = style({ gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start', margin: 0 });

export const photo = style({
  display: 'block',
  marginBlockStart: space[1],
  inlineSize: pictureSizes.small,
  aspectRatio: '4 / 5',
  borderRadius: radii.control,
  background: vars.color.tray,
  objectFit: 'cover',
});
