import type { PageInput } from '@vela/contract/page';
import { PAGE_LIST } from '@vela/contract/pages';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { isIndexed } from '@vela/domain/pages';
import { describe, expect, it, vi } from 'vitest';
import { MEMBER, pageInput } from './support/page-input';

vi.mock('../src/server/manifest', () => ({
  readClientBuild: () => ({ entry: '/assets/entry.js', partsOf: () => ({ modules: [], styles: [] }) }),
}));

const { firstPages, renderPage } = await import('../src/entry-server');

const ORIGIN = 'http://localhost:4500';
const { settings: SETTINGS } = pageInput('/');
const visitor = PAGE_LIST.filter(
  ({ access, ready, path }) => ready && access !== 'member' && !path.includes('{'),
);
const found = visitor.filter(({ name }) => isIndexed(name)).map(({ path }) => path);
const unfound = visitor.filter(({ name }) => !isIndexed(name)).map(({ path }) => path);

async function headOf(path: string, changes: Partial<PageInput> = {}): Promise<string> {
  const html = await (await renderPage(pageInput(path, changes))).text();
  return html.slice(0, html.indexOf('</head>'));
}

const tags = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, value = '']) => value);
const withoutTags = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]+>/gs, '');
const meta = (head: string, name: string) =>
  tags(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
const alternatesOf = (head: string) =>
  Object.fromEntries(
    [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  );
const dataOf = (head: string) => {
  const json = /<script type="application\/ld\+json" nonce="bm9uY2U">(.*?)<\/script>/.exec(head)?.[1];
  return JSON.parse(json ?? 'null') as { '@graph': Record<string, unknown>[] } | null;
};

/** What a search result shows of a page: its title and its description, as they are read. */
async function wordsOf({ path, locale }: { path: string; locale: Locale }, settings = SETTINGS) {
  const head = await headOf(path, { locale, settings });
  const [title = ''] = tags(head, /<title>([^<]+)/g);
  const [description = ''] = meta(head, 'description');
  return { title: asRead(title), description: asRead(description) };
}

const asRead = (html: string) =>
  html.replace(/&(?:amp|quot|#x27);/g, (mark) => ({ '&amp;': '&', '&quot;': '"' })[mark] ?? '’');

const visits = found.flatMap((path) => LOCALES.map((locale) => ({ path, locale })));

describe('a page that may be found', () => {
  it('is one of those that visitors open first', () => {
    expect(found.length).toBeGreaterThan(4);
    expect(firstPages.paths).toEqual(expect.arrayContaining(found));
  });

  it.each(visits)('$path in $locale says what it is, once', async ({ path, locale }) => {
    const head = await headOf(`${path}?locale=${locale}&network=n`, { locale });
    const address = `${ORIGIN}${path}?locale=${locale}`;
    expect(tags(head, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(meta(head, 'description')).toEqual([expect.stringMatching(/.{10,}/)]);
    expect(tags(head, /<link rel="canonical" href="([^"]+)"/g)).toEqual([address]);
    expect(meta(head, 'robots')).toEqual([]);
    expect(meta(head, 'og:url')).toEqual([address]);
    expect(meta(head, 'og:title')).toEqual(tags(head, /<title>([^<]+)<\/title>/g));
    expect(meta(head, 'og:locale')).toEqual([expect.stringMatching(new RegExp(`^${locale}_[A-Z]{2}$`))]);
    expect(meta(head, 'og:image')).toEqual([`${ORIGIN}/share/1-${locale}.jpg`]);
  });

  it.each(found)('%s names itself in every language, in each of them alike', async (path) => {
    const expected = {
      ...Object.fromEntries(LOCALES.map((locale) => [locale, `${ORIGIN}${path}?locale=${locale}`])),
      'x-default': `${ORIGIN}${path}`,
    };
    for (const locale of LOCALES)
      expect(alternatesOf(await headOf(`${path}?locale=${locale}`, { locale }))).toEqual(expected);
  });

  it.each(found)(
    '%s is the page that follows its asker where its address names no language',
    async (path) => {
      for (const query of ['', '?ref=x', '?locale=xx'])
        expect(await headOf(`${path}${query}`)).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    },
  );

  // A site's name is in most of them.
  it.each(LOCALES.flatMap((locale) => ['Vela', 'Long Evenings'].map((name) => ({ locale, name }))))(
    'has words in $locale that a search result shows whole, and that no other page of $name has',
    async ({ locale, name }) => {
      const settings = { ...SETTINGS, name };
      const words = await Promise.all(found.map((path) => wordsOf({ path, locale }, settings)));
      const misfits = words.filter(
        ({ title, description }) => title.length > 60 || description.length < 70 || description.length > 160,
      );
      expect(misfits).toEqual([]);
      expect(new Set(words.map(({ title }) => title)).size).toBe(found.length);
      expect(new Set(words.map(({ description }) => description)).size).toBe(found.length);
    },
  );

  it('names in structured data whose it is, and in which language', async () => {
    const hostile = { ...SETTINGS, name: 'Vela</script>' };
    const head = await headOf('/?locale=pl', { locale: 'pl', settings: hostile });
    expect(dataOf(head)?.['@graph']).toMatchObject([
      { '@type': 'Organization', name: 'Vela</script>', legalName: 'Vela Dating B.V.' },
      { '@type': 'WebSite', url: `${ORIGIN}/` },
      { '@type': 'WebPage', url: `${ORIGIN}/?locale=pl`, inLanguage: 'pl' },
    ]);
  });

  it.each(LOCALES)('lists for search engines in %s what people ask, and the answers', async (locale) => {
    const response = await renderPage(pageInput(`/pages/faq?locale=${locale}`, { locale }));
    const html = await response.text();
    const page = dataOf(html)?.['@graph'].at(-1) as {
      '@type': string;
      inLanguage: string;
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect([page['@type'], page.inLanguage]).toEqual(['FAQPage', locale]);
    const main = html.slice(html.indexOf('<main')).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const asked = tags(main, /<summary[^>]*>(.*?)<\/summary>/gs).map(withoutTags);
    const words = withoutTags(main);
    expect(asked.length).toBeGreaterThan(5);
    expect(page.mainEntity.map(({ name }) => name)).toEqual(asked);
    for (const { acceptedAnswer } of page.mainEntity)
      for (const paragraph of acceptedAnswer.text.split('\n')) expect(words).toContain(paragraph);
  });

  it('asks nothing elsewhere', async () => {
    expect(JSON.stringify(dataOf(await headOf('/pages/terms')))).not.toMatch(/FAQPage|Question/);
  });

  it('has the icon of its niche in the tab', async () => {
    const head = await headOf('/', { settings: { ...SETTINGS, niche: 5 } });
    expect(tags(head, /<link rel="icon" href="([^"]+)" type="image\/svg\+xml"/g)).toEqual(['/icons/5.svg']);
  });

  it('has the picture of its niche in its language', async () => {
    expect(meta(await headOf('/', { settings: { ...SETTINGS, niche: 2 } }), 'og:image')).toEqual([
      `${ORIGIN}/share/2-en.jpg`,
    ]);
  });
});

describe('a page that may not', () => {
  const marksOf = (head: string) => ({
    robots: meta(head, 'robots'),
    card: head.match(/rel="(?:canonical|alternate)"|property="og:|ld\+json/g),
  });
  const UNFOUND = { robots: ['noindex'], card: null };

  it.each(unfound)('%s says so, and is no card', async (path) => {
    for (const locale of ['en', 'fi'] satisfies Locale[])
      expect(marksOf(await headOf(path, { locale }))).toEqual(UNFOUND);
  });

  it.each(unfound)('%s has a title of its own for the tab', async (path) => {
    const words = await Promise.all(LOCALES.map((locale) => wordsOf({ path, locale })));
    for (const { title } of words) expect(title).toMatch(/^\S.{0,52} · Vela$/);
  });

  it.each(['/members', '/settings', '/pages/terms'])('%s of a member is none', async (path) => {
    expect(marksOf(await headOf(path, { user: MEMBER }))).toEqual(UNFOUND);
  });

  it('is what stands in for a page, and a form that was rejected', async () => {
    const error = { error: { code: 'login_failed' as const, message: '' } };
    const heads = await Promise.all([
      headOf('/nothing', { status: 404, screen: 'not_found' }),
      headOf('/', { status: 500, screen: 'error' }),
      headOf('/login', { status: 403, form: { name: 'login', values: {}, error } }),
    ]);
    for (const head of heads) expect(marksOf(head)).toEqual(UNFOUND);
  });
});
