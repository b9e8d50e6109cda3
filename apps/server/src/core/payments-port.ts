import type { Country, Locale } from '@vela/domain/locale';
import type { Money } from '@vela/domain/money';
import type { PaymentMethodKey, PaymentOutcome } from '@vela/domain/payments';
import type { Webhook } from './webhook';

/** The providers of this deployment. */
export interface Payments {
  /** The provider with the name that a webhook's path or an order has. */
  byName(name: string): PaymentProvider | null;
  /** The first that offers a method. */
  byMethod(method: PaymentMethodKey): PaymentProvider | null;
  /** Only the demo has it. */
  sandbox: Sandbox | null;
}

/** A provider whose webhooks a test writes itself. */
export interface Sandbox extends PaymentProvider {
  /** A webhook as it would send it. */
  write(notice: PaymentNotice): Webhook;
}

/**
 * A company that handles payments. Each of its calls may be made again with the same `paymentId` after a
 * crash: it has to return the same payment, charge or refund, and not another one (most call this idempotency
 * keys). A refund is tried for a fortnight: if keys expire sooner, it looks for the refund that may exist
 * already.
 */
export interface PaymentProvider {
  readonly name: string;
  offers(method: PaymentMethodKey): boolean;
  /** Opens a payment and says where the person pays it. */
  start(payment: NewPayment): Promise<StartedPayment>;
  /** Pays with the method that the provider has stored for the member, without a page in between. */
  charge(payment: StoredPayment): Promise<ChargedPayment>;
  /** Sends money back the way it came. */
  refund(refund: Refund): Promise<{ providerRefundId: string }>;
  /**
   * The payments that a webhook reports, any number of them; empty if it reports nothing that matters here.
   * Throws {@link BadSignature} if the provider didn't send it. A provider whose webhooks only name a payment
   * asks back for its state.
   */
  readWebhook(webhook: Webhook): Promise<PaymentNotice[]>;
}

interface Payment {
  /** Ours. It travels with the payment, so that a notice finds its order before `start` has answered. */
  paymentId: string;
  amount: Money;
  /** What a statement of account shows. */
  description: string;
  method: PaymentMethodKey;
  /** The address that the provider reports to. */
  webhookUrl: string;
}

export interface NewPayment extends Payment {
  /** The bank, for methods that list them. */
  issuer: string | null;
  country: Country;
  locale: Locale;
  /** The address that the person comes back to, however the payment ended. */
  returnUrl: string;
  /** Keep the method for later payments of this payer. */
  storeFor: { payerId: string } | null;
}

export interface StartedPayment {
  providerPaymentId: string;
  redirectUrl: string;
}

export interface StoredPayment extends Payment {
  /** The provider's name for the stored method, as a notice gave it. */
  token: string;
}

/** The webhook of a `pending` payment comes later. A method that needs the member's presence has failed. */
export interface ChargedPayment {
  providerPaymentId: string;
  outcome: 'paid' | 'failed' | 'pending';
}

export interface Refund {
  paymentId: string;
  providerPaymentId: string;
  amount: Money;
  description: string;
}

/** One thing a provider says of a payment; it may come late, twice and in any order. */
export interface PaymentNotice {
  paymentId: string;
  /** The one that refunds name; a provider may have another for it than `start` gave. */
  providerPaymentId: string;
  outcome: PaymentOutcome;
  /** What was paid or reversed. */
  amount: Money;
  /** What the provider stores for later payments, and the name by which the member knows it. */
  stored: { token: string; label: string | null } | null;
}
