import type { Country } from '../locale';
import { COUNTRY_CURRENCY, type Currency } from '../money';
import { packagesIn, pricePerMessage } from './packages';

/** `costs` in the currency's minor unit. */
export type MinimumMessageCosts = Partial<Record<Country, { costs: number; currency: Currency }>>;

/**
 * The least a message costs in each country: with the credits of the package that is cheapest per credit.
 * It is derived, never typed in, so that it can't be lower than what is charged. Source: product.md §9.
 */
export function minimumMessageCosts(
  countries: readonly Country[],
  messageCredits: number,
): MinimumMessageCosts {
  return Object.fromEntries(countries.map((country) => [country, minimumIn(country, messageCredits)]));
}

function minimumIn(country: Country, messageCredits: number): { costs: number; currency: Currency } {
  const amounts = packagesIn(country).map((offer) => pricePerMessage(offer, messageCredits).amount);
  return { costs: Math.min(...amounts), currency: COUNTRY_CURRENCY[country] };
}
