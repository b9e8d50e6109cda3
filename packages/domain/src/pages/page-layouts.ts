/** The layout around the screen of a page. */
export type PageLayout = 'default' | 'chat' | 'lander' | 'empty';

/** The parts that a layout may have. */
export type LayoutPart =
  | 'navigation'
  | 'warnings'
  | 'logo_bar'
  | 'entry_warning'
  | 'footer'
  | 'disclaimer'
  | 'signup_modal';

/** Each layout's parts, from top to bottom. Source: product.md §2, Layouts. */
export const LAYOUT_PARTS = {
  default: ['navigation', 'warnings', 'footer', 'disclaimer', 'signup_modal'],
  chat: ['entry_warning'],
  lander: ['logo_bar', 'entry_warning', 'footer', 'disclaimer'],
  empty: ['signup_modal'],
} as const satisfies Record<PageLayout, readonly LayoutPart[]>;

/**
 * Whether a layout has a part; an entry warning shows only where `showsEntryWarning` says so. Source: product.md §2,
 * Layouts.
 */
export function hasPart(layout: PageLayout, part: LayoutPart): boolean {
  return (LAYOUT_PARTS[layout] as readonly LayoutPart[]).includes(part);
}
