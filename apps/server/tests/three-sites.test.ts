import type { BodyInputOf } from '@vela/contract/registry';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@vela/demo/members/demo-members';
import { isSeeded } from '../src/seed/is-seeded';
import { seedDemo } from '../src/seed/seed-demo';
import { addressBelow, ensureDemoSites } from '../src/seed/ensure-demo-sites';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { signupBody } from './support/people';
import { readPage } from './support/read-page';

const NL = 'http://nl.localhost:3000';
const SHE = 'http://she.localhost:3000';
const ORIGINS = [ORIGIN, NL, SHE] as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await ensureDemoSites(app.db, { publicUrl: ORIGIN });
  app.clock.advance(MINUTE);
  // Nobody looks at a portrait here, so none is drawn.
  await seedDemo({ ...app.context, jobs: { ...app.context.jobs, add: async () => {} } });
});
afterAll(() => app.close());

type Json = Record<string, unknown>;

async function post(
  origin: string,
  path: string,
  { jar, body }: { jar: CookieJar; body: object },
): Promise<{ status: number; json: Json }> {
  const response = await app.fetch(`${origin}${path}`, {
    method: 'POST',
    jar,
    headers: { 'x-client': 'test', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Json };
}

async function get<Result = Json>(origin: string, path: string, jar?: CookieJar): Promise<Result> {
  const response = await app.fetch(`${origin}${path}`, jar && { jar });
  return (await response.json()) as Result;
}

async function signUpAt(
  origin: string,
  change: Partial<BodyInputOf<'signUp'>> = {},
): Promise<{ jar: CookieJar; status: number; json: Json }> {
  const jar = new CookieJar();
  const consents = { terms_version: '2026-11-01', special_categories: origin === SHE };
  const country = origin === SHE ? 'GB' : 'NL';
  const body = { ...signupBody(), country, consents, ...change };
  return { jar, ...(await post(origin, '/api/signup.php', { jar, body })) };
}

async function logInAt(origin: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const body = { email: 'demo@example.com', password: DEMO_PASSWORD };
  const { status } = await post(origin, '/api/user.php', { jar, body });
  expect(status).toBe(200);
  return jar;
}

interface Found {
  numResults: number;
  results: { id: string; name: string }[];
}

describe('three sites from one start', () => {
  it('have settings of their own', async () => {
    const settings = await Promise.all(ORIGINS.map((origin) => get(origin, '/api/settings.php')));
    expect(settings).toMatchObject([
      { name: 'Vela', domain: 'localhost', niche: 1, domain_language: null, company_id: 'vela-dating' },
      {
        name: 'Nazomer',
        domain: 'nl.localhost',
        niche: 5,
        domain_language: 'nl',
        company_id: 'nazomer-contact',
        countries: ['NL', 'BE'],
      },
      {
        name: 'Anemone',
        domain: 'she.localhost',
        niche: 2,
        domain_language: 'en',
        company_id: 'anemone-social',
        company: { country: 'GB' },
        support_phone: '+44 117 496-0123',
      },
    ]);
  });

  it('charge in the currency of the country that comes first', async () => {
    const currencyAt = async (origin: string) =>
      (await get<{ packages: { price: { currency: string } }[] }>(origin, '/api/packages.php')).packages[0]
        ?.price.currency;
    expect(await Promise.all(ORIGINS.map(currencyAt))).toEqual(['EUR', 'EUR', 'GBP']);
  });

  it('speak the language of each to a browser that prefers another', async () => {
    const localeAt = async (origin: string) => {
      const response = await app.fetch(`${origin}/login`, { headers: { 'accept-language': 'fi' } });
      return (await readPage(response)).locale;
    };
    expect(await Promise.all(ORIGINS.map(localeAt))).toEqual(['fi', 'nl', 'en']);
  });

  it('are there for an unknown host as the default one, whose health is that of all', async () => {
    expect(await get('http://elsewhere.example', '/api/settings.php')).toMatchObject({ name: 'Vela' });
    for (const origin of [...ORIGINS, 'http://elsewhere.example'])
      expect((await app.fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await isSeeded(app.db)).toBe(true);
  });

  it('follow the address of the deployment', async () => {
    await ensureDemoSites(app.db, { publicUrl: 'http://localhost:4000' });
    const urls = await app.db.selectFrom('sites').select('url').where('is_default', '=', false).execute();
    expect(urls.map(({ url }) => url).toSorted()).toEqual([
      'http://nl.localhost:4000',
      'http://she.localhost:4000',
    ]);
    await ensureDemoSites(app.db, { publicUrl: ORIGIN });
  });

  it.each([
    ['http://localhost:3000', 'http://nl.localhost:3000'],
    ['http://127.0.0.1:3000', 'http://nl.localhost:3000'],
    ['http://[::1]:3000', 'http://nl.localhost:3000'],
    ['https://demo.example', 'https://nl.demo.example'],
  ])('lie below %s at %s', (url, below) => {
    expect(addressBelow(url, 'nl')).toBe(below);
  });
});

describe('a visitor', () => {
  it('sees members only where membership reveals nothing about them', async () => {
    const found = async (origin: string) => {
      const response = await app.fetch(`${origin}/api/members.php`);
      return response.ok ? ((await response.json()) as Found).results.length : response.status;
    };
    expect(await Promise.all(ORIGINS.map(found))).toEqual([24, 24, 403]);
    const page = await app.fetch(`${SHE}/members?network=partner`);
    expect(page.headers.get('location')).toBe('/login?next=%2Fmembers%3Fnetwork%3Dpartner');
  });
});

describe('a member', () => {
  it('signs up with one address and one name on each site, as somebody else each time', async () => {
    const body = { email: 'Same@example.com', name: 'Same name' };
    const signups = [];
    for (const origin of ORIGINS) signups.push(await signUpAt(origin, body));
    expect(signups.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await app.db.selectFrom('members').select('site_id').where('name', '=', body.name).execute();
    expect(new Set(rows.map(({ site_id }) => site_id)).size).toBe(3);
    // Each site allows it only once.
    const again = await signUpAt(NL, { ...body, email: 'same@EXAMPLE.com' });
    expect(again).toMatchObject({ status: 409, json: { error: { code: 'account_exists' } } });
  });

  it('gets mails whose links begin with the site’s own address, whatever host was asked', async () => {
    for (const origin of ORIGINS) await signUpAt(origin, { email: 'mailed@example.com' });
    const mails = (await app.mails('mailed@example.com')).toReversed();
    expect(mails.map(({ links }) => new URL(links[0] ?? '').origin)).toEqual([...ORIGINS]);
    expect(mails.map(({ from }) => from.split(' <')[0])).toEqual(['"Vela"', '"Nazomer"', '"Anemone"']);
    const accents = mails.map(({ html }) => /\.action \{[^}]*background: (#\w+)/.exec(html)?.[1]);
    expect(accents).toEqual([1, 5, 2].map((niche) => `#00000${niche}`));
    for (const [index, mail] of mails.entries()) {
      const others = ['Vela', 'Nazomer', 'Anemone'].filter((_, other) => other !== index);
      for (const other of others) expect(`${mail.subject} ${mail.text}`).not.toContain(other);
    }
  });

  it('is asked for the separate consent where the niche reveals something', async () => {
    const consents = { terms_version: '2026-11-01', special_categories: false };
    expect(await signUpAt(SHE, { consents })).toMatchObject({
      status: 403,
      json: { error: { code: 'consent_required' } },
    });
    expect(await signUpAt(NL, { consents })).toMatchObject({ status: 200 });
  });

  it('is logged in on one site alone, by a cookie that no other host is sent', async () => {
    for (const origin of ORIGINS) {
      const jar = await logInAt(origin);
      expect(await get(origin, '/api/user.php', jar)).toMatchObject({ user: { id: expect.any(String) } });
      for (const other of ORIGINS.filter((one) => one !== origin))
        expect(await get(other, '/api/user.php', jar)).toEqual({ user: null });
    }
    const response = await app.fetch(`${NL}/language`, {
      method: 'POST',
      body: 'language=de&next=%2F',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).not.toMatch(/domain/i);
  });

  it('finds those of its own pool, and opens no other', async () => {
    const pages = [];
    for (const origin of ORIGINS) {
      const jar = await logInAt(origin);
      pages.push({ origin, jar, found: await get<Found>(origin, '/api/members.php?gender=male', jar) });
    }
    for (const { found } of pages) expect(found.results.length).toBeGreaterThan(10);
    const ids = pages.flatMap(({ found }) => found.results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { origin, jar } of pages) {
      for (const { origin: home, found } of pages) {
        const response = await app.fetch(`${origin}/api/member.php?id=${found.results[0]?.id}`, { jar });
        expect(response.status).toBe(home === origin ? 200 : 404);
      }
    }
  });
});

describe('a site of the same company and niche', () => {
  it('shares its members with the other', async () => {
    const row = await app.db
      .selectFrom('sites')
      .select(['company_id', 'settings'])
      .where('id', '=', 'nazomer')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('sites')
      .values({
        id: 'late-summer',
        company_id: row.company_id,
        name: 'Late summer',
        url: 'http://late.localhost:3000',
        settings: JSON.stringify(row.settings),
      })
      .execute();
    app.clock.advance(MINUTE);
    const { jar } = await signUpAt('http://late.localhost:3000', { gender: 'female' });
    const found = await get<Found>('http://late.localhost:3000', '/api/members.php?gender=male', jar);
    const there = await get<Found>(NL, '/api/members.php?gender=male', await logInAt(NL));
    expect(found.results.map(({ id }) => id).toSorted()).toEqual(
      there.results.map(({ id }) => id).toSorted(),
    );
  });
});
