import type { Oklch } from './oklch';

export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Step = (typeof STEPS)[number];
export type Scale = Readonly<Record<Step, Oklch>>;

/** The same step of every scale has the same lightness: what contrasts in one colour contrasts in all. */
const LIGHTNESS = [0.988, 0.97, 0.942, 0.905, 0.858, 0.79, 0.705, 0.61, 0.51, 0.405, 0.29, 0.21] as const;

/** The colours of the brand, each from light (1) to dark (12). */
export const scales = {
  navy: scale(262, [0.004, 0.01, 0.02, 0.034, 0.052, 0.076, 0.098, 0.112, 0.115, 0.098, 0.075, 0.045]),
  sky: scale(236, [0.008, 0.018, 0.034, 0.054, 0.078, 0.104, 0.12, 0.12, 0.105, 0.085, 0.06, 0.04]),
  lime: scale(127, [0.02, 0.045, 0.085, 0.13, 0.19, 0.2, 0.18, 0.155, 0.128, 0.1, 0.07, 0.045]),
  red: scale(25, [0.006, 0.014, 0.03, 0.052, 0.082, 0.125, 0.175, 0.21, 0.19, 0.15, 0.105, 0.065]),
  amber: scale(75, [0.012, 0.028, 0.055, 0.085, 0.12, 0.145, 0.145, 0.13, 0.11, 0.088, 0.062, 0.04]),
  sand: scale(82, [0.003, 0.005, 0.008, 0.01, 0.012, 0.013, 0.013, 0.013, 0.012, 0.011, 0.01, 0.008]),
} as const;

type Chromas = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

function scale(hue: number, chromas: Chromas): Scale {
  const entries = STEPS.map((step, index) => [step, { l: LIGHTNESS[index], c: chromas[index], h: hue }]);
  return Object.fromEntries(entries) as Scale;
}
