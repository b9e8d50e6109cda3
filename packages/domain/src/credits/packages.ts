import type { Country } from '../locale';
import { COUNTRY_CURRENCY, type Currency, type Money } from '../money';

/** The credit packages, smallest first. Source: product.md §2; decisions.md, Money. */
export const PACKAGES = {
  p0: { credits: 12, popular: false },
  p1: { credits: 30, popular: false },
  p2: { credits: 72, popular: true },
  p3: { credits: 180, popular: false },
} as const satisfies Record<string, { credits: number; popular: boolean }>;

export type PackageId = keyof typeof PACKAGES;

/** The packages by their ids, smallest first. Source: product.md §2. */
export const PACKAGE_IDS = Object.keys(PACKAGES) as [PackageId, ...PackageId[]];

/** In the currency's minor unit. Set by hand for each currency, never converted. Source: decisions.md, Money. */
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
} as const satisfies Record<Currency, Record<PackageId, number>>;

export interface PricedPackage {
  id: PackageId;
  credits: number;
  popular: boolean;
  price: Money;
}

/** The packages at the prices of a country's currency, smallest first. Source: product.md §2; decisions.md, Money. */
export function packagesIn(country: Country): PricedPackage[] {
  const currency = COUNTRY_CURRENCY[country];
  return PACKAGE_IDS.map((id) => ({
    id,
    ...PACKAGES[id],
    price: { amount: PACKAGE_PRICES[currency][id], currency },
  }));
}

/**
 * What one message costs with a package's credits, rounded up to the minor unit, so that no message is
 * dearer than it was said to be. `messageCredits` is a setting of the site. Source: decisions.md, Money.
 */
export function pricePerMessage<Code extends string>(
  { credits, price }: { credits: number; price: { amount: number; currency: Code } },
  messageCredits: number,
): { amount: number; currency: Code } {
  return { amount: Math.ceil((price.amount * messageCredits) / credits), currency: price.currency };
}

/** Whether {@link pricePerMessage} is what a message costs, and nothing was rounded. Source: decisions.md, Money. */
export function isExactPerMessage(
  { credits, price }: { credits: number; price: Pick<Money, 'amount'> },
  messageCredits: number,
): boolean {
  return (price.amount * messageCredits) % credits === 0;
}

/** Tells the id of a package from any other string. Source: product.md §2. */
export function isPackageId(value: unknown): value is PackageId {
  return typeof value === 'string' && Object.hasOwn(PACKAGES, value);
}
