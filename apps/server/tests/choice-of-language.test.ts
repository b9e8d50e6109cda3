import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { signupBody } from './support/people';

/** These are the same site twice, once with a language of its own. */
const FRENCH = 'http://fr.localhost:3000';

let app: TestApp;
let country: string | null = null;
let jars: Record<string, CookieJar>;

beforeAll(async () => {
  app = await createTestApp({ geo: { countryOf: async () => country } });
  await app.db
    .insertInto('sites')
    .values({
      id: 'french',
      company_id: 'vela-dating',
      name: 'French',
      url: FRENCH,
      settings: JSON.stringify({ domain_language: 'fr-BE' }),
    })
    .execute();
  app.clock.advance(MINUTE);
  jars = { [ORIGIN]: await germanAt(ORIGIN), [FRENCH]: await germanAt(FRENCH) };
});
afterAll(() => app.close());

/** The session of a member whose account is in German, without the cookie of a language. */
async function germanAt(origin: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const response = await app.fetch(`${origin}/api/signup.php`, {
    method: 'POST',
    jar,
    headers: { 'x-client': 'test', 'content-type': 'application/json' },
    body: JSON.stringify(signupBody({ language: 'de' })),
  });
  expect(response.status).toBe(200);
  jar.cookies.delete('locale');
  return jar;
}

/** The hints of a language, strongest first, each another one. */
const HINTS = ['address', 'cookie', 'account', 'domain_language', 'browser', 'country'] as const;
type Hint = (typeof HINTS)[number];
const LANGUAGES = {
  address: 'sv',
  cookie: 'nl',
  account: 'de',
  domain_language: 'fr',
  browser: 'it',
  country: 'es',
} as const satisfies Record<Hint, string>;

/** Every set of hints there can be. */
const sets = Array.from({ length: 2 ** HINTS.length }, (_, bits) =>
  HINTS.filter((_hint, index) => (bits >> index) & 1),
);
const table = sets.map((hints) => ({
  hints: hints.join(', ') || 'nothing',
  given: new Set<Hint>(hints),
  language: hints[0] ? LANGUAGES[hints[0]] : 'en',
}));

async function languageOf(given: ReadonlySet<Hint>): Promise<string | undefined> {
  const origin = given.has('domain_language') ? FRENCH : ORIGIN;
  country = given.has('country') ? 'ES' : null;
  const jar = new CookieJar();
  for (const [name, value] of given.has('account') ? (jars[origin]?.cookies ?? []) : [])
    jar.cookies.set(name, value);
  if (given.has('cookie')) jar.cookies.set('locale', 'nl');
  const query = given.has('address') ? '?locale=sv' : '';
  const headers = given.has('browser') ? { 'accept-language': 'ja, no;q=0.2, it-CH;q=0.9' } : {};
  const response = await app.fetch(`${origin}/pages/terms${query}`, { jar, headers });
  const text = await response.text();
  return /^<!doctype html><html lang="(\w+)">/.exec(text)?.[1];
}

describe('the language of a page, from its first byte', () => {
  it('is decided by 64 sets of hints', () => {
    expect(table).toHaveLength(64);
  });

  it.each(table)('by $hints is $language', async ({ given, language }) => {
    expect(await languageOf(given)).toBe(language);
  });

  it.each([
    ['cookie=xx', 'locale=xx', 'de'],
    ['in capitals', 'locale=NL', 'de'],
    ['empty', 'locale=', 'de'],
  ])('passes over a cookie that is no language: %s', async (_, cookie, language) => {
    country = 'DE';
    const response = await app.fetch(`${ORIGIN}/login`, { headers: { cookie } });
    expect(await response.text()).toContain(`<html lang="${language}">`);
  });

  it('changes neither cookie nor account by being looked at', async () => {
    const jar = jars[ORIGIN];
    const response = await app.fetch('/pages/terms?locale=pl', jar && { jar });
    expect(response.headers.getSetCookie()).toEqual([]);
    const { result } = await app.call('getUser', jar && { jar });
    expect(result.user?.language).toBe('de');
  });

  it('may be stored for others by nobody on the way', async () => {
    const response = await app.fetch('/pages/terms');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });
});
