import type { PaymentMethodKey } from './payment-methods';

/** A bank that a method is paid at. */
export interface Issuer {
  id: string;
  name: string;
}

/** The banks of each method that one is chosen for before the provider's page. */
export type Issuers = Readonly<Partial<Record<PaymentMethodKey, readonly Issuer[]>>>;

/**
 * What is wrong with the bank that an order names, or `null`: where a method lists banks (`issuers`) one of them is named,
 * elsewhere none is. Codes: `required`, `unknown_option`. Source: decisions.md, Routes.
 */
export function checkIssuer(
  issuer: string | undefined,
  issuers: readonly Issuer[] | undefined,
): 'required' | 'unknown_option' | null {
  if (issuer === undefined) return issuers ? 'required' : null;
  return issuers?.some(({ id }) => id === issuer) ? null : 'unknown_option';
}
