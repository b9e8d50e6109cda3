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

/** What the packages cost in each currency, in its minor unit. */
export type PackagePrices = Readonly<Record<Currency, Readonly<Record<PackageId, number>>>>;

export interface PricedPackage {
  id: PackageId;
  credits: number;
  popular: boolean;
  price: Money;
}

/**
 * The packages at what they cost in a country's currency by the price list, smallest first. Source: product.md §2;
 * decisions.md, Money.
 */
export function packagesIn(country: Country, prices: PackagePrices): PricedPackage[] {
  const currency = COUNTRY_CURRENCY[country];
  return PACKAGE_IDS.map((id) => ({
    id,
    ...PACKAGES[id],
    price: { amount: prices[currency][id], currency },
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

/** Whether a string is the id of a package. Source: product.md §2. */
export function isPackageId(value: unknown): value is PackageId {
  return typeof value === 'string' && Object.hasOwn(PACKAGES, value);
}
