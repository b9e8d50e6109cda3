import { settingsFixture } from '@vela/api-client/testing';
import { COOKIE_LIVES_MS } from '@vela/domain/limits';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { TEXT_PAGES } from '@vela/domain/pages';
import { describe, expect, it } from 'vitest';
import type { LegalPage } from '../../content/legal-page';
import type { LegalName } from './legal-texts';
import { loadLegalPage } from './load-legal-page';

const settings = settingsFixture({
  name: 'Vela West',
  refund_days: 21,
  support_email: 'help@example.org',
  support_phone: '+31 20-123 4567',
});

const pageIn = async (name: LegalName, locale: Locale, site = settings): Promise<LegalPage> =>
  (await loadLegalPage(name, { locale, settings: site })).text;

const wordsOf = (page: LegalPage): string => JSON.stringify(page);

const everyText = TEXT_PAGES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

/** What a text is made of, without its words. */
function shapeOf({ sections }: LegalPage) {
  return sections.map(({ id, paragraphs, list, questions, table, contacts, letter, links }) => ({
    id,
    paragraphs: paragraphs.length,
    items: list?.length,
    questions: questions?.map(({ id: question, answer }) => [question, answer.length]),
    columns: table?.columns.length,
    rows: table?.rows.map(([name]) => name),
    contacts: contacts?.map(({ href }) => href),
    lines: letter?.length,
    links,
  }));
}

describe.each(everyText)('$name in $locale', ({ name, locale }) => {
  it('has the parts that it has in English', async () => {
    expect(shapeOf(await pageIn(name, locale))).toEqual(shapeOf(await pageIn(name, 'en')));
  });

  it('leaves no place empty', async () => {
    const words = wordsOf(await pageIn(name, locale));
    expect(words).not.toMatch(/\bundefined\b|\bnull\b|\[object|""|"\s/);
  });

  it('has each part and each question once', async () => {
    const { sections } = await pageIn(name, locale);
    const ids = sections.flatMap(({ id, questions = [] }) => [id, ...questions.map((part) => part.id)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  it('every cookie that the site sets is listed, with its life', async () => {
    const { sections } = await pageIn('pages-cookies', locale);
    const rows = sections.find(({ id }) => id === 'cookies')?.table?.rows ?? [];
    expect(rows.map(([name]) => name)).toEqual(Object.keys(COOKIE_LIVES_MS));
    const life = (cookie: string) => rows.find(([name]) => name === cookie)?.[2];
    expect([life('session'), life('device'), life('done')].map((text) => text?.match(/\d+/)?.[0])).toEqual([
      '30',
      '365',
      '10',
    ]);
  });

  it('the site’s own number of days is in the return policy', async () => {
    const words = wordsOf(await pageIn('pages-return-policy', locale));
    expect(words.match(/\b21\b/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('one can write and call', async () => {
    const { sections } = await pageIn('pages-service', locale);
    const hrefs = sections.flatMap(({ contacts = [] }) => contacts.flatMap(({ href = [] }) => href));
    expect(hrefs).toEqual(['mailto:help@example.org', 'tel:+31201234567']);
  });

  it('fictional profiles are described where there are some, and denied by name where there are none', async () => {
    const partIn = async (name: 'pages-terms' | 'pages-faq', site: typeof settings) => {
      const { sections } = await pageIn(name, locale, site);
      const parts = [...sections, ...sections.flatMap(({ questions = [] }) => questions)];
      return JSON.stringify(parts.find(({ id }) => id === 'fictional'));
    };
    const having = { ...settings, fictional_warning: { singular: 'Fictional', plural: 'Fictional' } };
    for (const name of ['pages-terms', 'pages-faq'] as const) {
      expect(await partIn(name, settings)).toContain('Vela West');
      expect(await partIn(name, having)).not.toContain('Vela West');
    }
  });

  it('no phone is named where the site has none', async () => {
    const { sections } = await pageIn('pages-service', locale, { ...settings, support_phone: null });
    const hrefs = sections.flatMap(({ contacts = [] }) => contacts.flatMap(({ href = [] }) => href));
    expect(hrefs).toEqual(['mailto:help@example.org']);
  });
});

describe('a site’s own text', () => {
  it('replaces ours', async () => {
    const ownText = { title: 'Our rules', lead: 'Short.', sections: [] };
    expect((await loadLegalPage('pages-terms', { locale: 'en', settings, ownText })).text).toBe(ownText);
  });
});
