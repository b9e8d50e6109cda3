import type { DirectDebitCountry } from './postal-code';

/** What numbers of a country begin with when they are called from elsewhere, without the `+`. */
export type CallingCodes = Readonly<Record<DirectDebitCountry, string>>;

/**
 * Elsewhere a 0 before the number goes when it is called from abroad, and no mobile number begins with its own calling code;
 * in Italy some do.
 */
const AS_IT_IS: DirectDebitCountry = 'IT';

/**
 * A mobile number as text messages are sent to (E.164: `+`, 8 to 15 digits), from one typed in a country: with its `+`
 * or `00`, as it is called there, or with the 0 of one beside the other, as in `+31 (0)6`. `null` for what is no
 * number; whether it is a mobile one shows when it is sent to. `codes` has what each country is called by. Source:
 * product.md §3, Direct-debit form; E.164.
 */
export function normalizeMobile(
  typed: string,
  country: DirectDebitCountry,
  codes: CallingCodes,
): string | null {
  const digits = typed.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  const number = international(digits, { code: codes[country], isAsItIs: country === AS_IT_IS });
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

function international(digits: string, { code, isAsItIs }: { code: string; isAsItIs: boolean }): string {
  if (isAsItIs) return digits.startsWith('+') ? digits : `+${code}${digits}`;
  const own = digits.replace(new RegExp(`^\\+?${code}`), '');
  return own.startsWith('+') ? own : `+${code}${own.replace(/^0/, '')}`;
}
