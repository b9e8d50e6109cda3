import type { Money } from '@vela/contract/entities/money';
import { numberFormat, type Locale } from '@vela/domain/locale';
import { formatMoney, isCurrency } from '@vela/domain/money';

/** It is as wide as the digits beside it, and never breaks a line. */
const MINUS = '\u2212';

/**
 * An amount as the reader's language writes it. A currency that a newer server knows and this page doesn't is taken for
 * one of hundredths, as nearly all are.
 */
export function moneyText({ amount, currency }: Money, locale: Locale): string {
  return written({ amount, currency }, locale).replace('-', MINUS);
}

function written({ amount, currency }: Money, locale: Locale): string {
  if (isCurrency(currency)) return formatMoney({ amount, currency }, locale);
  return numberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
