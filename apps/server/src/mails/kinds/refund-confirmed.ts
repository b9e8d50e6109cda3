import { msg, plural } from '@lingui/core/macro';
import { formatMoney, type Money } from '@vela/domain/money';
import { defineMail, type MailValues } from './define-mail';
import { writtenTime } from './order-facts';

interface Refund {
  paymentId: string;
  amount: Money;
  credits: number;
  /** The member withdrew, or the discount had been used by another order. */
  cause: 'withdrawn' | 'discount_used';
  /** ISO 8601. */
  startedAt: string;
}

/** The confirmation that money goes back. */
export const refundConfirmed = defineMail({
  kind: 'refund_confirmed',
  path: ({ refund }) => `/transactions/${refund.paymentId}`,
  texts: (values: MailValues, { refund }: { refund: Refund }) => {
    const { site, locale } = values;
    const { credits, cause, paymentId } = refund;
    const amount = formatMoney(refund.amount, locale);
    const time = writtenTime(refund.startedAt, values);
    return {
      subject: msg`${site} sends ${amount} back to you`,
      body:
        cause === 'withdrawn'
          ? msg`Your withdrawal reached us on ${time}. You returned ${plural(credits, { one: '# credit', other: '# credits' })}, and ${amount} is on its way back to you, the way you paid.`
          : msg`The discount of this order had already been used by another one, so it doesn’t count: ${amount} is on its way back to you, the way you paid, and no credits were added.`,
      action: msg`See the order`,
      validity: msg`How long it takes until you see the money depends on your bank: usually a few days.`,
      otherwise: msg`If the money hasn’t arrived after two weeks, write to us with the number of the order: ${paymentId}.`,
    };
  },
});
