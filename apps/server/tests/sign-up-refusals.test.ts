import { DAY } from '@vela/domain/time';
import type { BodyInputOf } from '@vela/contract/registry';
import {
  INVALID_DATES,
  INVALID_EMAILS,
  INVALID_NAMES,
  INVALID_PASSWORDS,
  VALID_EMAILS,
} from '@vela/domain/signup/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type CookieJar, type TestApp } from './support/create-test-app';
import { withSettings } from './support/change-settings';
import { freshAddress, signupBody, signUpPerson } from './support/people';
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Body = BodyInputOf<'signUp'>;

const signUp = (body: Body, jar?: CookieJar) =>
  app.call('signUp', { body, address: freshAddress(), ...(jar && { jar }) });

/** The n-th of a list that is read in a circle. */
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

describe('of what everybody’s examples show, signUp', () => {
  const rounds = Math.max(
    ...[INVALID_EMAILS, INVALID_NAMES, INVALID_PASSWORDS, INVALID_DATES].map(({ length }) => length),
  );

  it.each(Array.from({ length: rounds }, (_, n) => n))('rejects every field of round %i', async (n) => {
    const body = {
      email: nth(INVALID_EMAILS, n),
      name: nth(INVALID_NAMES, n)[0],
      password: nth(INVALID_PASSWORDS, n)[0],
      date_of_birth: nth(INVALID_DATES, n),
    };
    const { status, error } = await signUp(signupBody(body));
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    const paths = error.fields?.map(({ path }) => path) ?? [];
    // A body with text that no database can store is rejected as a whole.
    const refused = isKeepable(body.name) ? Object.keys(body) : [];
    expect(paths.toSorted()).toEqual(refused.toSorted());
  });

  it('takes every address that is one', async () => {
    const addresses = new Map(VALID_EMAILS.map(([typed, canonical]) => [canonical, typed]));
    for (const email of addresses.values()) {
      expect([email, (await signUp(signupBody({ email }))).status]).toEqual([email, 200]);
    }
  });
});

describe('signUp rejects', () => {
  it.each<[string, Partial<Body>, { path: string; code: string }]>([
    ['an address that is none', { email: 'nobody' }, { path: 'email', code: 'invalid_email' }],
    ['no address', { email: '' }, { path: 'email', code: 'required' }],
    [
      'a name that is the address',
      { email: 'same@example.com', name: 'Same@Example.com' },
      { path: 'name', code: 'name_has_forbidden_characters' },
    ],
    ['a name that starts with @', { name: '@person' }, { path: 'name', code: 'name_starts_with_at' }],
    ['a short password', { password: 'too short' }, { path: 'password', code: 'password_too_short' }],
    ['a common password', { password: '1234567890' }, { path: 'password', code: 'password_too_common' }],
    [
      'a password that only the server knows for common',
      { password: 'Ghostrider2024!' },
      { path: 'password', code: 'password_too_common' },
    ],
    [
      'a password that is the name',
      { name: 'Longer Name', password: 'longer name' },
      { path: 'password', code: 'password_is_name' },
    ],
    [
      'a date that never was',
      { date_of_birth: '1990-02-30' },
      { path: 'date_of_birth', code: 'invalid_date_of_birth' },
    ],
    [
      'a birth to come',
      { date_of_birth: '2030-01-01' },
      { path: 'date_of_birth', code: 'invalid_date_of_birth' },
    ],
    ['an age nobody reaches', { date_of_birth: '1890-01-01' }, { path: 'date_of_birth', code: 'too_old' }],
    [
      'a region the country lacks',
      { country: 'NL', region: 'BY' },
      { path: 'region', code: 'unknown_region' },
    ],
  ])('%s', async (_, change, field) => {
    const { status, error } = await signUp(signupBody(change));
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(error.fields).toEqual([expect.objectContaining(field)]);
  });

  it('a region without its country', async () => {
    const { country: _, ...body } = signupBody({ region: 'UT' });
    expect((await signUp(body)).error.fields).toEqual([{ path: 'country', code: 'country_required' }]);
  });

  it.each(['Vela', 'Vela Support', 'VELA', 'Moderator', 'adm1n', 'Calm Dating', 'CalmDating'])(
    'the name %j, which is that of the site’s own people',
    async (name) => {
      await withSettings(app, { mail_name: 'Calm Dating' }, async () => {
        const { status, error } = await signUp(signupBody({ name }));
        expect([status, error.fields]).toEqual([400, [{ path: 'name', code: 'name_reserved' }]]);
        const { result } = await app.call('checkSignup', { query: { name }, address: freshAddress() });
        expect(result.name).toMatchObject({ valid: false, available: false, code: 'name_reserved' });
      });
    },
  );

  it.each(['Vеla', '<0>Robin</0>'])('the name %j, which looks like another', async (name) => {
    const { error } = await signUp(signupBody({ name }));
    expect(error.fields).toEqual([{ path: 'name', code: 'name_has_forbidden_characters' }]);
  });

  it('a country that the site does not serve', async () => {
    const { error } = await withSettings(app, { countries: ['DE'] }, () =>
      signUp(signupBody({ country: 'NL' })),
    );
    expect(error.fields).toEqual([{ path: 'country', code: 'unknown_country' }]);
  });

  it('a visitor who is not old enough today, by the calendar of the site', async () => {
    // 21:59:59 UTC is a second before midnight in Amsterdam, when the day of birth comes round.
    const young = await createTestApp();
    const birth = '2008-06-02';
    const ask = () =>
      young.call('signUp', { body: signupBody({ date_of_birth: birth }), address: freshAddress() });
    young.clock.advance(Date.parse('2026-06-01T21:59:59Z') - young.clock.now().getTime());
    expect((await ask()).error.code).toBe('signup_not_possible');
    young.clock.advance(1000);
    expect((await ask()).status).toBe(200);
    await young.close();
  });

  it('a visitor below the higher age of a site that requires one', async () => {
    const { error } = await withSettings(app, { min_age: 21 }, () =>
      signUp(signupBody({ date_of_birth: '2006-01-01' })),
    );
    expect(error.code).toBe('signup_not_possible');
  });

  it('everyone where the site is invite-only, and those without a source where one is asked for', async () => {
    await withSettings(app, { signups: 'none' }, async () => {
      const { error } = await signUp(signupBody());
      expect(error).toMatchObject({ code: 'invite_only', params: { sitename: 'Vela' } });
      expect(error.message).toBe('Vela is currently invite-only');
    });
    await withSettings(app, { signups: 'with_trafficsource' }, async () => {
      expect((await signUp(signupBody())).error.code).toBe('invite_only');
      expect((await signUp(signupBody({ tracking: { sub1: 'x' } }))).error.code).toBe('invite_only');
      expect((await signUp(signupBody({ tracking: { network: 'n' } }))).status).toBe(200);
    });
  });

  it('an address that has an account, a deleted one with its own code', async () => {
    const { email, user } = await signUpPerson(app);
    const again = await signUp(signupBody({ email: email.toUpperCase() }));
    expect([again.status, again.error.code]).toEqual([409, 'account_exists']);
    await app.db
      .updateTable('members')
      .set(statusChange('pending_deletion', app.clock.now()))
      .where('id', '=', user.id)
      .execute();
    const deleted = await signUp(signupBody({ email }));
    expect([deleted.status, deleted.error.code]).toEqual([403, 'account_deleted']);
  });

  it('for a moment an address whose deleted account can’t come back, and has it erased', async () => {
    const { email, user } = await signUpPerson(app);
    await app.db
      .updateTable('members')
      .set(statusChange('pending_deletion', app.clock.now()))
      .where('id', '=', user.id)
      .execute();
    app.clock.advance(DAY - 1);
    expect((await signUp(signupBody({ email }))).error.code).toBe('account_deleted');
    app.clock.advance(1);
    const { status, error } = await signUp(signupBody({ email }));
    expect([status, error.code, error.retry_after]).toEqual([503, 'busy', 15]);
    const check = { query: { email, step: 'account' }, address: freshAddress() } as const;
    expect((await app.call('checkSignup', check)).status).toBe(200);
    await app.runJobs();
    expect((await signUp(signupBody({ email }))).status).toBe(200);
  });

  it('membership that reveals something without the consent for it', async () => {
    await withSettings(app, { niche: 2, account_disclosure: 'shown' }, async () => {
      const { status, error } = await signUp(signupBody());
      expect([status, error.code]).toEqual([403, 'consent_required']);
      const { result } = await signUp(signupBody({ consents: { special_categories: true } }));
      expect(result.user?.consents.special_categories).toBe(true);
    });
  });

  it('a member, who has an account already', async () => {
    const { jar } = await signUpPerson(app);
    const { status, error } = await signUp(signupBody(), jar);
    expect([status, error.code]).toEqual([403, 'forbidden']);
  });

  it('a request without the client header', async () => {
    const response = await app.fetch('/api/signup.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signupBody()),
    });
    expect(await response.json()).toMatchObject({ error: { code: 'client_header_missing' } });
  });

  it('and leaves nothing behind when it does', async () => {
    const { email, name } = await signUpPerson(app);
    const count = async () =>
      (
        await app.db
          .selectFrom('profiles')
          .select((e) => e.fn.countAll<string>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await count();
    await signUp(signupBody({ email }));
    await signUp(signupBody({ name }));
    expect(await count()).toBe(before);
  });
});

describe('checkSignup', () => {
  const check = (query: { email?: string; name?: string; date_of_birth?: string }) =>
    app.call('checkSignup', { query, address: freshAddress() });

  it('checks the form of an address and proposes what was meant, not whether it has an account', async () => {
    const { email } = await signUpPerson(app);
    expect((await check({ email })).result).toEqual({ email: { valid: true } });
    expect((await check({ email: 'free@example.org' })).result).toEqual({ email: { valid: true } });
    expect((await check({ email: 'a@gmial.com' })).result).toEqual({
      email: { valid: true, suggestion: 'a@gmail.com' },
    });
    expect((await check({ email: 'nothing' })).result).toEqual({ email: { valid: false } });
  });

  it('says at the end of the first step that an address has an account, where the site says it', async () => {
    const { email } = await signUpPerson(app);
    const atEnd = (address: string, from = freshAddress()) =>
      app.call('checkSignup', { query: { email: address, step: 'account' }, address: from });
    expect((await atEnd(email.toUpperCase())).error.code).toBe('account_exists');
    expect((await atEnd('free@example.org')).status).toBe(200);
    expect((await atEnd('nothing')).status).toBe(200);
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      expect((await atEnd(email)).result).toEqual({ email: { valid: true } });
    });
    await app.db
      .updateTable('members')
      .set(statusChange('pending_deletion', app.clock.now()))
      .where('email', '=', email)
      .execute();
    expect((await atEnd(email)).error.code).toBe('account_deleted');
  });

  it('says it no faster than a sign-up would, and nothing from then on', async () => {
    const { email } = await signUpPerson(app);
    const address = freshAddress();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 8; count += 1) {
      const answer = await app.call('checkSignup', { query: { email, step: 'account' }, address });
      codes.push(answer.status === 200 ? undefined : answer.error.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'account_exists'));
    expect(codes.slice(5)).toEqual([undefined, undefined, undefined]);
  });

  it('says whether a name is free, and why it will not do', async () => {
    const { name } = await signUpPerson(app);
    expect((await check({ name: 'Nobody yet' })).result.name).toEqual({ valid: true, available: true });
    expect((await check({ name: name.toUpperCase() })).result.name).toEqual({
      valid: true,
      available: false,
      code: 'name_taken',
      suggestions: expect.any(Array),
    });
    expect((await check({ name: '@x' })).result.name).toEqual({
      valid: false,
      available: false,
      code: 'name_starts_with_at',
    });
    expect((await check({ name: 'a@b.nl', email: 'A@b.nl' })).result.name?.code).toBe('name_is_email');
  });

  it('brings three free names like one that is taken, with no more of the person than the name', async () => {
    const { name } = await signUpPerson(app, { name: 'Marijke' });
    const query = { name, email: 'm.jansen@example.com', date_of_birth: '1991-02-03' };
    const { suggestions = [] } = (await check(query)).result.name ?? {};
    expect(suggestions).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^Marijke_[a-z]+$/)));
    for (const one of suggestions)
      expect((await check({ name: one })).result.name).toEqual({ valid: true, available: true });
    // One that is taken makes room for the next.
    await signUpPerson(app, { name: (suggestions[1] ?? '').toUpperCase() });
    const { suggestions: later = [] } = (await check(query)).result.name ?? {};
    expect(later).toHaveLength(3);
    expect(later.slice(0, 2)).toEqual([suggestions[0], suggestions[2]]);
  });

  it('brings free names without what reserves one, and none where it is no name', async () => {
    expect((await check({ name: 'Vela Marijn' })).result.name).toEqual({
      valid: false,
      available: false,
      code: 'name_reserved',
      suggestions: Array.from({ length: 3 }, () => expect.stringMatching(/^Marijn [a-z]+$/)),
    });
    const { suggestions } = (await check({ name: 'Admin' })).result.name ?? {};
    expect(suggestions).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[a-z]+_[a-z]+$/)));
    expect((await check({ name: 'www.example.com' })).result.name?.suggestions).toBeUndefined();
  });

  it('looks up all names like one at once', async () => {
    const { name } = await signUpPerson(app);
    const select = vi.spyOn(app.db, 'selectFrom');
    await check({ name });
    expect(select.mock.calls.filter(([table]) => (table as string) === 'members')).toHaveLength(2);
    select.mockRestore();
  });

  it('answers nothing to nothing', async () => {
    expect((await check({})).result).toEqual({});
  });

  it('is for visitors', async () => {
    const { jar } = await signUpPerson(app);
    const { error } = await app.call('checkSignup', { query: { name: 'x' }, jar, address: freshAddress() });
    expect(error.code).toBe('forbidden');
  });
});
