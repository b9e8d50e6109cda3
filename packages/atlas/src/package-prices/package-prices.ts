import type { PackagePrices } from '@vela/domain/credits';

/**
 * The prices in the currency's minor unit. They are set by hand for each currency, never converted
 * (decisions.md, Money).
 */
export const PACKAGE_PRICES = {
  EUR: { p0: 1200, p1: 2700, p2: 5760, p3: 12600 },
  USD: { p0: 1300, p1: 2900, p2: 6200, p3: 13500 },
  GBP: { p0: 1050, p1: 2350, p2: 5000, p3: 10900 },
  CAD: { p0: 1800, p1: 4000, p2: 8500, p3: 18600 },
  AUD: { p0: 2000, p1: 4500, p2: 9500, p3: 20800 },
  NZD: { p0: 2200, p1: 4900, p2: 10400, p3: 22800 },
  CHF: { p0: 1200, p1: 2700, p2: 5700, p3: 12500 },
  PLN: { p0: 5200, p1: 11700, p2: 24900, p3: 54500 },
  DKK: { p0: 9000, p1: 20200, p2: 43000, p3: 94000 },
  NOK: { p0: 14000, p1: 31500, p2: 67000, p3: 147000 },
  SEK: { p0: 13500, p1: 30500, p2: 65000, p3: 142000 },
} as const satisfies PackagePrices;
