/**
 * What follows country and check digits in each country, as the register of ISO 13616 writes it: how many digits (`n`),
 * capital letters (`a`) or either (`c`), in order, as in `4a10n`.
 */
export type IbanForms = Readonly<Record<string, string>>;

const CHARACTERS: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' };

/**
 * An IBAN as it is sent and stored: capitals, without the spaces, dots and hyphens that it may be written
 * with. Source: ISO 13616.
 */
export function normalizeIban(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/**
 * Whether a text, however it is spaced, is an IBAN that SEPA can debit: of one of its countries, which `forms` has, in that
 * country's form, and with check digits that fit (ISO 7064, MOD 97-10). It says nothing of whether there is such an account.
 * Source: ISO 13616.
 */
export function isIban(typed: string, forms: IbanForms): boolean {
  const iban = normalizeIban(typed);
  const form = forms[iban.slice(0, 2)];
  if (form === undefined || !formOf(form).test(iban.slice(4))) return false;
  return hasCheckDigits(iban);
}

/** An IBAN as people write it, in groups of four. Source: ISO 13616. */
export function formatIban(typed: string): string {
  return (normalizeIban(typed).match(/.{1,4}/g) ?? []).join(' ');
}

/**
 * An IBAN by which its owner knows it again and nobody else finds it out: its country and the last four characters.
 */
export function maskIban(typed: string): string {
  const iban = normalizeIban(typed);
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
}

function formOf(form: string): RegExp {
  const source = form.replaceAll(
    /(\d+)([nac])/g,
    (_part, count: string, kind: string) => `${CHARACTERS[kind]}{${count}}`,
  );
  return new RegExp(`^${source}$`);
}

/** 00, 01 and 99 leave the right remainder, too, but are never given (ISO 13616). */
function hasCheckDigits(iban: string): boolean {
  const isGiven = /^..(?:0[2-9]|[1-8]\d|9[0-8])/.test(iban);
  return isGiven && remainderOf(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** The remainder of a number in which letters stand for 10 to 35; digit by digit, as the whole exceeds the numbers of JavaScript. */
function remainderOf(text: string): number {
  const digits = Array.from(text, (letter) => Number.parseInt(letter, 36)).join('');
  return Array.from(digits, Number).reduce((remainder, digit) => (remainder * 10 + digit) % 97, 0);
}
