import { msg, plural } from '@lingui/core/macro';
import { formatMoney } from '@vela/domain/money';
import { defineMail, type MailValues } from './define-mail';
import { methodName, orderFacts, type PaidOrder, writtenTime } from './order-facts';

interface Charge extends PaidOrder {
  /** What the member knows the method by, such as a card's last digits. */
  label: string | null;
}

/** What was charged to a stored payment method. */
export const repeatOrder = defineMail({
  kind: 'repeat_order',
  path: ({ charge }) => `/transactions/${charge.paymentId}`,
  texts: ({ site, locale, timeZone, i18n }: MailValues, { charge }: { charge: Charge }) => {
    const { credits, label } = charge;
    const amount = formatMoney(charge.amount, locale);
    const time = writtenTime(charge.paidAt, { locale, timeZone });
    const until = writtenTime(charge.withdrawUntil, { locale, timeZone });
    const name = methodName(i18n, charge.method);
    const method = label === null ? name : `${name} ${label}`;
    return {
      subject: msg`Your order at ${site}: ${amount}`,
      body: msg`You ordered ${plural(credits, { one: '# credit', other: '# credits' })} at ${site}. We charged ${amount} to your stored payment method (${method}) on ${time}. Nothing renews by itself.`,
      facts: orderFacts({ locale, timeZone, i18n }, charge),
      action: msg`See the order`,
      validity: msg`You can withdraw until ${until}, without giving a reason: open the order and press “Withdraw”. What you haven’t used goes back the way you paid.`,
      otherwise: msg`Not you? Choose a new password: it logs out all your other devices, and nobody can order with your payment method without it.`,
      newPassword: msg`It wasn’t me: choose a new password`,
    };
  },
});
