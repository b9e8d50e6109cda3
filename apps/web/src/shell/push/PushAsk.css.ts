import { style, styleVariants } from '@vanilla-extract/css';
import { anchors, media, sizes, space } from '@vela/ui/tokens';

/** In the flow, under what the page is for: only the browser knows whether it comes, and nothing may move when it does. */
export const ask = styleVariants({
  /** A screen that fills the window has no foot: it asks in one of its panes. */
  page: [
    style({
      paddingBlock: space[3],
      selectors: { 'html[data-fills-window] &': { display: 'none' } },
    }),
  ],
  /** Toasts stand above it. */
  pane: [
    style({
      anchorName: anchors.foot,
      padding: `${space[2]} ${sizes.gutter} ${space[3]}`,
      '@media': { [media.desktop]: { paddingInline: space[2.5] } },
    }),
  ],
});
