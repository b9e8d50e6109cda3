import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANDER_NAMES, LANDER_SLOTS, landerSlot, landerSlug } from '@vela/domain/landers';
import { LOCALES } from '@vela/domain/locale';
import { NICHES, type Niche } from '@vela/domain/sites';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { logInAs, PASSWORD, signUpPerson } from './support/people';
import { readPage } from './support/read-page';

const POLICY = `default-src 'none'; form-action 'self'`;

let landerDir: string;
let app: TestApp;
let country: string | null = null;

beforeAll(async () => {
  landerDir = await buildStandIn();
  app = await createTestApp({ landerDir, geo: { countryOf: async () => country } });
});

afterAll(async () => {
  await app.close();
  await rm(landerDir, { recursive: true });
});

beforeEach(async () => {
  country = null;
  await changeSettings(app, { niche: 1, signups: 'all', min_age: 18, domain_language: null });
});

/** Imitates the built lander: each page shows which one it is, and has every slot. */
async function buildStandIn(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'vela-lander-'));
  const pages = NICHES.flatMap((niche) =>
    LOCALES.map((locale) => ({ niche, locale, file: `${niche}-${locale}.html`, policy: POLICY })),
  );
  const slots = LANDER_SLOTS.map((name) => `<i data-${name}="${landerSlot(name)}">`).join('');
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'assets', 'a-abc.webp'), 'picture');
  await writeFile(join(dir, 'lander.json'), JSON.stringify({ lander: 'gallery', slug: 'meet', pages }));
  for (const { niche, locale, file } of pages)
    await writeFile(join(dir, file), `<html lang="${locale}" data-niche="${niche}">${slots}`);
  return dir;
}

interface Seen {
  status: number;
  headers: Headers;
  lang: string | undefined;
  niche: string | undefined;
  slots: Record<string, string | undefined>;
}

async function see(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await app.fetch(path, { headers });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    lang: /lang="(.*?)"/.exec(html)?.[1],
    niche: /data-niche="(.*?)"/.exec(html)?.[1],
    slots: Object.fromEntries(
      LANDER_SLOTS.map((name) => [name, new RegExp(`data-${name}="(.*?)"`).exec(html)?.[1]]),
    ),
  };
}

describe('a lander', () => {
  it('is shown with what is the site’s', async () => {
    await changeSettings(app, { min_age: 21 });
    const { status, headers, slots } = await see('/landers/gallery', { 'accept-language': 'de' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(slots).toMatchObject({
      name: 'Vela',
      min_age: '21',
      signups: 'all',
      next: '/landers/gallery',
      network: '',
    });
    expect(slots['company']).toMatch(/ · .+, Niederlande$/);
  });

  it('speaks the language of the cookie, of the site, of the browser, of the country', async () => {
    const langOf = async (headers?: Record<string, string>) => (await see('/landers/gallery', headers)).lang;
    expect(await langOf()).toBe('en');
    country = 'SE';
    expect(await langOf()).toBe('sv');
    expect(await langOf({ 'accept-language': 'fr-CA, de;q=0.5' })).toBe('fr');
    await changeSettings(app, { domain_language: 'it' });
    expect(await langOf({ 'accept-language': 'fr' })).toBe('it');
    expect(await langOf({ 'accept-language': 'fr', cookie: 'locale=nl' })).toBe('nl');
  });

  it('says in its headers which language it chose, and what for', async () => {
    const { headers } = await see('/landers/gallery', { 'accept-language': 'nl' });
    expect(headers.get('content-language')).toBe('nl');
    expect(headers.get('vary')).toContain('Cookie, Accept-Language');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('may do what its own policy says, in no frame, and sends other sites its origin', async () => {
    const { headers } = await see('/landers/gallery');
    expect(headers.get('content-security-policy')).toBe(`${POLICY}; frame-ancestors 'none'`);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it.each(NICHES)('is the one of the site’s niche, and has its prefix: %i', async (niche) => {
    await changeSettings(app, { niche });
    expect(await see('/landers/gallery')).toMatchObject({ status: 200, niche: String(niche) });
    const slug = landerSlug('meet', niche);
    expect(await see(`/landers/gallery/${slug}`)).toMatchObject({ status: 200, niche: String(niche) });
    const others = NICHES.filter((other): other is Niche => other !== niche);
    for (const other of others)
      expect((await see(`/landers/gallery/${landerSlug('meet', other)}`)).status).toBe(404);
  });

  it.each([
    '/landers/gallery/other',
    '/landers/gallery/Meet',
    '/landers/gallery/meet%2F..',
    '/landers/gallery/meet/x',
  ])('is not found under %s', async (path) => {
    const response = await app.fetch(path);
    expect(response.status).toBe(404);
    expect(await readPage(response)).toMatchObject({ screen: 'not_found' });
  });

  it.each([...LANDER_NAMES.filter((name) => name !== 'gallery'), 'nothing'])(
    'is not found where there is none: %s',
    async (name) => {
      expect((await app.fetch(`/landers/${name}`)).status).toBe(404);
    },
  );

  it('keeps where its visitor came from, and takes it for no more than a text', async () => {
    const query = new URLSearchParams({
      network: 'n&1',
      ref: '"><script>',
      sub3: 'x'.repeat(300),
      other: 'o',
    });
    const { slots } = await see(`/landers/gallery/meet?${query.toString()}`);
    expect(slots).toMatchObject({ network: 'n&amp;1', ref: '&quot;&gt;&lt;script&gt;', sub1: '', sub2: '' });
    expect(slots['sub3']).toBe('x'.repeat(200));
    expect(slots['next']).toBe(`/landers/gallery/meet?${query.toString().replaceAll('&', '&amp;')}`);
  });

  it.each([
    ['NL', 'yes'],
    ['DE', 'yes'],
    ['BE', 'no'],
    [null, 'no'],
  ])('warns in %s: %s', async (from, warned) => {
    country = from;
    expect((await see('/landers/gallery')).slots['warned']).toBe(warned);
  });

  it.each([
    ['all', '', 'yes'],
    ['with_trafficsource', '', 'no'],
    ['with_trafficsource', '?sub1=x', 'no'],
    ['with_trafficsource', '?network=x', 'yes'],
    ['none', '?network=x', 'no'],
  ] as const)('opens its form where sign-ups are %s and the query %j: %s', async (signups, query, open) => {
    await changeSettings(app, { signups });
    expect((await see(`/landers/gallery${query}`)).slots).toMatchObject({ signups, open });
  });

  it('is there for members, too', async () => {
    const { email } = await signUpPerson(app);
    const jar = new CookieJar();
    await logInAs(app, { email, jar });
    const response = await app.fetch('/landers/gallery', { jar });
    expect([response.status, (await app.call('getUser', { jar })).result.user?.email]).toEqual([200, email]);
  });

  it('takes no post of its own', async () => {
    const response = await app.fetch('/landers/gallery', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the form of a lander', () => {
  const steps = [
    {
      step: 'account',
      name: 'Landed Person',
      password: PASSWORD,
      dob_day: '7',
      dob_month: '3',
      dob_year: '1991',
      gender: 'male',
      terms: 'on',
    },
    { step: 'location', country: 'NL', city: 'Utrecht' },
    { step: 'about', about: '' },
    { step: 'confirm' },
  ];

  it('makes a member of a visitor from a partner, from another host and without script, and stores no partner', async () => {
    await changeSettings(app, { lander_origins: ['https://lander.example'], signups: 'with_trafficsource' });
    const jar = new CookieJar();
    const post = (fields: Record<string, string>, origin: string) =>
      app.fetch('/signup', {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        jar,
      });
    const landed = { email: 'landed@example.com', network: 'n', ref: 'r', sub1: '', sub2: '', sub3: 's' };
    expect((await post(landed, 'https://lander.example')).headers.get('location')).toBe('/signup');
    const answers = [];
    for (const fields of steps) answers.push((await post(fields, ORIGIN)).headers.get('location'));
    expect(answers.at(-1)).toBe('/signup-matches');
    const { tracking } = await app.db
      .selectFrom('signups')
      .innerJoin('members', 'members.id', 'signups.member_id')
      .select('signups.tracking')
      .where('members.email', '=', 'landed@example.com')
      .executeTakeFirstOrThrow();
    // The visitor was not asked for consent to store it.
    expect(tracking).toBeNull();
  });
});

describe('the files of landers', () => {
  it('are cached for ever, as their names change with them', async () => {
    const response = await app.fetch('/landers/assets/a-abc.webp');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    '/landers/assets/none.webp',
    '/landers/assets/../lander.json',
    '/landers/lander.json',
    '/landers/1-en.html',
  ])('are no others: %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(404);
  });
});

describe('a server without landers', () => {
  it('has no page of one', async () => {
    const bare = await createTestApp();
    expect((await bare.fetch('/landers/gallery')).status).toBe(404);
    expect((await bare.fetch('/landers/assets/a-abc.webp')).status).toBe(404);
    await bare.close();
  });
});
