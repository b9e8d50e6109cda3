import type { Oklch } from '../oklch';

/**
 * The contrast of two opaque colours as WCAG 2.2 reckons it, 1 to 21. The colours go the browser's way: OKLCH to
 * linear sRGB, clipped to what a screen shows and rounded to its 8 bits.
 */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Oklch): number {
  const [r, g, b] = screenColor(color).map(decodeGamma) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Red, green and blue, 0 to 1, in steps of 1/255. */
function screenColor(color: Oklch): readonly [number, number, number] {
  return linearSrgb(color).map((channel) => Math.round(encodeGamma(clip(channel)) * 255) / 255) as [
    number,
    number,
    number,
  ];
}

// The matrices of Björn Ottosson's OKLab, as CSS Color 4 gives them.
function linearSrgb({ l, c, h }: Oklch): readonly [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function encodeGamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function decodeGamma(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
