/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue 0 to 360, opacity 0 to 1 (1 when absent). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha?: number;
}

/** The colour as CSS writes it. */
export function cssColor({ l, c, h, alpha }: Oklch): string {
  return alpha === undefined ? `oklch(${l} ${c} ${h})` : `oklch(${l} ${c} ${h} / ${alpha})`;
}
