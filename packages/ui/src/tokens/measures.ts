/**
 * Space on a grid of 4 px; the name is the number of its quarters of a rem. Where someone has text enlarged on a phone,
 * the room goes to the words: the wider ones stay near what they are on the narrowest phone.
 */
export const space = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': 'min(1rem, 5vw)',
  '5': 'min(1.25rem, 6.25vw)',
  '6': 'min(1.5rem, 7.5vw)',
  '8': 'min(2rem, 10vw)',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
} as const;

/** Three radii, round, and that of what lies inside a control. */
export const radii = {
  inner: '0.5rem',
  control: '0.75rem',
  card: '1.25rem',
  sheet: '1.75rem',
  round: '62rem',
} as const;

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
  /** The site runs as an app of its own, without the browser's bars. */
  installedApp: '(display-mode: standalone)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  scripted: '(scripting: enabled)',
  forcedColors: '(forced-colors: active)',
} as const;

/**
 * As much as `most` where someone has text so enlarged that five words have no room beside each other on a phone, else
 * nothing: a query would only know of the browser's own setting.
 */
export function whereCrowded(most: string): string {
  return `clamp(0px, (16rem - 100vw) * 999, ${most})`;
}

const ONE_ROW = 'min(4rem, 20vw)';

/** Measures that several components share; like space, those of a phone leave the room of enlarged text to its words. */
export const sizes = {
  /** The side padding of a page: 16 px at 375, 36 at 1200. */
  gutter: 'min(clamp(1rem, 0.432rem + 2.424vw, 2.25rem), 5vw)',
  page: '76rem',
  form: '30rem',
  control: 'min(3rem, 15vw)',
  /** The least target of a finger, 44 px. */
  target: 'min(2.75rem, 13.75vw)',
  field: 'min(3.25rem, 16.25vw)',
  icon: '1.25rem',
  topBar: 'min(3.5rem, 17.5vw)',
  topBarWide: '4.5rem',
  /** Where what stays beside a desktop's scrolling page stands: under its bar, with room between. */
  belowTopBar: '6.5rem',
  /** One row of places, or two where they are crowded. */
  bottomBar: `calc(${ONE_ROW} + ${whereCrowded(`2 * max(44px, 19vw) - ${ONE_ROW}`)})`,
  /** How tall the portraits over a phone's first words are. */
  heroPile: '17.5rem',
} as const;

export const motion = {
  fast: '120ms',
  medium: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** What goes on as long as something is waited for; none of it where less motion was asked for. */
export const loops = {
  /** Three dots, one after the other. */
  beat: '1.2s',
  beatSecond: '150ms',
  beatThird: '300ms',
  /** The light that passes over a skeleton. */
  pass: '1.8s',
  turn: '0.9s',
} as const;
