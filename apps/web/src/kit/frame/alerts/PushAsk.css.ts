import { style, styleVariants } from '@vanilla-extract/css';
import { anchors, containers, media, sizes, space } from '@vela/ui/tokens';

/** Toasts stand above it, where it stays at the foot. */
const foot = style({
  anchorName: anchors.foot,
  padding: `${space[2]} ${sizes.gutter} ${space[3]}`,
  '@container': { [containers.lowPane]: { anchorName: 'none' } },
});

/** In the flow, under what the page is for: only the browser knows whether it comes, and nothing may move when it does. */
export const ask = styleVariants({
  /** A screen that fills the window has no foot: it asks in one of its panes. */
  page: [
    style({
      paddingBlock: space[3],
      selectors: { 'html[data-fills-window] &': { display: 'none' } },
    }),
  ],
  pane: [foot, style({ '@media': { [media.desktop]: { paddingInline: space[2.5] } } })],
  /** It is in line with the bars above it. */
  onlyPane: [foot],
});
