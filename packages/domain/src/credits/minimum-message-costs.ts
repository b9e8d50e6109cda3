import type { Country } from '../locale';
import type { Currency } from '../money';
import { packagesIn, pricePerMessage } from './packages';

/** `costs` in the currency's minor unit. */
export type MinimumMessageCosts = Partial<Record<Country, { costs: number; currency: Currency }>>;

/**
 * The least a message costs in each country: with the credits of the package that is cheapest per credit.
 * It is derived, never typed in, so that it can't be lower than what is charged. Source: product.md §9.
 */
export function minimumMessageCosts(countries: readonly Country[], messageCredits: number): MinimumMessageCosts {
  return Object.fromEntries(countries.map((country) => [country, minimumIn(country, messageCredits)]));
}

function minimumIn(country: Country, messageCredits: number): { costs: number; currency: Currency } {
  const prices = packagesIn(country).map((creditPackage) => pricePerMessage(creditPackage, messageCredits));
  return prices.reduce(
    (least, { amount, currency }) => (amount < least.costs ? { costs: amount, currency } : least),
    { costs: Infinity, currency: 'EUR' as Currency },
  );
}
