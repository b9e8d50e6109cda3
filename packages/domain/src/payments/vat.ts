import type { Country } from '../locale';

/** The rate of value added tax of each country, in hundredths of a per cent; 0 where the seller collects none. */
export type VatRates = Readonly<Record<Country, number>>;

/** Whether value added tax is in what is paid from a country. Source: Directive 2006/112/EC. */
export function chargesVat(country: Country, rates: VatRates): boolean {
  return rates[country] > 0;
}

/**
 * The tax inside an amount that includes it, in minor units, to the nearest; `rate` in hundredths of a per cent.
 * Source: Directive 2006/112/EC.
 */
export function vatWithin(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate));
}
