import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { dateFormat, numberFormat } from '@vela/domain/locale';
import { formatMoney, type Money } from '@vela/domain/money';
import { paymentMethod, type PaymentMethodKey } from '@vela/domain/payments';
import type { MailFact, MailValues } from './define-mail';

/** What a mail says of an order that was paid: it is what the receipt says, too. */
export interface PaidOrder {
  paymentId: string;
  amount: Money;
  credits: number;
  method: PaymentMethodKey;
  /** In the amount; `rate` in per cent. */
  vat: { rate: number; amount: number };
  discount: { code: string; percentage: number } | null;
  /** ISO 8601. */
  paidAt: string;
  /** ISO 8601: until then what is unused can be returned. */
  withdrawUntil: string;
}

/** The order line by line. */
export function orderFacts(
  { locale, timeZone, i18n }: Pick<MailValues, 'locale' | 'timeZone' | 'i18n'>,
  { paymentId, amount, credits, method, vat, discount, paidAt }: PaidOrder,
): MailFact[] {
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(vat.rate / 100);
  return [
    { label: msg`Package`, value: i18n._(msg`${plural(credits, { one: '# credit', other: '# credits' })}`) },
    ...(discount === null
      ? []
      : [
          {
            label: msg`Discount`,
            value: `${discount.code}, ${numberFormat(locale, { style: 'percent' }).format(discount.percentage / 100)}`,
          },
        ]),
    { label: msg`Total`, value: formatMoney(amount, locale) },
    {
      label: msg`VAT in it (${rate})`,
      value: formatMoney({ amount: vat.amount, currency: amount.currency }, locale),
    },
    { label: msg`Paid by`, value: methodName(i18n, method) },
    { label: msg`Paid on`, value: writtenTime(paidAt, { locale, timeZone }) },
    { label: msg`Order number`, value: paymentId },
  ];
}

/** A point in time, in words, in the zone of the site. */
export function writtenTime(
  iso: string,
  { locale, timeZone }: Pick<MailValues, 'locale' | 'timeZone'>,
): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** The credit card is the one method whose name isn't a brand's. */
export function methodName(i18n: I18n, method: PaymentMethodKey): string {
  return method === 'creditcard' ? i18n._(msg`Credit card`) : paymentMethod(method).name;
}
