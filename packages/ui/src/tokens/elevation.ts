import type { Mode } from './colors';

/** Three elevations: a resting card, something that floats, something over a scrim. */
export const lifts = {
  light: {
    rest: '0 1px 2px oklch(0.21 0.045 262 / 0.06), 0 0 0 1px oklch(0.21 0.045 262 / 0.05)',
    float: '0 2px 4px oklch(0.21 0.045 262 / 0.04), 0 12px 28px -8px oklch(0.21 0.045 262 / 0.14)',
    over: '0 4px 10px oklch(0.21 0.045 262 / 0.06), 0 32px 64px -16px oklch(0.21 0.045 262 / 0.3)',
  },
  dark: {
    rest: '0 1px 2px oklch(0 0 0 / 0.3), 0 0 0 1px oklch(1 0 0 / 0.05)',
    float: '0 2px 4px oklch(0 0 0 / 0.3), 0 12px 28px -8px oklch(0 0 0 / 0.5)',
    over: '0 4px 10px oklch(0 0 0 / 0.35), 0 32px 64px -16px oklch(0 0 0 / 0.7)',
  },
} as const satisfies Record<Mode, Record<string, string>>;
