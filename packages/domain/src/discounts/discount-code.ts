import type { Country } from '../locale';
import type { Money } from '../money';
import type { PaymentMethodKey } from '../payments';

export interface DiscountCode {
  /** The code as {@link normalizeDiscountCode} writes it. */
  code: string;
  /** The discount in whole per cent of the price, 1 to 100. */
  percentage: number;
  status: 'active' | 'disabled';
  /** The sites on which it counts; everywhere when null, and so for the others below. */
  country: Country | null;
  /** The member that the code belongs to; `null` for a code that anyone may use. */
  memberId: string | null;
  /** The code has expired from this moment on. */
  expires: Date | null;
  /** What an order must cost before the discount. It is for this currency alone. */
  minimumOrder: Money | null;
  paymentMethods: readonly PaymentMethodKey[] | null;
  oncePerMember: boolean;
}

/** What a discount code is asked for; what isn't known yet is null and rejects nothing. */
export interface DiscountRequest {
  memberId: string;
  country: Country | null;
  /** The price before the discount. */
  price: Money | null;
  paymentMethod: PaymentMethodKey | null;
  /** Whether this member has used the code. */
  used: boolean;
}

/** No code that is typed is longer, in characters. */
export const DISCOUNT_CODE_MAX = 64;

/**
 * A discount code in the form that is compared. People dictate codes and copy them by hand, so case and
 * surrounding space don't count. Source: decisions.md, Money.
 */
export function normalizeDiscountCode(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * Whether a code counts for a request at `now`: active, not over, not used up, this member's, and for the
 * country, the price and the method where these are known. Source: decisions.md, Money.
 */
export function discountApplies(code: DiscountCode, request: DiscountRequest, now: Date): boolean {
  if (code.status !== 'active') return false;
  if (code.expires && now >= code.expires) return false;
  if (code.oncePerMember && request.used) return false;
  if (code.memberId !== null && code.memberId !== request.memberId) return false;
  if (!isAmong(request.country, code.country && [code.country])) return false;
  if (!isAmong(request.paymentMethod, code.paymentMethods)) return false;
  return reachesMinimum(code, request);
}

function isAmong<Value>(value: Value | null, allowed: readonly Value[] | null): boolean {
  return value === null || allowed === null || allowed.includes(value);
}

function reachesMinimum({ minimumOrder }: DiscountCode, { price }: DiscountRequest): boolean {
  if (!minimumOrder || !price) return true;
  return price.currency === minimumOrder.currency && price.amount >= minimumOrder.amount;
}
