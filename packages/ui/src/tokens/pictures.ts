/** How large single pictures are; how wide, where nothing else is said. */
export const pictureSizes = {
  /** One of several beside each other. */
  small: '6rem',
  /** One of a list, beside words about it, which keep most of a phone. */
  besideWords: 'min(7rem, 30vw)',
  /** One that is being sent, beside words. */
  sending: '7rem',
  /** One of two that match, on a phone. */
  pair: 'min(9.25rem, 46vw)',
  /** One of a few that lie fanned out. */
  fan: 'min(7rem, 20vw)',
  /** It is in a message, or one of two that match. */
  message: '11rem',
  /** The photo of a sign-up, and how high its place is with what is pressed under it. */
  chosen: '16.5rem',
  chosenHigh: '21rem',
  /** The least and the most that a picture beside a form is high. */
  besideForm: '40rem',
  besideFormMost: '60rem',
} as const;

/**
 * The portraits of the home page: how high their picture is, how wide the narrowest in the row of a phone, and how far each
 * column of a desktop starts above it.
 */
export const photoPile = {
  phone: '7rem',
  narrowest: '4.5rem',
  desktop: '43rem',
  hero: ['-4.5rem', '-11rem', '-2rem'],
  aside: ['-7rem', '-2rem'],
} as const;

/** Light that falls on a page or a dialog from outside it: the ellipse of a gradient. */
export const lights = {
  hero: '70rem 40rem at 88% -10%',
  dialog: '30rem 18rem at 50% 0',
} as const;

/** How much of what lies under a dialog is blurred. */
export const blurs = { scrim: '6px', photo: '14px' } as const;

/** The estimated sizes of elements without a layout yet. */
export const estimates = {
  /** The photo of a member's card, wide. */
  cardPhoto: '46vw',
  cardPhotoTablet: 'min(30vw, 18rem)',
  /** Generous: what is taken for too high comes near by and by, for too low all at once. */
  message: '8rem',
  /** How far from the window the browser lays out what is left for later; this distance can neither be set nor read. */
  near: '150vh',
  /** A part of the home page. */
  band: '34rem',
  bandPhone: '50rem',
} as const;
