import { LOCALES, type Locale } from '@vela/domain/locale';
import { describe, expect, it } from 'vitest';
import { createTextLanguages } from './eld-text-languages';

const textLanguages = createTextLanguages();
const languageOf = (text: string, writer: Locale = 'en') => textLanguages.languageOf(text, { writer });

/** What people say of themselves and to each other. */
const TEXTS: Readonly<Record<Locale, readonly [string, ...string[]]>> = {
  en: ['I run a small bakery and sleep far too little.', 'What are you doing tonight?'],
  nl: ['Ik heb een kleine bakkerij en slaap veel te weinig.', 'Wat doe je vanavond?'],
  de: ['Ich habe eine kleine Bäckerei und schlafe viel zu wenig.', 'Was machst du heute Abend?'],
  it: ['Ho un piccolo panificio e dormo davvero troppo poco.', 'Cosa fai di bello stasera?'],
  fr: ['J’ai une petite boulangerie et je dors beaucoup trop peu.', 'Tu fais quoi ce soir ?'],
  es: ['Tengo una pequeña panadería y duermo demasiado poco.', '¿Qué haces esta noche?'],
  pl: ['Prowadzę małą piekarnię i zdecydowanie za mało śpię.', 'Co robisz dziś wieczorem?'],
  da: [
    'Jeg har et lille bageri og sover alt for lidt. Ellers kan jeg godt lide at læse og spise rugbrød.',
    'Hvad laver du i aften?',
  ],
  fi: ['Minulla on pieni leipomo ja nukun aivan liian vähän.', 'Mitä teet tänä iltana?'],
  nb: [
    'Jeg driver et lite bakeri og sover altfor lite. Ellers liker jeg å gå på ski og spise brunost.',
    'Hva gjør du i kveld?',
  ],
  sv: ['Jag har ett litet bageri och sover alldeles för lite.', 'Vad gör du ikväll?'],
};

describe('languages of texts', () => {
  it.each(LOCALES)('are found in %s, written from an account in it', async (locale) => {
    for (const text of TEXTS[locale]) expect(await languageOf(text, locale)).toBe(locale);
  });

  it.each(LOCALES)('are found of a long text in %s, from an account in another language', async (locale) => {
    for (const writer of ['en', 'de'] as const)
      expect(await languageOf(TEXTS[locale][0], writer)).toBe(locale);
  });

  it.each(LOCALES)('are found of a short text in %s, or nothing is', async (locale) => {
    const [, short = ''] = TEXTS[locale];
    for (const writer of ['en', 'de'] as const)
      expect([locale, null]).toContain(await languageOf(short, writer));
  });

  it('may be ones that no site is shown in', async () => {
    expect(await languageOf('Küçük bir fırınım var ve gerçekten çok az uyuyorum.')).toBe('tr');
    expect(await languageOf('Tenho uma pequena padaria e durmo muito pouco, infelizmente.')).toBe('pt');
    expect(
      await languageOf('Я люблю довгі прогулянки біля моря і гарну каву вранці, а ще читаю багато книжок.'),
    ).toBe('uk');
  });

  it('aren’t guessed of greetings, names, signs and numbers', async () => {
    for (const text of [
      '',
      'Hi',
      'ok!',
      'haha',
      'Ciao',
      '😀',
      '😀😀😀 ❤️ 😘',
      '🇳🇱🇩🇪',
      '06 12345678',
      '...',
      'x',
    ])
      expect(await languageOf(text)).toBeNull();
    expect(await languageOf('https://example.com/ich/und/du-und-ich')).toBeNull();
  });

  it('follow the words between emoji', async () => {
    expect(await languageOf('😀😀 Wat leuk dat je schrijft! 😘😘 Hoe gaat het vandaag met je? ❤️')).toBe(
      'nl',
    );
  });

  it('are one of the two of a mixed text, or the writer’s', async () => {
    const mixed = 'Ich liebe lange Spaziergänge am Meer. I love long walks by the sea and good coffee.';
    expect(['de', 'en']).toContain(await languageOf(mixed, 'de'));
    expect(['de', 'en']).toContain(await languageOf(mixed, 'en'));
  });

  it('are found of 4,000 characters', async () => {
    expect(await languageOf(`${TEXTS.nl[0]} `.repeat(80).slice(0, 4000))).toBe('nl');
  });

  it.each([
    ['one letter', 'a'.repeat(4000)],
    ['an endless word', 'ab1@.'.repeat(800)],
    ['half of a pair', `\uD800\uDC00\uD800 ${'\uDFFF'.repeat(2000)} abcdefgh`],
    ['piles of marks', `e${'\u0301'.repeat(3900)} abcdefgh ijkl`],
    ['names of prototypes', '__proto__ constructor toString hasOwnProperty valueOf __proto__'],
    ['separators', `${'\u2028\u2029\u0000\u200B\u202E'.repeat(700)} abcdefgh`],
    ['spaces', ' '.repeat(4000)],
    ['markup', '<script>alert(document.cookie)</script>'.repeat(100)],
  ])('end with some answer for %s', async (_, text) => {
    expect([null, ...LOCALES]).toContain(await languageOf(text));
  });
});
