import type { Country } from '../locale';

/**
 * The standard rate of value added tax on services by electronic means, in hundredths of a per cent, where the
 * customer lives (Directive 2006/112/EC, Article 58, and its like elsewhere); 0 where the seller collects none.
 * Source: Directive 2006/112/EC.
 */
export const VAT_RATES = {
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DE: 1900,
  AT: 2000,
  IE: 2300,
  PL: 2300,
  DK: 2500,
  FI: 2550,
  SE: 2500,
  NO: 2500,
  GB: 2000,
  CH: 810,
  AU: 1000,
  NZ: 1500,
  CA: 0,
  US: 0,
} as const satisfies Record<Country, number>;

/** Whether value added tax is in what is paid from a country. Source: Directive 2006/112/EC. */
export function chargesVat(country: Country): boolean {
  return VAT_RATES[country] > 0;
}

/**
 * The tax inside an amount that includes it, in minor units, to the nearest; `rate` in hundredths of a per cent.
 * Source: Directive 2006/112/EC.
 */
export function vatWithin(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate));
}
