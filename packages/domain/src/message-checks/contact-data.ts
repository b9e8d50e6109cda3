import { isIban, normalizeIban, type IbanForms } from '../direct-debit';

/** What a text can hold that leads out of the conversation, or to somebody's money. */
export const CONTACT_DATA = ['phone_number', 'email', 'link', 'bank_account', 'wallet'] as const;

export type ContactData = (typeof CONTACT_DATA)[number];

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/u;

/**
 * An address of the web. Without its protocol only under endings that are no words: "ok.no" may be a slip of two
 * sentences.
 */
const LINK =
  /https?:\/\/\S|\bwww\.\S|(?:^|[^\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,63}\.(?:com|net|org|info|app|xyz|online|club|link|site|shop|ru|ly)(?![\p{L}\p{N}])|\b(?:t|wa)\.me\/\S/iu;

/** Addresses of Bitcoin, Ethereum and its like, and Tron. */
const WALLET =
  /\b(?:bc1[a-z0-9]{25,59}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33})\b/;

/** Digits with what people write between them, and no part of a longer word. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ \u00A0./()-]{0,3}\d){6,18}(?![\p{L}\p{N}])/gu;

/** A calendar day, which has as many digits as a short number. */
const DAY = /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{4}|\d{4}-\d{1,2}-\d{1,2})$/;

const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;

/** Where an account number may begin: a country's letters and two check digits. */
const ACCOUNT = /[A-Za-z]{2}\d{2}(?=([ .-]?[0-9A-Za-z]{1,30}(?:[ .-][0-9A-Za-z]{1,30}){0,8}))/g;

/** Returns which of these a text holds, in the order of `CONTACT_DATA`. An account number is an IBAN in one of `forms`. */
export function contactDataIn(text: string, forms: IbanForms): ContactData[] {
  const has: Record<ContactData, boolean> = {
    phone_number: hasPhoneNumber(text, forms),
    email: EMAIL.test(text),
    link: LINK.test(text),
    bank_account: accountsIn(text, forms).length > 0,
    wallet: WALLET.test(text),
  };
  return CONTACT_DATA.filter((kind) => has[kind]);
}

function hasPhoneNumber(text: string, forms: IbanForms): boolean {
  const accounts = accountsIn(text, forms);
  return (text.match(NUMBER) ?? []).some((found) => {
    const digits = found.replaceAll(/\D/g, '');
    if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS || DAY.test(found.trim())) return false;
    return !accounts.some((account) => account.includes(digits));
  });
}

/** The account numbers of a text, without spaces. */
function accountsIn(text: string, forms: IbanForms): string[] {
  return [...text.matchAll(ACCOUNT)].flatMap(([start, rest = '']) => {
    const form = forms[start.slice(0, 2).toUpperCase()];
    if (form === undefined) return [];
    const account = normalizeIban(start + rest).slice(0, 4 + lengthOf(form));
    return isIban(account, forms) ? [account] : [];
  });
}

function lengthOf(form: string): number {
  return (form.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
}
