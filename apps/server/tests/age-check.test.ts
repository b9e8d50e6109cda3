import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress, signupBody } from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const TOO_YOUNG = '2012-05-17';
const OLD_ENOUGH = '1990-05-17';
const REFUSAL = { code: 'signup_not_possible', params: { support: 'support@vela.example' } };

const post = postsTo(() => app);

const check = (dateOfBirth: string, jar: CookieJar) =>
  app.call('checkSignup', { query: { date_of_birth: dateOfBirth }, jar, address: freshAddress() });

const signUp = (dateOfBirth: string, jar: CookieJar) =>
  app.call('signUp', { body: signupBody({ date_of_birth: dateOfBirth }), jar, address: freshAddress() });

async function refusedBrowser(): Promise<CookieJar> {
  const jar = new CookieJar();
  await check(TOO_YOUNG, jar);
  return jar;
}

describe('the check of a date of birth', () => {
  it('lets those on who are old enough, and leaves nothing in their browser', async () => {
    const jar = new CookieJar();
    expect((await check(OLD_ENOUGH, jar)).result).toEqual({ date_of_birth: { valid: true } });
    expect([...jar.cookies.keys()]).toEqual([]);
  });

  it('rejects who is too young without a word about age, and remembers it where no script reads it', async () => {
    const { status, error, headers } = await check(TOO_YOUNG, new CookieJar());
    expect(status).toBe(403);
    expect(error).toMatchObject(REFUSAL);
    expect(JSON.stringify(error)).not.toMatch(/18|young|old/);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('age_check='));
    expect(cookie).toMatch(/^age_check=1; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly/);
  });

  it('rejects every later date of that browser alike, for a day', async () => {
    const day = await createTestApp();
    const jar = new CookieJar();
    const ask = (date: string) =>
      day.call('checkSignup', { query: { date_of_birth: date }, jar, address: freshAddress() });
    await ask(TOO_YOUNG);
    const { status, error, headers } = await ask(OLD_ENOUGH);
    expect([status, error.code, error.params]).toEqual([403, REFUSAL.code, REFUSAL.params]);
    // The day counts from the date that was rejected, not from the last one tried.
    expect(headers.getSetCookie()).toEqual([]);
    day.clock.advance(DAY);
    jar.cookies.delete('age_check');
    expect((await ask(OLD_ENOUGH)).status).toBe(200);
    await day.close();
  });

  it.each(['2030-01-01', '2026-01-01', '1890-01-01'])('takes %s for a slip', async (date) => {
    const jar = new CookieJar();
    expect((await check(date, jar)).result.date_of_birth?.valid).toBe(false);
    expect([...jar.cookies.keys()]).toEqual([]);
  });

  it('says nothing of a name or an address in a browser that was rejected', async () => {
    const jar = await refusedBrowser();
    const { result } = await app.call('checkSignup', {
      query: { name: 'Nobody yet' },
      jar,
      address: freshAddress(),
    });
    expect(result.name).toEqual({ valid: true, available: true });
  });
});

describe('a sign-up', () => {
  it('with a date of somebody too young is rejected, and so is the next one with another date', async () => {
    const jar = new CookieJar();
    for (const date of [TOO_YOUNG, OLD_ENOUGH]) {
      const { status, error } = await signUp(date, jar);
      expect([status, error.code]).toEqual([403, 'signup_not_possible']);
    }
    expect((await signUp(OLD_ENOUGH, new CookieJar())).status).toBe(200);
  });
});

describe('a sign-up without script', () => {
  const account = {
    step: 'account',
    email: 'young@example.com',
    name: 'drafted young',
    password: PASSWORD,
    dob_day: '17',
    dob_month: '5',
    dob_year: '2012',
    gender: 'female',
    terms: 'on',
  };

  it('is rejected at its first step, whatever date comes next', async () => {
    const jar = new CookieJar();
    for (const year of ['2012', '1990']) {
      const refused = await post('/signup', { ...account, dob_year: year }, { jar });
      expect(refused.status).toBe(403);
      expect((await readPage(refused)).form?.error?.error).toMatchObject(REFUSAL);
    }
    for (const step of ['meet', 'photo', 'location', 'about', 'confirm'])
      expect((await post('/signup', { step, country: 'NL' }, { jar })).status).toBe(403);
    jar.cookies.delete('age_check');
    expect(wayOf(await post('/signup', { ...account, dob_year: '1990' }, { jar }))).toEqual([
      303,
      '/signup?step=meet',
    ]);
  });

  it.each([
    ['that another page hands over', { dob_day: '17', dob_month: '5', dob_year: '2012' }],
    ['that comes with the last step', { step: 'confirm', date_of_birth: TOO_YOUNG }],
  ])('is refused for a date %s', async (_, fields) => {
    const jar = new CookieJar();
    expect((await post('/signup', { ...fields, email: 'young@example.com' }, { jar })).status).toBe(403);
    expect(jar.cookies.has('age_check')).toBe(true);
  });

  it('goes on after a slip', async () => {
    const jar = new CookieJar();
    const refused = await post('/signup', { ...account, dob_year: '2026' }, { jar });
    expect([refused.status, jar.cookies.has('age_check')]).toEqual([400, false]);
    expect((await readPage(refused)).form?.error?.error.fields).toContainEqual({
      path: 'date_of_birth',
      code: 'invalid_date_of_birth',
    });
  });
});
