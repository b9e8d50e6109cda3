import { ISSUERS } from '@vela/atlas/issuers';
import { PAYMENT_FEES } from '@vela/atlas/payment-fees';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import type { Country } from '@vela/domain/locale';
import { allowedMethods, paymentMethod, transactionFee, type PaymentMethodKey } from '@vela/domain/payments';
import type { Payments } from '../core/payments-port';
import { payingCountry } from '../credits/paying-country';
import type { Handler } from '../core/handler';
import { findDebitBlock } from './find-debits';

/** The ways to pay in a country; without direct debit for a member that is blocked from it. */
export const listPaymentMethods: Handler<'listPaymentMethods'> = async (call) => {
  const country = await payingCountry(call);
  const { context, session } = call;
  const isDebitBlocked = session !== null && (await findDebitBlock(context.db, session.memberId));
  const keys = offeredMethods(context.payments, { country, isDebitBlocked });
  return {
    result: { country, paymentmethods: keys.map((key) => presentPaymentMethod(key, country)) },
  };
};

/** The methods that a provider of ours offers in a country to who may be debited, or may not. */
export function offeredMethods(
  payments: Payments,
  { country, isDebitBlocked }: { country: Country; isDebitBlocked: boolean },
): PaymentMethodKey[] {
  return allowedMethods({ country, isDebitBlocked }).filter((key) => payments.byMethod(key) !== null);
}

function presentPaymentMethod(key: PaymentMethodKey, country: Country): PaymentMethod {
  const { kind, name } = paymentMethod(key);
  const issuers = ISSUERS[key];
  return {
    key,
    kind,
    name,
    fee: transactionFee(key, country, PAYMENT_FEES),
    ...(issuers && { issuers: issuers.map((issuer) => ({ ...issuer })) }),
  };
}
