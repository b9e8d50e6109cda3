import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { createMember, PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { accountStep } from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const post = postsTo(() => app);

describe('sign-up', () => {
  const account = accountStep({ email: 'draft@example.com', name: 'drafted' });

  it.each([
    {
      name: 'sent-again',
      photo: { visitors_may_see: 'on' },
      confirm: { visitors_may_see: 'on' },
      isShown: true,
    },
    { name: 'taken-back', photo: { visitors_may_see: 'on' }, confirm: {}, isShown: false },
    { name: 'never-ticked', photo: {}, confirm: {}, isShown: false },
  ])('shows to visitors who ticked it at the end, too: $name', async ({ name, photo, confirm, isShown }) => {
    const jar = new CookieJar();
    const fields: Record<string, string>[] = [
      { ...account, email: `${name}@example.com`, name },
      { step: 'photo', ...photo },
      { step: 'location', country: 'NL' },
      { step: 'about', about: 'Hello' },
      { step: 'confirm', ...confirm },
    ];
    for (const step of fields) await post('/signup', step, { jar });
    const { user } = (await app.call('getUser', { jar })).result;
    expect(user?.shown_to_visitors).toBe(isShown);
  });

  it('stays in the language that its page’s address names, and makes the account in it', async () => {
    const by = { jar: new CookieJar(), headers: { 'accept-language': 'de' } };
    const email = 'en-francais@example.com';
    const fields = [
      { ...account, email, name: 'francais' },
      { step: 'meet' },
      { step: 'photo' },
      { step: 'location', country: 'NL' },
      { step: 'about', about: 'Bonjour' },
      { step: 'confirm' },
    ];
    const ways = [];
    for (const step of fields) ways.push((await post('/signup?locale=fr', step, by)).headers.get('location'));
    expect(ways).toEqual([
      ...['meet', 'photo', 'location', 'about', 'confirm'].map((step) => `/signup?step=${step}&locale=fr`),
      '/signup-matches',
    ]);
    expect((await app.call('getUser', { jar: by.jar })).result.user?.language).toBe('fr');
  });

  it('is shown again in that language when it is rejected', async () => {
    const refused = await post('/signup?locale=fr', { ...account, name: '' }, { jar: new CookieJar() });
    expect([refused.status, (await readPage(refused)).locale]).toEqual([400, 'fr']);
  });

  it('goes through its steps and makes a member, the password never coming back', async () => {
    const jar = new CookieJar();
    expect(wayOf(await post('/signup', { email: 'draft@example.com' }, { jar }))).toEqual([303, '/signup']);
    expect(await readPage(await app.fetch('/signup', { jar }))).toMatchObject({
      draft: { email: 'draft@example.com' },
    });

    expect(wayOf(await post('/signup', account, { jar }))).toEqual([303, '/signup?step=meet']);
    const kept = await app.fetch('/signup?step=meet', { jar });
    expect(await kept.clone().text()).not.toContain(PASSWORD);
    expect(await readPage(kept)).toMatchObject({ draft: { name: 'drafted', has_password: true } });

    expect(wayOf(await post('/signup', { step: 'meet' }, { jar }))).toEqual([303, '/signup?step=photo']);
    expect(wayOf(await post('/signup', { step: 'photo' }, { jar }))).toEqual([303, '/signup?step=location']);
    const location = { step: 'location', country: 'NL', city: 'Utrecht' };
    expect(wayOf(await post('/signup', location, { jar }))).toEqual([303, '/signup?step=about']);
    const about = {
      step: 'about',
      about: 'Hello',
      hair_color: 'dark blond',
      eye_color: '',
      tattoos: 'no',
    };
    expect(wayOf(await post('/signup', about, { jar }))).toEqual([303, '/signup?step=confirm']);
    expect(wayOf(await post('/signup', { step: 'confirm' }, { jar }))).toEqual([303, '/signup-matches']);
    expect(jar.cookies.has('signup_draft')).toBe(false);
    expect((await app.call('getUser', { jar })).result.user).toMatchObject({
      email: 'draft@example.com',
      status: 'not_confirmed',
      profile: { name: 'drafted', country: 'NL', city: 'Utrecht' },
    });
    const { profile } = (await app.call('getProfile', { jar })).result;
    expect(profile).toMatchObject({ about: 'Hello', hair_color: 'dark blond', tattoos: false });
    expect(profile).not.toHaveProperty('eye_color');
    expect(await app.mails('draft@example.com')).toHaveLength(1);
  });

  it('makes one member of a last step that is sent twice, and logs both answers in', async () => {
    const jar = new CookieJar();
    await post('/signup', { ...account, email: 'twice@example.com', name: 'twice' }, { jar });
    await post('/signup', { step: 'location', country: 'NL' }, { jar });
    const send = async () => {
      const own = new CookieJar();
      for (const [name, value] of jar.cookies) own.cookies.set(name, value);
      const way = wayOf(await post('/signup', { step: 'confirm' }, { jar: own }));
      const { user } = (await app.call('getUser', { jar: own })).result;
      return { way, email: user?.email };
    };
    const answer = { way: [303, '/signup-matches'], email: 'twice@example.com' };
    expect(await Promise.all([send(), send()])).toEqual([answer, answer]);
    expect(await send()).toEqual(answer);
    expect(await app.mails('twice@example.com')).toHaveLength(1);
    app.clock.advance(60_000);
    expect(await send()).toEqual({ way: [303, '/signup?step=account'], email: undefined });
  });

  it('says what is wrong with a step and stays there', async () => {
    const jar = new CookieJar();
    const response = await post(
      '/signup',
      { ...account, email: 'x', password: 'short', name: 'ok name' },
      { jar },
    );
    expect(response.status).toBe(400);
    expect(await readPage(response)).toMatchObject({
      form: {
        name: 'signup',
        action: 'account',
        values: { email: 'x', name: 'ok name' },
        error: {
          error: {
            code: 'invalid_input',
            fields: expect.arrayContaining([
              expect.objectContaining({ path: 'email', code: 'invalid_email' }),
              expect.objectContaining({ path: 'password', code: 'password_too_short' }),
            ]),
          },
        },
      },
    });
  });

  it('says at once that a name is taken', async () => {
    await createMember(app, { name: 'onlyone' });
    const response = await post('/signup', { ...account, name: 'OnlyOne' });
    expect(await readPage(response)).toMatchObject({
      form: {
        error: {
          error: {
            fields: [
              {
                path: 'name',
                code: 'name_taken',
                // What a page without script says.
                params: { suggestions: expect.stringMatching(/^(?:OnlyOne_[a-z]+(?:, |$)){3}/) },
              },
            ],
          },
        },
      },
    });
  });

  it('asks who one would like to meet, and begins the search with it', async () => {
    const jar = new CookieJar();
    await post('/signup', { ...account, email: 'wishes@example.com', name: 'wishing' }, { jar });
    const meet = {
      step: 'meet',
      wished_gender: 'male',
      wish_consent: 'on',
      wished_min_age: '30',
      wished_max_age: '',
      wished_distance: '50',
      looking_for: 'dating',
    };
    expect(wayOf(await post('/signup', meet, { jar }))).toEqual([303, '/signup?step=photo']);
    expect(await readPage(await app.fetch('/signup?step=meet', { jar }))).toMatchObject({
      draft: { wished_gender: 'male', wish_consent: true, wished_min_age: '30', looking_for: 'dating' },
    });
    await post('/signup', { step: 'location', country: 'NL', city: 'Utrecht' }, { jar });
    expect(wayOf(await post('/signup', { step: 'confirm' }, { jar }))).toEqual([303, '/signup-matches']);
    const { user } = (await app.call('getUser', { jar })).result;
    expect(user?.wishes).toMatchObject({ gender: 'male', min_age: 30, max_age: null, distance: 50 });
    expect(user?.consents.special_categories).toBe(true);
    expect(user?.profile?.looking_for).toEqual(['dating']);
  });

  it('stores no wished gender without the consent to it, and shows again what was chosen', async () => {
    const jar = new CookieJar();
    await post('/signup', account, { jar });
    const meet = { step: 'meet', wished_gender: 'male', wished_min_age: '40', wished_max_age: '30' };
    const rejected = await post('/signup', meet, { jar });
    expect(rejected.status).toBe(400);
    expect(await readPage(rejected)).toMatchObject({
      form: {
        action: 'meet',
        values: { wished_gender: 'male', wished_max_age: '30' },
        error: {
          error: {
            fields: [
              { path: 'wish_consent', code: 'required' },
              { path: 'wished_max_age', code: 'invalid' },
            ],
          },
        },
      },
    });
    const { draft } = await readPage(await app.fetch('/signup?step=meet', { jar }));
    expect(draft).toMatchObject({ wish_consent: false, wished_min_age: '40' });
    expect(draft).not.toHaveProperty('wished_gender');
    const mended = { ...meet, wished_gender: '', wished_max_age: '' };
    expect(wayOf(await post('/signup', mended, { jar }))).toEqual([303, '/signup?step=photo']);
    // Unticked again, it is deleted.
    await post('/signup', { ...mended, wished_gender: 'male', wish_consent: 'on' }, { jar });
    await post('/signup', { ...mended, wished_gender: 'male' }, { jar });
    expect((await readPage(await app.fetch('/signup', { jar }))).draft).not.toHaveProperty('wished_gender');
  });

  it('takes no answer about the person but those it offers', async () => {
    const response = await post('/signup', { step: 'about', eye_color: 'pink' });
    expect(await readPage(response)).toMatchObject({
      form: { error: { error: { fields: [{ path: 'eye_color', code: 'unknown_option' }] } } },
    });
  });

  it('leads back to the summary from a step that was opened there', async () => {
    const jar = new CookieJar();
    await post('/signup', account, { jar });
    const response = await post('/signup', { step: 'location', country: 'BE', edit: '1' }, { jar });
    expect(wayOf(response)).toEqual([303, '/signup?step=confirm']);
  });

  it('leads back to the first step that lacks something', async () => {
    const jar = new CookieJar();
    await post('/signup', account, { jar });
    expect(wayOf(await post('/signup', { step: 'confirm' }, { jar }))).toEqual([
      303,
      '/signup?step=location',
    ]);
  });

  it('deletes a draft after half an hour', async () => {
    const jar = new CookieJar();
    await post('/signup', { email: 'late@example.com' }, { jar });
    app.clock.advance(30 * 60_000);
    expect((await readPage(await app.fetch('/signup', { jar }))).draft).toBeNull();
  });

  it('takes a draft from the landers of the site, and never more than a draft', async () => {
    await changeSettings(app, { lander_origins: ['https://lander.example'] });
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://lander.example' };
    const jar = new CookieJar();
    const fields = { ...account, email: 'lander@example.com', name: 'landed' };
    expect(wayOf(await post('/signup', fields, { jar, headers }))).toEqual([303, '/signup']);
    expect(await readPage(await app.fetch('/signup', { jar }))).toMatchObject({
      draft: { email: 'lander@example.com' },
    });
    expect(wayOf(await post('/signup', { step: 'confirm' }, { jar, headers }))).toEqual([303, '/signup']);
    expect((await app.call('getUser', { jar })).result.user).toBeNull();
  });
});
