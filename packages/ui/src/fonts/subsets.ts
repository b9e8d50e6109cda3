export type UnicodeRange = readonly [first: number, last: number];

export interface FontSubset {
  file: string;
  ranges: readonly UnicodeRange[];
}

/** The weights the type scale uses; the weight axis is trimmed to them. */
export const FONT_WEIGHT_RANGE = { min: 400, max: 700, default: 400 } as const;

/** Western Europe and the signs of the interface: every language but Polish reads with this file alone. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const satisfies readonly UnicodeRange[];

/** Polish, and the names of people and places from the rest of Europe. */
const latinExtended = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
] as const satisfies readonly UnicodeRange[];

export const FONT_SUBSETS = [
  { file: 'bricolage-grotesque-latin.woff2', ranges: latin },
  { file: 'bricolage-grotesque-latin-ext.woff2', ranges: latinExtended },
] as const satisfies readonly FontSubset[];

/** CSS `unicode-range` of the ranges. */
export function unicodeRange(ranges: readonly UnicodeRange[]): string {
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
