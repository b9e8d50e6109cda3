import type { IbanForms } from '../direct-debit';
import type { Locale } from '../locale';
import { foldWords, holdsPhrase } from '../text';
import { contactDataIn, type ContactData } from './contact-data';

/**
 * Words and phrases of each language and of all of them (`any`), as `holdsPhrase` reads them. A word of one language is looked for in
 * that one alone: what insults in one is harmless in another.
 */
export type PhraseTable = Readonly<Record<Locale | 'any', readonly string[]>>;

/** What messages of people who deceive ask for, and last where they lead. */
export const SCAM_SIGNS = ['money', 'gift_card', 'code', 'investment', 'other_app'] as const;

export type ScamSign = (typeof SCAM_SIGNS)[number];

/** What the checks look up; `@vela/atlas/message-words` and `/ibans` have it. */
export interface MessageWords {
  insults: PhraseTable;
  scams: Readonly<Record<ScamSign, PhraseTable>>;
  ibans: IbanForms;
}

/** What is asked about before a message is sent. */
export type SendConcern = 'insult' | ContactData;

/** Of a conversation that is no first contact any more, only these are asked about: two who know each other swap numbers. */
const ALWAYS_ASKED: readonly SendConcern[] = ['insult', 'bank_account', 'wallet'];

/** A conversation is a first contact until one of the two has written this many messages. */
const FIRST_MESSAGES = 10;

/**
 * Whether two are still getting to know each other, by how many messages one of them has written: the other, for what a member
 * sends; the member itself, for what it receives, since who deceives could write as much as ends it.
 */
export function isFirstContact(count: number): boolean {
  return count < FIRST_MESSAGES;
}

interface Checked {
  text: string;
  /** The language of who writes or reads. */
  locale: Locale;
}

/** Returns what to ask before a text is sent, the insult first; nothing for most. Source: decisions.md, Safer talk. */
export function concernsBeforeSending(
  { text, locale, isFirst }: Checked & { isFirst: boolean },
  words: MessageWords,
): SendConcern[] {
  const concerns: SendConcern[] = [
    ...(insults({ text, locale }, words) ? (['insult'] as const) : []),
    ...contactDataIn(text, words.ibans),
  ];
  return isFirst ? concerns : concerns.filter((concern) => ALWAYS_ASKED.includes(concern));
}

/** Whether a text insults or presses for pictures, by the words of the language and those of all. */
export function insults({ text, locale }: Checked, { insults: table }: MessageWords): boolean {
  return holdsPhrase(foldWords(text), [...table.any, ...table[locale]]);
}

/** Returns what in a text is known from people who deceive, in the order of `SCAM_SIGNS`. */
export function scamSignsIn({ text, locale }: Checked, { scams, ibans }: MessageWords): ScamSign[] {
  const folded = foldWords(text);
  const asksMoney = contactDataIn(text, ibans).some((kind) => kind === 'bank_account' || kind === 'wallet');
  return SCAM_SIGNS.filter(
    (sign) =>
      (sign === 'money' && asksMoney) || holdsPhrase(folded, [...scams[sign].any, ...scams[sign][locale]]),
  );
}
