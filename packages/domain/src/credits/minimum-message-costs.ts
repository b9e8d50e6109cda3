import type { Country } from '../locale';
import { COUNTRY_CURRENCY, type Currency } from '../money';
import { packagesIn, pricePerMessage, type PackagePrices } from './packages';

/** `costs` in the currency's minor unit. */
export type MinimumMessageCosts = Partial<Record<Country, { costs: number; currency: Currency }>>;

/**
 * The least a message costs in each country: with the credits of the package that is cheapest per credit.
 * It is derived, never typed in, so that it can't be lower than what is charged. Source: product.md §9.
 */
export function minimumMessageCosts(
  countries: readonly Country[],
  messageCredits: number,
  prices: PackagePrices,
): MinimumMessageCosts {
  const costsIn = (country: Country): { costs: number; currency: Currency } => {
    const amounts = packagesIn(country, prices).map((offer) => pricePerMessage(offer, messageCredits).amount);
    return { costs: Math.min(...amounts), currency: COUNTRY_CURRENCY[country] };
  };
  return Object.fromEntries(countries.map((country) => [country, costsIn(country)]));
}
