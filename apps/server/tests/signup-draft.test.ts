import type { Consent } from '@vela/domain/landers';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneAccounts } from '../src/accounts/prune-accounts';
import { endSignupDraft, findSignupDraft, saveSignupDraft } from '../src/signup/signup-draft';
import { completeOnce } from '../src/signup/complete-once';
import { completeSignup } from '../src/signup/sign-up';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import type { Site } from '../src/core/site';
import { createTestApp, type TestApp } from './support/create-test-app';
import { logInAs, PASSWORD, signUpPerson } from './support/people';

let app: TestApp;
let site: Site;
beforeAll(async () => {
  app = await createTestApp();
  site = await app.context.sites.byId(DEFAULT_SITE_ID);
});
afterAll(() => app.close());

const save = (
  fields: Record<string, string>,
  token: string | null = null,
  { consent = null, of = site }: { consent?: Consent; of?: Site } = {},
) =>
  saveSignupDraft(app.context, {
    site: of,
    token,
    consent,
    fields,
    address: '127.0.0.1',
    now: app.clock.now(),
  });
const find = (token: string) => findSignupDraft(app.context, { site, token, now: app.clock.now() });

const ACCOUNT = {
  step: 'account',
  email: 'draft@example.com',
  name: 'Draft Person',
  password: PASSWORD,
  dob_day: '7',
  dob_month: '3',
  dob_year: '1991',
  gender: 'male',
  terms: 'on',
};

describe('a sign-up draft', () => {
  it('gathers what several steps sent, the date as one and the password as a hash', async () => {
    const { token } = await save(ACCOUNT);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await save({ step: 'location', country: 'NL', city: 'Utrecht' }, token)).token).toBe(token);
    const found = await find(token);
    expect(found?.draft).toEqual({
      email: 'draft@example.com',
      name: 'Draft Person',
      date_of_birth: '1991-03-07',
      gender: 'male',
      terms: true,
      special_categories: false,
      country: 'NL',
      city: 'Utrecht',
      has_password: true,
    });
    expect(found?.passwordHash).toMatch(/^\$argon2id\$/);
    const rows = await app.db.selectFrom('signup_drafts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('keeps a date that is none as it was typed', async () => {
    const { token } = await save({ dob_day: '31', dob_month: '2', dob_year: '1990' });
    expect((await find(token))?.draft.date_of_birth).toBe('1990-2-31');
  });

  it('takes a tick back when its step comes without it, and only then', async () => {
    const { token } = await save(ACCOUNT);
    await save({ step: 'location', country: 'DE' }, token);
    expect((await find(token))?.draft.terms).toBe(true);
    const { terms: _, ...unticked } = ACCOUNT;
    await save(unticked, token);
    expect((await find(token))?.draft.terms).toBe(false);
  });

  it('keeps no password that breaks the rules', async () => {
    const { token } = await save({ ...ACCOUNT, password: 'short' });
    expect(await find(token)).toMatchObject({ passwordHash: null, draft: { has_password: false } });
  });

  it('keeps where a lander sent the visitor from, and nothing that is no field of a sign-up', async () => {
    const fields = { email: 'l@example.com', network: 'n', ref: '', sub1: 's', admin: '1', __proto__x: 'y' };
    const { token } = await save(fields);
    expect((await find(token))?.draft).toEqual({
      email: 'l@example.com',
      tracking: { network: 'n', sub1: 's' },
      has_password: false,
    });
  });

  it('keeps nothing of who sent the visitor after a no, also of before', async () => {
    const { token } = await save({ network: 'n' }, null, { consent: 'accepted' });
    await save({ network: 'n', city: 'Delft' }, token, { consent: 'rejected' });
    expect((await find(token))?.draft).toEqual({ city: 'Delft', has_password: false });
  });

  it('keeps who sent the visitor, whatever was answered, where that opens the sign-up', async () => {
    const of: Site = { ...site, settings: { ...site.settings, signups: 'with_trafficsource' } };
    const { token } = await save({ network: 'n' }, null, { consent: 'rejected', of });
    expect((await find(token))?.draft.tracking).toEqual({ network: 'n' });
  });

  it('lives for 30 minutes from the last step, to the millisecond', async () => {
    const { token } = await save(ACCOUNT);
    app.clock.advance(30 * MINUTE - 1);
    await save({ city: 'Delft' }, token);
    app.clock.advance(30 * MINUTE - 1);
    expect(await find(token)).not.toBeNull();
    app.clock.advance(1);
    expect(await find(token)).toBeNull();
    expect((await save({ city: 'Delft' }, token)).token).not.toBe(token);
  });

  it('is of its site alone', async () => {
    const { token } = await save(ACCOUNT);
    const other = { ...site, id: 'other' };
    expect(await findSignupDraft(app.context, { site: other, token, now: app.clock.now() })).toBeNull();
  });

  it('becomes a member who can log in with the password that was typed', async () => {
    const { token } = await save(ACCOUNT);
    await save({ step: 'location', country: 'NL', region: '', city: ' Utrecht ' }, token);
    await save({ step: 'about', about: 'Hello.' }, token);
    const found = await find(token);
    if (!found) throw new Error('The draft is gone');
    const answer = await completeSignup(callOf(), found);
    expect(answer.result.user).toMatchObject({
      email: 'draft@example.com',
      status: 'not_confirmed',
      language: 'nl',
      consents: { terms_version: '2026-11-01', special_categories: false },
      profile: { about: 'Hello.', city: 'Utrecht', age: 35 },
    });
    expect(answer.result.user?.profile).not.toHaveProperty('region');
    expect((await logInAs(app, { email: 'draft@example.com' })).status).toBe(200);
    await endSignupDraft(app.context, { token, now: app.clock.now() });
    app.clock.advance(MINUTE - 1);
    expect(await find(token)).not.toBeNull();
    app.clock.advance(1);
    expect(await find(token)).toBeNull();
  });

  it('is rejected with all that is missing, and as any sign-up when the address has an account', async () => {
    const { token } = await save({ email: 'nothing', step: 'account' });
    const found = await find(token);
    if (!found) throw new Error('The draft is gone');
    await expect(completeSignup(callOf(), found)).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: expect.arrayContaining([
          { path: 'email', code: 'invalid_email' },
          { path: 'name', code: 'required' },
          { path: 'password', code: 'required' },
          { path: 'terms', code: 'terms_required' },
          { path: 'country', code: 'required' },
        ]),
      },
    });

    const { email } = await signUpPerson(app);
    const taken = await save({ ...ACCOUNT, email, name: 'Another Name', country: 'NL' });
    const draft = await find(taken.token);
    if (!draft) throw new Error('The draft is gone');
    await expect(completeSignup(callOf(), draft)).rejects.toMatchObject({ code: 'account_exists' });
  });

  it('sent twice logs in while the password is that of the draft', async () => {
    const { token } = await save({ ...ACCOUNT, email: 'twice@example.com', name: 'Twice', country: 'NL' });
    const draft = await find(token);
    if (!draft) throw new Error('The draft is gone');
    await completeOnce(callOf(), draft);
    const second = await completeOnce(callOf(), draft);
    const { id } = await app.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', 'twice@example.com')
      .executeTakeFirstOrThrow();
    expect(draft.passwordHash).not.toBeNull();
    expect(second.session).toMatchObject({ start: id, passwordHash: draft.passwordHash });
  });

  it('is pruned when it has ended, with everything else that is', async () => {
    const person = await signUpPerson(app);
    await save(ACCOUNT);
    app.clock.advance(400 * 24 * 60 * MINUTE);
    await pruneAccounts(app.context);
    await pruneAccounts(app.context);
    for (const table of ['signup_drafts', 'sessions', 'links', 'devices', 'login_attempts'] as const) {
      const { count } = await app.db
        .selectFrom(table)
        .select((expression) => expression.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      expect([table, count]).toEqual([table, '0']);
    }
    expect((await logInAs(app, { email: person.email })).status).toBe(200);
  });
});

function callOf(): Parameters<typeof completeSignup>[0] {
  return {
    context: app.context,
    site,
    query: {},
    session: null,
    client: {
      address: '10.9.8.7',
      deviceToken: null,
      wasTooYoung: false,
      consent: null,
      locale: 'nl',
      country: null,
    },
    bearer: null,
    header: () => null,
    signal: new AbortController().signal,
    now: app.clock.now(),
    log: app.context.log,
  };
}
