import { LOCALES } from '@vela/domain/locale';
import { isIndexed } from '@vela/domain/pages';
import { PAGE_LIST } from '@vela/contract/pages';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoSites } from '../src/seed/ensure-demo-sites';
import { createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { activePerson } from './support/people';

const ORIGINS = [ORIGIN, 'http://nl.localhost:3000', 'http://she.localhost:3000'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await ensureDemoSites(app.db, { publicUrl: ORIGIN });
  app.clock.advance(MINUTE);
});
afterAll(() => app.close());

const textAt = async (address: string) => (await app.fetch(address)).text();
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

const ready = PAGE_LIST.filter((page) => page.ready && !page.path.includes('{'));
const listed = ready.filter(({ name }) => isIndexed(name)).map(({ path }) => path);
const unlisted = ready.filter(({ name, access }) => !isIndexed(name) && access !== 'member');
const ofMembers = ready.filter(({ access }) => access === 'member').map(({ path }) => path);

describe('robots.txt', () => {
  it.each(ORIGINS)('of %s names its own sitemap', async (origin) => {
    const response = await app.fetch(`${origin}/robots.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(text).toContain('Disallow: /api/\n');
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it('asks to leave a demo alone that strangers can reach', async () => {
    const open = await createTestApp({ env: { VELA_ALLOW_PUBLIC_DEMO: '1' } });
    expect(await (await open.fetch('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    await open.close();
  });
});

describe('sitemap.xml', () => {
  it.each(ORIGINS)('of %s has each page that may be found, in each language', async (origin) => {
    const locations = locationsOf(await textAt(`${origin}/sitemap.xml`));
    const expected = listed.flatMap((path) => [
      `${origin}${path}`,
      ...LOCALES.map((locale) => `${origin}${path}?locale=${locale}`),
    ]);
    expect(locations.toSorted()).toEqual(expected.toSorted());
  });

  it('leads only to pages that are there, that say nothing against it, and in the language it names', async () => {
    for (const address of locationsOf(await textAt('/sitemap.xml'))) {
      const response = await app.fetch(address ?? '');
      expect([address, response.status, response.headers.get('x-robots-tag')]).toEqual([address, 200, null]);
      // The plain address follows the asker, who has no wish here.
      const locale = new URL(address ?? '').searchParams.get('locale') ?? 'en';
      expect(await response.text()).toContain(`<html lang="${locale}">`);
    }
  });

  it('names all languages beside each address, and which one is the default', async () => {
    const [, entry = ''] = /<url>(.*?)<\/url>/.exec(await textAt('/sitemap.xml')) ?? [];
    const languages = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
    expect(languages).toEqual(['x-default', ...LOCALES]);
  });

  it.each(['/robots.txt', '/sitemap.xml'])('takes no post at %s, and answers a HEAD', async (path) => {
    const refused = await app.fetch(path, { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await app.fetch(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('what is never found', () => {
  const robotsOf = async (...request: Parameters<TestApp['fetch']>) => {
    const response = await app.fetch(...request);
    await response.body?.cancel();
    return response.headers.get('x-robots-tag');
  };

  it.each(unlisted.map(({ path }) => path))('%s, a step of a form or a link from a mail', async (path) => {
    expect(await robotsOf(path)).toBe('noindex');
  });

  it('any page of someone who is logged in', async () => {
    const { jar } = await activePerson(app);
    const marks = await Promise.all(
      [...ofMembers, '/members', '/pages/terms'].map(async (path) => {
        const { status, headers } = await app.fetch(path, { jar });
        return status === 200 ? headers.get('x-robots-tag') : 'leads on';
      }),
    );
    expect(marks.filter((mark) => mark === 'noindex').length).toBeGreaterThan(8);
    expect(marks).not.toContain(null);
  });

  it('a member, for visitors', async () => {
    const { user } = await activePerson(app);
    expect(await robotsOf(`/members/${user.id}`)).toBe('noindex');
  });

  it.each([
    ['/nothing-here', 404],
    [`/${'a'.repeat(43)}`, 404],
    ['/members/nobody', 404],
    ['/api/settings.php', 200],
    ['/api/user.php', 200],
    ['/api/openapi.json', 200],
    ['/api/docs', 200],
    ['/photos/nothing/sharp-360.webp', 404],
    ['/dev/mailbox', 200],
    ['/healthz', 200],
  ])('%s', async (path, status) => {
    const response = await app.fetch(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([status, 'noindex']);
  });
});

describe('a page in another language', () => {
  it('is shown in the one that its address names, once', async () => {
    const headers = { 'accept-language': 'nl', cookie: 'locale=fr' };
    const named = await app.fetch('/pages/terms?locale=de', { headers });
    expect(await named.text()).toContain('<html lang="de">');
    expect(named.headers.getSetCookie()).toEqual([]);
    expect(await (await app.fetch('/pages/terms', { headers })).text()).toContain('<html lang="fr">');
  });

  it('is left for the one that is chosen on it', async () => {
    const response = await app.fetch('/language', {
      method: 'POST',
      body: new URLSearchParams({ language: 'sv', next: '/pages/terms?locale=de&a=1#section-2' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/pages/terms?a=1#section-2']);
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=sv;/)]);
  });
});
