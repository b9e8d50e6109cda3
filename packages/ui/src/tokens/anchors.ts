/** Names of places that something else on the page stands at. */
export const anchors = {
  /** What a page that fills the window ends in, such as where one writes. */
  foot: '--foot',
} as const;
