import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale';
import {
  CONTACT_DATA,
  concernsBeforeSending,
  insults,
  isFirstContact,
  SCAM_SIGNS,
  scamSignsIn,
  type MessageWords,
  type PhraseTable,
} from '.';

const NONE = Object.fromEntries(['any', ...LOCALES].map((key) => [key, []])) as unknown as PhraseTable;

const WORDS: MessageWords = {
  insults: { ...NONE, any: ['asshole*'], en: ['shut up'], sv: ['hora'] },
  scams: {
    money: { ...NONE, en: ['lend me'] },
    gift_card: { ...NONE, any: ['gift card*'] },
    code: NONE,
    investment: { ...NONE, any: ['crypto*'] },
    other_app: { ...NONE, any: ['whatsapp'] },
  },
  ibans: { NL: '4a10n', DE: '18n' },
};

const concerns = (text: string, isFirst = true) =>
  concernsBeforeSending({ text, locale: 'en', isFirst }, WORDS);

describe('concernsBeforeSending', () => {
  test.each([
    ['Call me on 06 12 34 56 78', ['phone_number']],
    ['+31 (0)6-12345678', ['phone_number']],
    ['0049 171/1234567', ['phone_number']],
    ['I was born on 12-05-1990', []],
    ['On 2026-11-28, 20:15?', []],
    ['It cost 1250 or 3400', []],
    ['Order 1234 5678 9012 3456 7890', []],
    ['ana.mol@example.com', ['email']],
    ['look at https://example.com/me', ['link']],
    ['www.example.com', ['link']],
    ['see example.com', ['link']],
    ['t.me/ana', ['link']],
    ['Fine.No problem', []],
    ['My account: NL91 ABNA 0417 1643 00, thanks', ['bank_account']],
    ['nl91abna0417164300', ['bank_account']],
    ['NL92 ABNA 0417 1643 00', ['phone_number']],
    ['FR91 ABNA', []],
    ['FR91 ABNA 0417 1643 00', ['phone_number']],
    ['DE89 3704 0044 0532 0130 00 please', ['bank_account']],
    ['0x52908400098527886E0F7030069857D2E4169EE7', ['wallet']],
    ['Shut up, 06 12345678', ['insult', 'phone_number']],
    ['Shut upstairs windows', []],
    ['How was your day?', []],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(concerns(text)).toEqual(expected);
  });

  test('of two who know each other are insults and money alone', () => {
    expect(concerns('Shut up. 06 12345678 NL91ABNA0417164300 example.com', false)).toEqual([
      'insult',
      'bank_account',
    ]);
  });

  test('come in one order, each once, and of two who know each other no others', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const found = concerns(text);
        expect(found).toEqual(['insult', ...CONTACT_DATA].filter((one) => found.some((it) => it === one)));
        expect(found).toEqual(expect.arrayContaining(concerns(text, false)));
      }),
    );
  });
});

describe('insults', () => {
  test('are looked for in the language of the reader and in all', () => {
    expect(insults({ text: 'Son las tres hora', locale: 'es' }, WORDS)).toBe(false);
    expect(insults({ text: 'Din HORA!', locale: 'sv' }, WORDS)).toBe(true);
    expect(insults({ text: 'You assholes', locale: 'fi' }, WORDS)).toBe(true);
  });
});

test.each([
  ['Can you lend me 200?', ['money']],
  ['My account is NL91ABNA0417164300', ['money']],
  ['Buy two gift-cards, write on WhatsApp, cryptocurrency', ['gift_card', 'investment', 'other_app']],
  ['See you tomorrow', []],
])('signs of a scam in %j are %j', (text, expected) => {
  expect(scamSignsIn({ text, locale: 'en' }, WORDS)).toEqual(expected);
  expect(SCAM_SIGNS).toEqual(expect.arrayContaining(expected));
});

test.each([
  [0, true],
  [9, true],
  [10, false],
])('with %i messages of the other it is a first contact: %j', (count, isFirst) => {
  expect(isFirstContact(count)).toBe(isFirst);
});
