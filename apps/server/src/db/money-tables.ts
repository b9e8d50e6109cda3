import type { LedgerKind, PackageId } from '@vela/domain/credits';
import type { Country } from '@vela/domain/locale';
import type { Currency } from '@vela/domain/money';
import type { OrderStatus, PaymentMethodKey, PaymentOutcome } from '@vela/domain/payments';
import type { Generated } from 'kysely';

/**
 * The id that a member has or had: an opaque reference, since books stay when the member's row is deleted. The column keeps
 * its name, which the previous version's code writes, too.
 */
export type MemberRef = string;

export interface CreditLedgerTable {
  member_id: MemberRef;
  /** 1, 2, 3 … without a gap. */
  seq: number;
  prev_seq: number | null;
  delta: number;
  balance_before: number;
  balance_after: number;
  kind: LedgerKind;
  /** What the entry is for: a message's or a payment's id. */
  reference: string | null;
  created_at: Date;
}

export interface CreditLotsTable {
  member_id: MemberRef;
  /** The number of the ledger entry that brought the credits. */
  seq: number;
  /** null for credits that were given. */
  payment_id: string | null;
  credits: number;
  remaining: number;
  opened_at: Date;
}

export interface CreditDebtsTable {
  /** The payment that was reversed. */
  payment_id: string;
  member_id: MemberRef;
  credits: number;
  remaining: number;
  created_at: Date;
}

/** Amounts are in the currency's minor unit. */
export interface OrdersTable {
  payment_id: string;
  member_id: MemberRef;
  site_id: string;
  client_id: string;
  package_id: PackageId;
  credits: number;
  country: Country;
  currency: Currency;
  price_before: number;
  price: number;
  fee: number;
  /** Hundredths of a per cent. */
  vat_rate: number;
  discount_code: string | null;
  discount_percentage: number | null;
  /** Whether the member may use the code once only. */
  discount_once: Generated<boolean>;
  status: OrderStatus;
  paymentmethod: PaymentMethodKey;
  issuer: string | null;
  store_method: boolean;
  /** The method that a repeat order was charged to without the provider's page. It may be deleted together with its member. */
  stored_method_id: string | null;
  provider: string;
  provider_payment_id: string | null;
  redirect_url: string | null;
  created_at: Date;
  completed_at: Date | null;
  /** What the site promised when the order was placed; null for orders from before this was stored. */
  refund_days: number | null;
  /**
   * Of a person whose account was cleared for another: a payment that comes later goes back, nothing of it is stored, and its
   * reversal changes neither credits nor debts.
   */
  left_behind: Generated<boolean>;
}

export interface PaymentNoticesTable {
  payment_id: string;
  kind: PaymentOutcome;
  received_at: Date;
}

export interface RefundsTable {
  payment_id: string;
  member_id: MemberRef;
  credits: number;
  amount: number;
  currency: Currency;
  provider_refund_id: string | null;
  created_at: Date;
  sent_at: Date | null;
}

export interface DiscountCodesTable {
  site_id: string;
  /** Upper case. */
  code: string;
  percentage: number;
  status: 'active' | 'disabled';
  country: Country | null;
  member_id: string | null;
  expires: Date | null;
  currency: Currency | null;
  minimum_order_value: number | null;
  paymentmethods: PaymentMethodKey[] | null;
  once_per_member: Generated<boolean>;
}

export interface DiscountUsesTable {
  member_id: string;
  code: string;
  payment_id: string;
  used_at: Date;
}

export interface RetentionOffersTable {
  member_id: string;
  code: string;
  claimed_at: Date;
}

export interface StoredMethodsTable {
  id: string;
  member_id: string;
  provider: string;
  paymentmethod: PaymentMethodKey;
  /** The provider's name for it. */
  token: string;
  /** What the member knows it by, such as a card's last digits. */
  label: string | null;
  created_at: Date;
}
