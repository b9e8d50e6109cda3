import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import type { Country } from '@vela/domain/locale';
import { allowedMethods, paymentMethod, transactionFee, type PaymentMethodKey } from '@vela/domain/payments';
import type { Payments } from '../adapters/payments/port';
import { findDebt } from '../credits/find-debt';
import { payingCountry } from '../credits/paying-country';
import type { Handler } from '../http/handler';

/** How someone may pay from a country; who owes credits of a payment that was taken back, not by direct debit. */
export const listPaymentMethods: Handler<'listPaymentMethods'> = async (call) => {
  const country = await payingCountry(call);
  const { context, session } = call;
  const owed = session ? await findDebt(context.db, session.memberId) : 0;
  const keys = offeredMethods(context.payments, { country, owed });
  return {
    result: { country, paymentmethods: keys.map((key) => presentPaymentMethod(key, country)) },
  };
};

/** The methods that a provider of ours offers in a country to a member who owes so many credits. */
export function offeredMethods(
  payments: Payments,
  { country, owed }: { country: Country; owed: number },
): PaymentMethodKey[] {
  return allowedMethods({ country, owed }).filter((key) => payments.byMethod(key) !== null);
}

function presentPaymentMethod(key: PaymentMethodKey, country: Country): PaymentMethod {
  const { kind, name, issuers } = paymentMethod(key);
  return {
    key,
    kind,
    name,
    fee: transactionFee(key, country),
    ...(issuers && { issuers: issuers.map((issuer) => ({ ...issuer })) }),
  };
}
