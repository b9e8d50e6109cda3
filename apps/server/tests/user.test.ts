import { HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, mailedToken, signUpPerson, type Person } from './support/people';
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const getUser = async ({ jar }: Pick<Person, 'jar'>) => (await app.call('getUser', { jar })).result.user;

describe('getUser', () => {
  it('is null for a visitor, and for a session cookie that is made up', async () => {
    expect((await app.call('getUser')).result).toEqual({ user: null });
    const jar = new CookieJar();
    for (const value of ['x', 'A'.repeat(43), '']) {
      jar.cookies.set('session', value);
      expect((await app.call('getUser', { jar })).result.user).toBeNull();
    }
  });

  it.each(['banned', 'pending_deletion'] as const)('is null for a member who is %s', async (status) => {
    const person = await activePerson(app);
    await app.db.updateTable('members').set(statusChange(status)).where('id', '=', person.user.id).execute();
    expect(await getUser(person)).toBeNull();
  });

  it('has the welcome offer until four hours after sign-up, to the millisecond', async () => {
    const person = await signUpPerson(app);
    const expires = new Date(app.clock.now().getTime() + 4 * HOUR).toISOString();
    app.clock.advance(4 * HOUR - 1);
    expect((await getUser(person))?.time_bonus).toEqual({ code: 'TIMEBONUS25', percentage: 25, expires });
    app.clock.advance(1);
    expect((await getUser(person))?.time_bonus).toBeNull();
  });

  it('has it as long as the site says, and not once the member has paid', async () => {
    const person = await signUpPerson(app);
    const restore = await changeSettings(app, { welcome_hours: 6 });
    app.clock.advance(5 * HOUR);
    expect((await getUser(person))?.time_bonus).not.toBeNull();
    await app.db.updateTable('members').set({ paid_user: true }).where('id', '=', person.user.id).execute();
    expect(await getUser(person)).toMatchObject({
      paid_user: true,
      time_bonus: null,
      profile: { premium: true },
    });
    await restore();
  });

  it('grows a year older on the birthday, by the calendar of the site', async () => {
    const person = await signUpPerson(app, { date_of_birth: '1990-12-24' });
    app.clock.advance(Date.parse('2026-12-23T22:59:59Z') - app.clock.now().getTime());
    // A session lasts 30 days unless it is used.
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2027-06-01') })
      .execute();
    expect((await getUser(person))?.profile?.age).toBe(35);
    app.clock.advance(1000);
    expect((await getUser(person))?.profile?.age).toBe(36);
  });

  it('sums up the ledger', async () => {
    const restore = await changeSettings(app, { signup_credits: 5 });
    const person = await signUpPerson(app);
    await restore();
    await app.db
      .insertInto('credit_ledger')
      .values({
        member_id: person.user.id,
        seq: 2,
        prev_seq: 1,
        delta: 7,
        balance_before: 5,
        balance_after: 12,
        kind: 'seed',
        created_at: app.clock.now(),
      })
      .execute();
    expect((await getUser(person))?.credits).toBe(12);
  });
});

describe('updateUser', () => {
  it('sets the language of the account and of the browser', async () => {
    const person = await signUpPerson(app);
    const { result } = await app.call('updateUser', { body: { language: 'de' }, jar: person.jar });
    expect(result.user.language).toBe('de');
    expect(person.jar.cookies.get('locale')).toBe('de');
    expect((await getUser(person))?.language).toBe('de');
  });

  it('rejects a language that is none of the eleven and then changes nothing', async () => {
    const person = await signUpPerson(app);
    for (const language of ['xx', 'en-GB', 'EN', '']) {
      const { status, error } = await app.call('updateUser', {
        body: { language, invisible: true },
        jar: person.jar,
      });
      expect([status, error.code]).toEqual([400, 'unknown_locale']);
    }
    expect(await getUser(person)).toMatchObject({ language: 'en', invisible: false });
  });

  it('hides and shows the member', async () => {
    const person = await activePerson(app);
    const set = (invisible: boolean) => app.call('updateUser', { body: { invisible }, jar: person.jar });
    expect((await set(true)).result.user).toMatchObject({ invisible: true, profile: { online: 'hidden' } });
    expect((await set(false)).result.user).toMatchObject({ invisible: false, profile: { online: 'now' } });
  });

  it('leaves what is not given as it is', async () => {
    const person = await activePerson(app, { consents: { terms_version: '2026-11-01' } });
    const before = await getUser(person);
    expect((await app.call('updateUser', { body: {}, jar: person.jar })).result.user).toEqual(before);
    const { result } = await app.call('updateUser', {
      body: { consents: { special_categories: true } },
      jar: person.jar,
    });
    expect(result.user.consents).toEqual({ terms_version: '2026-11-01', special_categories: true });
  });

  it('deletes sexuality and gender identity with the consent for them, and keeps the record of both', async () => {
    const person = await activePerson(app);
    const give = (special_categories: boolean) =>
      app.call('updateUser', { body: { consents: { special_categories } }, jar: person.jar });
    await give(true);
    await app.db
      .updateTable('profiles')
      .set({ sexuality: 'bi', gender_identity: 'woman' })
      .where('member_id', '=', person.user.id)
      .execute();
    app.clock.advance(MINUTE);
    await give(false);
    const profile = await app.db
      .selectFrom('profiles')
      .select(['sexuality', 'gender_identity', 'status'])
      .where('member_id', '=', person.user.id)
      .executeTakeFirst();
    expect(profile).toEqual({ sexuality: null, gender_identity: null, status: 'active' });
    const record = await app.db
      .selectFrom('consent_changes')
      .select('consents')
      .where('member_id', '=', person.user.id)
      .orderBy('changed_at')
      .execute();
    expect(record.map(({ consents }) => consents.special_categories)).toEqual([false, true, false]);
  });

  it('shows the profile to nobody without that consent where membership itself reveals something', async () => {
    const restore = await changeSettings(app, { niche: 2, account_disclosure: 'shown' });
    const person = await activePerson(app, { consents: { special_categories: true } });
    const give = async (special_categories: boolean) =>
      (await app.call('updateUser', { body: { consents: { special_categories } }, jar: person.jar })).result
        .user.profile?.status;
    expect(await give(false)).toBe('disabled');
    expect(await give(true)).toBe('active');
    await restore();
  });

  it('keeps the profile hidden when the consent was withdrawn before the address was confirmed', async () => {
    const restore = await changeSettings(app, { niche: 2, account_disclosure: 'shown' });
    const { jar, email } = await signUpPerson(app, { consents: { special_categories: true } });
    await app.call('updateUser', { body: { consents: { special_categories: false } }, jar });
    const { result } = await app.call('activate', { body: { token: await mailedToken(app, email) }, jar });
    expect(result.user).toMatchObject({ status: 'active', profile: { status: 'disabled' } });
    await restore();
  });

  it('takes two changes at once', async () => {
    const person = await activePerson(app);
    await Promise.all([
      app.call('updateUser', { body: { consents: { terms_version: '2026-01-01' } }, jar: person.jar }),
      app.call('updateUser', { body: { consents: { special_categories: true } }, jar: person.jar }),
    ]);
    expect((await getUser(person))?.consents).toEqual({
      terms_version: '2026-01-01',
      special_categories: true,
    });
  });

  it('is for members', async () => {
    const { error } = await app.call('updateUser', { body: { invisible: true } });
    expect(error.code).toBe('authentication_required');
  });
});
