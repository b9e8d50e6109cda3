import type { PaymentFees } from '@vela/domain/payments';

/** The fee in minor units, for one payment of any size: it is less than a provider takes for the smallest. */
export const PAYMENT_FEES: PaymentFees = {
  creditcard: { CHF: 25, CAD: 30, AUD: 30, NZD: 35 },
  paysafecard: {
    EUR: 50,
    USD: 50,
    GBP: 40,
    CAD: 75,
    AUD: 80,
    NZD: 85,
    CHF: 50,
    PLN: 200,
    DKK: 350,
    NOK: 550,
    SEK: 550,
  },
};
