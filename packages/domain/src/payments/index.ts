export { allowedMethods } from './allowed-methods';
export { checkIssuer } from './check-issuer';
export type { Issuer, Issuers } from './check-issuer';
export { isFree, maySurcharge, orderTotal, transactionFee } from './fees';
export type { PaymentFees } from './fees';
export {
  canTryAnother,
  isSettled,
  ORDER_STATUSES,
  orderStatusAfter,
  paidStatus,
  PAYMENT_OUTCOMES,
  sendsRefund,
} from './order-status';
export type { OrderNews, OrderStatus, PaymentOutcome } from './order-status';
export {
  isPaymentMethodKey,
  keepsMethod,
  PAYMENT_METHOD_KEYS,
  PAYMENT_METHOD_KINDS,
  paymentMethod,
  paymentMethodsIn,
} from './payment-methods';
export type { PaymentMethod, PaymentMethodKey, PaymentMethodKind } from './payment-methods';
export { nextOrderAt, OPEN_ORDERS_MAX, UNPAID_ORDER_KEPT_DAYS } from './open-orders';
export { nextPollMs } from './payment-polling';
export { isPaymentConfirmed, nextRepeatOrderAt } from './repeat-order-limits';
export { orderToRepeat } from './repeated-order';
export { refundReason } from './refund-reason';
export { retryMethods } from './retry-methods';
export type { RetryMethods } from './retry-methods';
export { isShownTotal, isPriceChange } from './shown-total';
export { chargesVat, vatWithin } from './vat';
export type { VatRates } from './vat';
