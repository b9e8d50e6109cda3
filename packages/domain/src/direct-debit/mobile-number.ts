import type { Country } from '../locale';
import type { DirectDebitCountry } from './postal-code';

/** What numbers of a country begin with when they are called from elsewhere (ITU-T E.164). */
const CALLING_CODES = {
  NL: '31',
  BE: '32',
  FR: '33',
  IT: '39',
  ES: '34',
  DE: '49',
  AT: '43',
  IE: '353',
  FI: '358',
} as const satisfies Record<DirectDebitCountry, string>;

/** Where people call each other with a 0 before the number, which goes when it is called from elsewhere. */
const WITH_TRUNK_ZERO: readonly Country[] = ['NL', 'BE', 'FR', 'DE', 'AT', 'IE', 'FI'];

/**
 * A mobile number as text messages are sent to (E.164: `+`, 8 to 15 digits), from one typed in a country: with its `+` or
 * `00`, or as it is called there. `null` for what is no number; whether it is a mobile one shows when it is sent to.
 */
export function normalizeMobile(typed: string, country: DirectDebitCountry): string | null {
  const digits = typed.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  const number = digits.startsWith('+')
    ? digits
    : `+${CALLING_CODES[country]}${withoutTrunk(digits, country)}`;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

function withoutTrunk(digits: string, country: DirectDebitCountry): string {
  return WITH_TRUNK_ZERO.includes(country) ? digits.replace(/^0/, '') : digits;
}
