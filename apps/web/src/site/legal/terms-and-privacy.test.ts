import { settingsFixture } from '@vela/api-client/testing';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { describe, expect, it } from 'vitest';
import { loadLegalPage } from './load-legal-page';

const settings = settingsFixture({
  deleted_account_days: 37,
  failures_kept_days: 8,
  refund_days: 21,
  min_age: 25,
});

/** One day, two, five and fourteen, as the language says them where they stand in a sentence. */
const DAYS = {
  en: ['day', 'days', 'days', 'days'],
  nl: ['dag', 'dagen', 'dagen', 'dagen'],
  de: ['Tag', 'Tage', 'Tage', 'Tage'],
  it: ['giorno', 'giorni', 'giorni', 'giorni'],
  fr: ['jour', 'jours', 'jours', 'jours'],
  es: ['día', 'días', 'días', 'días'],
  pl: ['dzień', 'dni', 'dni', 'dni'],
  da: ['dag', 'dage', 'dage', 'dage'],
  fi: ['päivän', 'päivän', 'päivän', 'päivän'],
  nb: ['dag', 'dager', 'dager', 'dager'],
  sv: ['dag', 'dagar', 'dagar', 'dagar'],
} as const satisfies Record<Locale, readonly [string, string, string, string]>;

const paragraphsOf = async (name: 'terms' | 'privacy', locale: Locale, site = settings) =>
  (await loadLegalPage(`pages-${name}`, { locale, settings: site })).text.sections.flatMap(
    ({ paragraphs, list }) => [...paragraphs, ...(list ?? [])],
  );

const having = (paragraphs: readonly string[], number: number) =>
  paragraphs.filter((paragraph) => new RegExp(`\\b${number}\\b`).test(paragraph));

describe.each(LOCALES)('what a site promises of its own numbers, in %s', (locale) => {
  it('is in its terms', async () => {
    const terms = await paragraphsOf('terms', locale);
    for (const number of [25, 21]) expect(having(terms, number)).not.toEqual([]);
    expect(having(terms, 14)).toEqual([]);
  });

  it('is in its privacy notice', async () => {
    const notice = await paragraphsOf('privacy', locale);
    expect(having(notice, 8)).not.toEqual([]);
    expect(having(notice, 14)).toEqual([]);
  });
});

describe.each(LOCALES)('days in the legal texts, in %s', (locale) => {
  it.each([
    [1, 0],
    [2, 1],
    [5, 2],
    [14, 3],
  ] as const)('are said of %i as the language says it', async (days, index) => {
    const site = settingsFixture({
      failures_kept_days: days,
      refund_days: days,
      deleted_account_days: days,
      min_age: 25,
    });
    const texts = [
      ...(await paragraphsOf('terms', locale, site)),
      ...(await paragraphsOf('privacy', locale, site)),
    ];
    const counted = new RegExp(`(?<![\\p{L}\\d])${days}\\s(\\p{L}+)`, 'gu');
    const words = texts.flatMap((text) => [...text.matchAll(counted)].map(([, word]) => word));
    expect(words).toEqual(Array.from({ length: 4 }, () => DAYS[locale][index]));
  });
});

describe.each(['terms', 'privacy'] as const)('the %s', (name) => {
  const shapeOf = async (locale: Locale) =>
    (await loadLegalPage(`pages-${name}`, { locale, settings })).text.sections.map(
      ({ id, paragraphs, list }) => ({
        id,
        paragraphs: paragraphs.length,
        items: list?.length ?? 0,
      }),
    );

  it.each(LOCALES)('have in %s the parts they have in English', async (locale) => {
    expect(await shapeOf(locale)).toEqual(await shapeOf('en'));
  });
});

/** The section of each text that is about leaving; of the answers it is one of many. */
const LEAVING = { terms: 'leaving', privacy: 'duration', faq: null } as const;

describe.each(LOCALES)('who wants to leave, in %s,', (locale) => {
  it.each(Object.keys(LEAVING) as (keyof typeof LEAVING)[])(
    'learns from the %s for how long the account can come back',
    async (name) => {
      const { text } = await loadLegalPage(`pages-${name}`, { locale, settings });
      const section = text.sections.find(({ id }) => id === LEAVING[name]);
      expect(JSON.stringify(LEAVING[name] === null ? text : section)).toMatch(/\b37\b/);
    },
  );
});
