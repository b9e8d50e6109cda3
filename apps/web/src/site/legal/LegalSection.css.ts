import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, lines, radii, ringOffsets, sizes, space } from '@vela/ui/tokens';

export const section = style({
  display: 'grid',
  gap: space[3],
  scrollMarginBlockStart: `calc(${sizes.topBarWide} + ${space[4]})`,
});

export const list = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
});

export const question = style({ borderBlockEnd: `${lines.hair} solid ${vars.color.border}` });

/** With enlarged text, too, it is no wider than the room that the page has beside its words. */
const besideWords = `min(${space[3]}, ${sizes.gutter})`;

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: sizes.target,
  // Room for the ring around the words, which stay in line with the heading.
  marginInline: `calc(-1 * ${besideWords})`,
  paddingBlock: space[3],
  paddingInline: besideWords,
  borderRadius: radii.control,
  fontWeight: fontWeights.medium,
  textWrap: 'pretty',
  cursor: 'pointer',
  outlineOffset: ringOffsets.inside,
});

/** That it opens, and is open. */
export const sign = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const answer = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: `${space[1]} ${space[4]}`,
  // Its question stands above it.
  scrollMarginBlockStart: `calc(${sizes.topBarWide} + ${sizes.target} + ${space[4]})`,
});

export const rows = style({ display: 'grid', margin: 0 });

export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `${lines.hair} solid ${vars.color.border}`,
});

export const name = style({ fontWeight: fontWeights.medium, overflowWrap: 'anywhere', hyphens: 'none' });

export const cell = style({ margin: 0 });

export const more = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.label });

/** They stand below each other where there is no room beside: each is high enough for a finger. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

export const letter = style({
  display: 'grid',
  gap: space[2],
  padding: space[5],
  border: `${lines.hair} solid ${vars.color.border}`,
  borderRadius: radii.card,
});
