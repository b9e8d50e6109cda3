/** Minor units of an ISO 4217 currency, which may be one that is not known here. */
interface Shown {
  amount: number;
  currency: string;
}

/**
 * Whether an order is taken at its `total`: it is what the member was `shown`, to the minor unit and in the
 * same currency. `undefined` is of a client that doesn't say what it showed, and rejects nothing. Source:
 * decisions.md, Honest by construction.
 */
export function isShownTotal(shown: Shown | undefined, total: Shown): boolean {
  return shown === undefined || (shown.amount === total.amount && shown.currency === total.currency);
}

/**
 * Whether an order was rejected because its price differs from the one shown, or from that of an earlier
 * order with the same client id. Nothing was ordered, and the prices are loaded again. Source: decisions.md,
 * Honest by construction.
 */
export function isPriceChange(code: string): boolean {
  return code === 'price_changed' || code === 'client_id_reused';
}
