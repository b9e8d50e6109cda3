/** Eight sizes, fluid between 375 and 1200 px. */
export const fontSizes = {
  stamp: '0.75rem',
  label: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1.034rem + 0.12vw, 1.125rem)',
  section: 'clamp(1.25rem, 1.193rem + 0.242vw, 1.375rem)',
  page: 'clamp(1.5rem, 1.386rem + 0.485vw, 1.75rem)',
  display: 'clamp(1.875rem, 1.591rem + 1.212vw, 2.5rem)',
  hero: 'clamp(2.25rem, 1.432rem + 3.492vw, 4.05rem)',
} as const;

/** Sizes of single parts, which follow no scale. */
export const partSizes = {
  /** A choice or a place in a row of them, and the lines of a bill. */
  item: '0.9375rem',
  /** It is under an icon on the bottom bar: five words side by side. */
  place: '0.6875rem',
  /** A message of emoji alone. */
  emoji: '2.5rem',
  logo: '1.375rem',
  logoWide: '1.625rem',
} as const;

export const fontWeights = { regular: '420', medium: '550', bold: '650', heavy: '700' } as const;

export const lineHeights = {
  /** One word in a mark. */
  mark: '1',
  /** The largest words, and figures. */
  tight: '1.06',
  /** A line or two: a heading, a button, a name. */
  snug: '1.25',
  /** A few lines beside something else: a hint, a message, a field. */
  note: '1.4',
  text: '1.5',
} as const;

/** How far below its letters a link is underlined. */
export const underlineOffset = '0.2em';

export const tracking = {
  logo: '-0.045em',
  hero: '-0.035em',
  tight: '-0.028em',
  snug: '-0.014em',
  slight: '-0.006em',
  wide: '0.01em',
} as const;

const WEB_FONT = '"Bricolage Grotesque"';

/** What words are set in while the web font is not asked for, and what is tried after it. */
export const fallbackFamily = '"Vela Fallback", system-ui, sans-serif';

/** The fallback for the largest words, which the web font sets narrower. */
export const largeFallbackFamily = '"Vela Fallback Large", system-ui, sans-serif';

export const fontFamily = `${WEB_FONT}, ${fallbackFamily}`;

export const largeFontFamily = `${WEB_FONT}, ${largeFallbackFamily}`;

const ARIAL = 'local("Arial"), local("Liberation Sans")';
const ARIAL_BOLD = 'local("Arial Bold"), local("Liberation Sans Bold")';

/** What the web font's lines reach above and below, in percent of the size. */
const ASCENT = 93.1;
const DESCENT = 27;

/**
 * Arial, set so that its text takes the room of the web font: no line breaks elsewhere when that arrives. The
 * sizes are the widths of the pages' own texts in one font by those in the other. Measures of lines are in `em`:
 * `ch` is another width in each font.
 */
export const fallbackFonts = [
  { family: 'Vela Fallback', src: ARIAL, fontWeight: '100 499', ...takingRoom(1.044) },
  { family: 'Vela Fallback', src: ARIAL, fontWeight: '500 599', ...takingRoom(1.08) },
  { family: 'Vela Fallback', src: ARIAL_BOLD, fontWeight: '600 900', ...takingRoom(1.012) },
  { family: 'Vela Fallback Large', src: ARIAL_BOLD, fontWeight: '600 900', ...takingRoom(0.958) },
] as const;

/** A size adjusts the other measures, too. */
function takingRoom(size: number) {
  return {
    sizeAdjust: percent(100 * size),
    ascentOverride: percent(ASCENT / size),
    descentOverride: percent(DESCENT / size),
    lineGapOverride: '0%',
  };
}

function percent(value: number): string {
  return `${Number(value.toFixed(1))}%`;
}
