/** The least width of the screen for each layout. */
export const breakpoints = { phone: 576, tablet: 768, desktop: 992, wide: 1200 } as const;

export const media = {
  phone: '(min-width: 576px)',
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 992px)',
  wide: '(min-width: 1200px)',
  belowPhone: '(max-width: 575.98px)',
  belowTablet: '(max-width: 767.98px)',
  belowDesktop: '(max-width: 991.98px)',
  /** A tablet, held either way. */
  tabletHeld: '(min-width: 768px) and (max-width: 1024.98px)',
  /** The narrowest phones, and larger ones where text is enlarged. */
  narrowest: '(max-width: 22rem)',
  /** The site runs as an app of its own, without the browser's bars. */
  installedApp: '(display-mode: standalone)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  scripted: '(scripting: enabled)',
  /** Something points without touching: a finger would leave the look of `:hover` behind. */
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
} as const;

/** The width, measured in the text's own size, at which five words have no room beside each other. */
const CROWDED = '16rem';

/** What depends on the room in a card, however wide the screen is. */
export const containers = {
  /** No room for a long name on one line, or for a member's mark with icon and word beside a button. */
  narrowCard: '(max-width: 9.5rem)',
  /** No room for an offer's price beside its number. */
  narrowOffer: '(max-width: 19rem)',
  /** Room for a button as wide as its words; less has a tile among others. */
  largePicture: '(min-width: 15rem)',
  /** A pane too low for a list beside what stays in sight above and below it: a low window, or enlarged text. */
  lowPane: '(max-height: 34rem)',
  /** A phone on which text is enlarged: no room for five words beside each other, or for more than a name beside a face. */
  crowded: `(max-width: ${CROWDED})`,
} as const;

/**
 * Returns `most` if text is so enlarged that five words have no room beside each other on a phone, else
 * nothing: a query would only know of the browser's own setting.
 */
export function whereCrowded(most: string): string {
  return `clamp(0px, (${CROWDED} - 100vw) * 999, ${most})`;
}
