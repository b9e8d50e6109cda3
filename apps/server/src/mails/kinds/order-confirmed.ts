import { msg } from '@lingui/core/macro';
import { formatMoney } from '@vela/domain/money';
import { defineMail, type MailValues } from './define-mail';
import { orderFacts, type PaidOrder, writtenTime } from './order-facts';

/** The confirmation of a paid order, with its receipt and how it can be withdrawn from. */
export const orderConfirmed = defineMail({
  kind: 'order_confirmed',
  path: ({ order }) => `/transactions/${order.paymentId}`,
  texts: (values: MailValues, { order }: { order: PaidOrder }) => {
    const { site } = values;
    const amount = formatMoney(order.amount, values.locale);
    const until = writtenTime(order.withdrawUntil, values);
    return {
      subject: msg`Your order at ${site}: ${amount}`,
      body: msg`Thank you for your order at ${site}. It is paid, and the credits are in your account. This mail is your receipt.`,
      facts: orderFacts(values, order),
      action: msg`See the order`,
      validity: msg`You can withdraw until ${until}, without giving a reason: open the order and press “Withdraw”. What you haven’t used goes back the way you paid.`,
      otherwise: msg`Nothing renews by itself.`,
    };
  },
});
