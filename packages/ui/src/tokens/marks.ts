/** How large icons are. */
export const iconSizes = {
  tiny: '0.875rem',
  small: '1rem',
  /** It is as high as the words that it stands among. */
  inline: '1.0625rem',
  medium: '1.25rem',
  large: '1.5rem',
  huge: '1.75rem',
} as const;

/** How large round pictures of members are. */
export const avatarSizes = {
  tiny: '2rem',
  small: '2.5rem',
  medium: '3rem',
  large: '3.25rem',
  huge: '6rem',
} as const;

/** How high, and mostly how wide, what is drawn beside words is. */
export const marks = {
  /** The line of a progress or a slider. */
  bar: '0.25rem',
  /** One of the three dots of what is busy. */
  beat: '0.375rem',
  /** One of the three dots of who is typing, and that in a chosen radio button. */
  point: '0.5rem',
  /** Who is online, beside a name and on a picture. */
  dot: '0.625rem',
  dotOnPicture: '0.75rem',
  /** A count. */
  badge: '1.25rem',
  /** What is ticked. */
  choice: '1.375rem',
  /** The thumb of a slider. */
  thumb: '1.5rem',
  /** A button that is no larger than its icon, among words. */
  help: '1.5rem',
  /** A word about something or somebody. */
  pill: '1.625rem',
  /** The mark of a step or a toast. */
  disc: '1.75rem',
  /** A strip of words across a picture, and a heart on one. */
  strip: '2.25rem',
  gift: '3.25rem',
  /** What a screen without content shows above its words. */
  emblem: '4rem',
  logo: '1.625rem',
  logoWide: '1.875rem',
  /** The track of a switch, and what moves in it. */
  switchThumb: '1.25rem',
  switchHigh: '1.625rem',
  switchWide: '2.75rem',
} as const;
