import { whereCrowded } from './breakpoints';

const ONE_ROW = 'min(4rem, 20vw)';

/** How high controls, rows and bars are; like space, those of a phone leave the room of enlarged text to its words. */
export const sizes = {
  /** The side padding of a page: 16 px at 375, 36 at 1200. */
  gutter: 'min(clamp(1rem, 0.432rem + 2.424vw, 2.25rem), 5vw)',
  /** It stands above and below a part of a page of words: 56 px at 375, 88 at 1200. */
  band: 'clamp(3.5rem, 2.591rem + 3.879vw, 5.5rem)',
  chip: '2.5rem',
  /** The least target of a finger, 44 px. */
  target: 'min(2.75rem, 13.75vw)',
  control: 'min(3rem, 15vw)',
  field: 'min(3.25rem, 16.25vw)',
  /** A round button that a page has one or two of. */
  roundButton: '3.5rem',
  /** A picture and two lines of words beside it, and where there is more room. */
  row: '4rem',
  rowWide: '4.75rem',
  topBar: 'min(3.5rem, 17.5vw)',
  topBarWide: '4.5rem',
  /** The position of what stays beside a desktop's scrolling page: under its bar, with room between. */
  belowTopBar: '6.5rem',
  /** One row of places, or two of words alone where they are crowded. */
  bottomBar: `calc(${ONE_ROW} + ${whereCrowded(`2 * max(44px, 12vw) - ${ONE_ROW}`)})`,
} as const;
