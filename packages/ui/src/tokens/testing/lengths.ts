const ROOT_SIZE = 16;

/** The first length of a value, in pixels at the usual size of text: of `min(1rem, 5vw)` the 16 of `1rem`. */
export function pixels(value: string): number {
  const [, number, unit] = /(-?[\d.]+)(rem|px)?/.exec(value) ?? [];
  return Number(number) * (unit === 'rem' ? ROOT_SIZE : 1);
}

/** The middle of a `clamp` at a width of the screen, in pixels: a length and a share of the width. */
export function fluidMiddle(value: string, width: number): number {
  const [, rem = 0, share = 0] = /([\d.]+)rem \+ ([\d.]+)vw/.exec(value) ?? [];
  return ROOT_SIZE * Number(rem) + (width * Number(share)) / 100;
}

/** What a `clamp` begins and ends with, in pixels. */
export function fluidEnds(value: string): readonly [least: number, most: number] {
  const ends = /clamp\(([^,]+),[^,]+,([^)]+)\)/.exec(value);
  return [pixels(ends?.[1] ?? ''), pixels(ends?.[2] ?? '')];
}

/** Whether each value of a scale is at least the one before. */
export function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
}
