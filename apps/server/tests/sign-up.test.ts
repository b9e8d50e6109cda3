import type { BodyInputOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { withSettings } from './support/change-settings';
import { activePerson, freshAddress, PASSWORD, signupBody, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signUp = (body: BodyInputOf<'signUp'>, jar?: CookieJar) =>
  app.call('signUp', { body, address: freshAddress(), ...(jar && { jar }) });

const rowOf = (email: string) =>
  app.db
    .selectFrom('members')
    .innerJoin('signups', 'signups.member_id', 'members.id')
    .select(['members.id', 'members.email', 'members.email_canonical', 'members.name', 'members.name_key'])
    .select(['members.password_hash', 'members.status', 'members.consents', 'members.site_id'])
    .select(['signups.signup_member_id', 'signups.tracking'])
    .where('members.email', '=', email)
    .executeTakeFirstOrThrow();

describe('signUp', () => {
  it('makes a member who is logged in, not confirmed, and has a profile that nobody sees yet', async () => {
    const jar = new CookieJar();
    const body = signupBody({
      region: 'UT',
      city: ' Utrecht ',
      about: 'I like trains.',
      consents: { terms_version: '2026-11-01', special_categories: false },
    });
    const { status, result } = await signUp(body, jar);
    expect(status).toBe(200);
    expect(result.user).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      email: body.email,
      status: 'not_confirmed',
      credits: 0,
      paid_user: false,
      language: 'en',
      signup_date: app.clock.now().toISOString(),
      invisible: false,
      shown_to_visitors: false,
      read_receipts: true,
      may_write: 'everyone',
      hidden_words: '',
      num_hidden_contacts: 0,
      notifications_disabled: [],
      consents: { terms_version: '2026-11-01', special_categories: false },
      profile: {
        id: result.user?.id,
        name: body.name,
        age: 36,
        gender: 'female',
        country: 'NL',
        region: 'UT',
        city: 'Utrecht',
        status: 'disabled',
        fictional: false,
        premium: false,
        photo_border: false,
        online: 'now',
        main_image: null,
        photos: [],
        notes: [],
        about: 'I like trains.',
        about_language: 'en',
        interests: [],
      },
      wishes: null,
      time_bonus: {
        code: 'TIMEBONUS25',
        percentage: 25,
        expires: new Date(app.clock.now().getTime() + 4 * 60 * 60 * 1000).toISOString(),
      },
      written: { conversations: 0, messages: 0 },
    });
    expect((await app.call('getUser', { jar })).result.user).toEqual(result.user);
  });

  it('keeps the address as typed, the password as a hash and no tracking that was not given', async () => {
    const { email } = await signUpPerson(app, { email: 'As.Typed+Tag@Example.COM' });
    const row = await rowOf(email);
    expect(row).toMatchObject({
      email: 'As.Typed+Tag@Example.COM',
      email_canonical: 'as.typed+tag@example.com',
      tracking: null,
      consents: { terms_version: null, special_categories: false },
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.password_hash).not.toContain(PASSWORD);
  });

  it('stores tracking that may be stored, as given and nothing beside it', async () => {
    const tracking = { network: 'n1', sub2: 'x', ref: '' };
    const { email } = await signUpPerson(app, { tracking, consents: { tracking: true } });
    expect((await rowOf(email)).tracking).toEqual({ network: 'n1', sub2: 'x' });
  });

  it.each([undefined, {}, { tracking: false }, { special_categories: true }])(
    'forgets tracking after a consent of %j',
    async (consents) => {
      const { email } = await signUpPerson(app, {
        tracking: { network: 'n1' },
        ...(consents && { consents }),
      });
      expect((await rowOf(email)).tracking).toBeNull();
    },
  );

  it('stores what was said about the person, and nothing else', async () => {
    const jar = new CookieJar();
    await signUp(signupBody({ relationship_status: 'living together', tattoos: false }), jar);
    const { profile } = (await app.call('getProfile', { jar })).result;
    expect(profile).toMatchObject({ relationship_status: 'living together', tattoos: false });
    for (const fact of ['body_type', 'hair_color', 'eye_color']) expect(profile).not.toHaveProperty(fact);
  });

  it('keeps the member whose page led here, also one who isn’t shown', async () => {
    const other = await signUpPerson(app);
    const { user, email } = await signUpPerson(app, { signup_member_id: other.user.id });
    expect(user.written).toEqual({ conversations: 0, messages: 0 });
    expect(await rowOf(email)).toMatchObject({ signup_member_id: other.user.id });
  });

  it('records what was agreed to, and when', async () => {
    const { user } = await signUpPerson(app, { consents: { terms_version: '2026-11-01' } });
    const rows = await app.db
      .selectFrom('consent_changes')
      .select(['consents', 'changed_at'])
      .where('member_id', '=', user.id)
      .execute();
    expect(rows).toEqual([
      { consents: { terms_version: '2026-11-01', special_categories: false }, changed_at: app.clock.now() },
    ]);
  });

  it('grants the credits that the site gives', async () => {
    const { user } = await withSettings(app, { signup_credits: 3 }, () => signUpPerson(app));
    expect(user.credits).toBe(3);
  });

  it('takes the country of the request when none is given, else the first of the site', async () => {
    const { country: _, ...body } = signupBody();
    expect((await signUp(body)).result.user?.profile?.country).toBe('NL');
  });

  it.each(['nl', 'de', 'fi'] as const)('keeps the language %s', async (language) => {
    expect((await signUpPerson(app, { language })).user.language).toBe(language);
  });

  it('knows a name by its letters, whatever their case, width or composition', async () => {
    await signUpPerson(app, { name: 'Zoë Ångström' });
    for (const name of [
      'zoë ångström',
      'ZOE\u0308 A\u030ANGSTRO\u0308M',
      'Ｚｏë Ångström',
      'Zoë  Ångström',
    ]) {
      expect((await signUp(signupBody({ name }))).error.fields).toEqual([
        { path: 'name', code: 'name_taken' },
      ]);
    }
    expect((await signUp(signupBody({ name: 'Zoe Angstrom' }))).status).toBe(200);
  });

  it('takes names of any script and shows them as they were given', async () => {
    for (const name of ['Дарья', '田中さん', 'عائشة', 'Ⅳ. Person', '👩‍🚀 Ada']) {
      expect((await signUpPerson(app, { name })).user.profile?.name).toBe(name);
    }
  });

  it('knows an address by its letters, and an international domain in either form', async () => {
    await signUpPerson(app, { email: 'idn@bücher.example' });
    for (const email of ['IDN@bücher.example', 'idn@BÜCHER.example', 'idn@xn--bcher-kva.example']) {
      expect((await signUp(signupBody({ email }))).error.code).toBe('account_exists');
    }
  });
});

describe('two sign-ups at once', () => {
  const codeOf = (answer: Awaited<ReturnType<typeof signUp>>) =>
    answer.status === 200 ? 'ok' : (answer.error.fields?.[0]?.code ?? answer.error.code);

  it('with one address make one member; the others get `account_exists`', async () => {
    const bodies = Array.from({ length: 8 }, () => signupBody({ email: 'rush@example.com' }));
    const codes = (await Promise.all(bodies.map((body) => signUp(body)))).map(codeOf);
    expect(codes.sort()).toEqual([...Array.from({ length: 7 }, () => 'account_exists'), 'ok']);
    expect(await app.mails('rush@example.com')).toHaveLength(1);
  });

  it('with one name make one member; the others get `name_taken`', async () => {
    const bodies = Array.from({ length: 8 }, () => signupBody({ name: 'Rush Hour' }));
    const codes = (await Promise.all(bodies.map((body) => signUp(body)))).map(codeOf);
    expect(codes.sort()).toEqual([...Array.from({ length: 7 }, () => 'name_taken'), 'ok']);
  });

  it('on different sites are two members', async () => {
    const { email } = await activePerson(app);
    const row = await rowOf(email);
    expect(row.site_id).toBe(DEFAULT_SITE_ID);
    await app.db
      .insertInto('sites')
      .values({
        id: 'second',
        company_id: 'vela-dating',
        name: 'Second',
        url: 'http://second.localhost:3000',
        settings: '{}',
      })
      .execute();
    app.clock.advance(60_000);
    const response = await app.fetch('http://second.localhost:3000/api/signup.php', {
      method: 'POST',
      headers: { 'x-client': 'test', 'content-type': 'application/json' },
      body: JSON.stringify(signupBody({ email, name: row.name })),
      address: freshAddress(),
    });
    expect(response.status).toBe(200);
  });
});
