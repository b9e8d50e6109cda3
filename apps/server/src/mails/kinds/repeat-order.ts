import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { dateFormat } from '@vela/domain/locale';
import { formatMoney, type Money } from '@vela/domain/money';
import { paymentMethod, type PaymentMethodKey } from '@vela/domain/payments';
import { defineMail, type MailValues } from './define-mail';

interface Charge {
  paymentId: string;
  amount: Money;
  credits: number;
  method: PaymentMethodKey;
  /** What the member knows the method by, such as a card's last digits. */
  label: string | null;
  /** ISO 8601. */
  chargedAt: string;
}

/** What was charged to a stored payment method. */
export const repeatOrder = defineMail({
  kind: 'repeat_order',
  path: ({ charge }) => `/transactions/${charge.paymentId}`,
  texts: ({ site, locale, timeZone, i18n }: MailValues, { charge }: { charge: Charge }) => {
    const { credits, label } = charge;
    const amount = formatMoney(charge.amount, locale);
    const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
    const time = format.format(new Date(charge.chargedAt));
    const name = methodName(i18n, charge.method);
    const method = label === null ? name : `${name} ${label}`;
    return {
      subject: msg`Your order at ${site}: ${amount}`,
      body: msg`You ordered ${plural(credits, { one: '# credit', other: '# credits' })} at ${site}. We charged ${amount} to your stored payment method (${method}) on ${time}. Nothing renews by itself.`,
      action: msg`See the order`,
      validity: null,
      otherwise: msg`Not you? Choose a new password: it logs out all your other devices, and nobody can order with your payment method without it.`,
      newPassword: msg`It wasn’t me: choose a new password`,
    };
  },
});

/** The credit card is the one method whose name isn't a brand's. */
function methodName(i18n: I18n, method: PaymentMethodKey): string {
  return method === 'creditcard' ? i18n._(msg`Credit card`) : paymentMethod(method).name;
}
