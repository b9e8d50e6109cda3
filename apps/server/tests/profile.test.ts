import { DAY } from '@vela/domain/time';
import type { BodyInputOf } from '@vela/contract/registry';
import { PROFILE_OPTIONS, type ProfileQuestion } from '@vela/domain/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
  person = await activePerson(app);
});

afterAll(() => app.close());

type Change = BodyInputOf<'updateProfile'>;

const update = (body: Change, who = person) => app.call('updateProfile', { jar: who.jar, body });

const giveConsent = (isGiven: boolean, who = person) =>
  app.call('updateUser', { jar: who.jar, body: { consents: { special_categories: isGiven } } });

describe('getProfile', () => {
  it('has what others may see, and what they may not', async () => {
    const { result } = await app.call('getProfile', { jar: person.jar });
    expect(result.profile).toMatchObject({
      id: person.user.id,
      name: person.name,
      date_of_birth: '1990-02-17',
      age: 36,
      gender: 'female',
      country: 'NL',
      photos: [],
      photo_limit: 3,
    });
  });

  it('lets a premium member keep more photos', async () => {
    const paying = await activePerson(app);
    await app.db.updateTable('members').set({ paid_user: true }).where('id', '=', paying.user.id).execute();
    const { result } = await app.call('getProfile', { jar: paying.jar });
    expect(result.profile.photo_limit).toBe(25);
  });
});

describe('updateProfile', () => {
  const answers: Change = {
    gender: 'male',
    date_of_birth: '1988-02-29',
    country: 'DE',
    region: 'NW',
    city: 'Köln',
    about: 'I repair old bicycles.\nAnd ride them.',
    reason: 'New in town.',
    relationship_status: 'living together',
    hair_color: 'dark blond',
    body_type: 'slim',
    eye_color: 'hazel',
    tattoos: false,
    interests: ['biking', 'coffee'],
  };

  it('keeps every answer, and others see them', async () => {
    const member = await activePerson(app);
    const { result } = await update({ ...answers, interests: ['biking', 'coffee', 'biking'] }, member);
    expect(result.profile).toMatchObject(answers);
    const { date_of_birth, ...shown } = answers;
    const seen = await app.call('getMember', { jar: person.jar, query: { id: member.user.id } });
    expect(seen.result.profile).toMatchObject(shown);
    expect(JSON.stringify(seen.json)).not.toContain(date_of_birth);
    expect((await app.call('getUser', { jar: member.jar })).result.user?.profile).toMatchObject(shown);
  });

  it('leaves what is not given, and deletes what is null or empty', async () => {
    const member = await activePerson(app);
    await update(answers, member);
    const { result } = await update({ about: ' ', hair_color: null, tattoos: null, city: '' }, member);
    const { about: _, hair_color: __, tattoos: ___, city: ____, ...left } = answers;
    expect(result.profile).toMatchObject(left);
    for (const field of ['about', 'hair_color', 'tattoos', 'city'] as const) {
      expect(result.profile[field]).toBeUndefined();
    }
    expect((await update({}, member)).result.profile).toMatchObject(left);
  });

  it('takes region and city along with the country', async () => {
    const member = await activePerson(app);
    await update(answers, member);
    expect((await update({ country: 'DE' }, member)).result.profile).toMatchObject({
      region: 'NW',
      city: 'Köln',
    });
    const { profile } = (await update({ country: 'FR' }, member)).result;
    expect([profile.country, profile.region, profile.city]).toEqual(['FR', undefined, undefined]);
  });

  const questions = Object.keys(PROFILE_OPTIONS) as ProfileQuestion[];

  it.each(questions.filter((question) => question !== 'sexuality'))(
    'takes each answer to %s',
    async (question) => {
      for (const option of PROFILE_OPTIONS[question]) {
        const { result } = await update({ [question]: option });
        expect(result.profile[question]).toBe(option);
      }
    },
  );

  it.each<[string, Change, { path: string; code: string; params?: object }]>([
    ['a region without its country', { region: 'UT' }, { path: 'country', code: 'country_required' }],
    [
      'a region of another country',
      { country: 'NL', region: 'NW' },
      { path: 'region', code: 'unknown_region' },
    ],
    ['a country of nowhere', { country: 'XX' as 'NL' }, { path: 'country', code: 'unknown_country' }],
    ['an unknown answer', { hair_color: 'green' as 'red' }, { path: 'hair_color', code: 'unknown_option' }],
    ['an unknown interest', { interests: ['tax'] as never }, { path: 'interests.0', code: 'unknown_option' }],
    [
      'too much text',
      { about: 'a'.repeat(2001) },
      { path: 'about', code: 'too_long', params: { limit: 2000 } },
    ],
    [
      'a letter with 20,000 accents',
      { city: `a${'\u0301'.repeat(20_000)}` },
      { path: 'city', code: 'too_long', params: { limit: 80 } },
    ],
    ['a turned text', { about: 'a\u202Eb' }, { path: 'about', code: 'invalid' }],
    ['a city of two lines', { city: 'Ams\nterdam' }, { path: 'city', code: 'invalid' }],
    ['no day', { date_of_birth: '1990-02-30' }, { path: 'date_of_birth', code: 'invalid_date_of_birth' }],
    ['somebody too young', { date_of_birth: '2010-01-01' }, { path: 'date_of_birth', code: 'too_young' }],
    ['a gender of its own', { gender_identity: 'Elf' }, { path: 'gender_identity', code: 'invalid' }],
    ['words as a yes', { tattoos: 'yes' as never }, { path: 'tattoos', code: 'invalid' }],
  ])('refuses %s', async (_, change, field) => {
    const { status, error } = await update(change);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields?.[0]).toMatchObject(field);
  });

  it('corrects gender and date of birth once, within a day of the sign-up', async () => {
    const member = await activePerson(app);
    // What is sent as it is, is no correction.
    await update({ gender: 'female', date_of_birth: '1990-02-17', about: 'Hello' }, member);
    expect((await update({ date_of_birth: '1991-02-17' }, member)).result.profile.can_correct).toBe(false);
    const again = await update({ gender: 'male', about: 'Lost' }, member);
    expect([again.status, again.error.code]).toEqual([403, 'correction_over']);
    expect(
      (await update({ date_of_birth: '1991-02-17', about: 'Kept' }, member)).result.profile,
    ).toMatchObject({
      gender: 'female',
      about: 'Kept',
    });
  });

  it('corrects neither a day after the confirmation', async () => {
    const member = await activePerson(app);
    await app.db
      .updateTable('members')
      .set({ activated_at: new Date(app.clock.now().getTime() - DAY) })
      .where('id', '=', member.user.id)
      .execute();
    expect((await app.call('getProfile', { jar: member.jar })).result.profile.can_correct).toBe(false);
    expect((await update({ gender: 'male' }, member)).error.code).toBe('correction_over');
  });

  it('corrects one of two that come at once', async () => {
    const member = await activePerson(app);
    const answers = await Promise.all([
      update({ date_of_birth: '1980-01-01' }, member),
      update({ date_of_birth: '1981-01-01' }, member),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('rejects a text that no database keeps', async () => {
    expect((await update({ about: 'a\0b' })).error.code).toBe('invalid_input');
  });

  it('keeps sexuality only with the consent to it, and shows it to nobody', async () => {
    const member = await activePerson(app);
    const refused = await update({ sexuality: 'bi' }, member);
    expect([refused.status, refused.error.code]).toEqual([403, 'consent_required']);
    await giveConsent(true, member);
    expect((await update({ sexuality: 'bi' }, member)).result.profile.sexuality).toBe('bi');
    const seen = await app.call('getMember', { jar: person.jar, query: { id: member.user.id } });
    expect(seen.result.profile).not.toHaveProperty('sexuality');
    await giveConsent(false, member);
    const { result } = await app.call('getProfile', { jar: member.jar });
    expect(result.profile.sexuality).toBeUndefined();
    expect((await update({ sexuality: null }, member)).status).toBe(200);
  });

  it('leaves no sexuality behind when the consent is withdrawn at the same moment', async () => {
    const member = await activePerson(app);
    await giveConsent(true, member);
    await Promise.all([update({ sexuality: 'gay' }, member), giveConsent(false, member)]);
    const { result } = await app.call('getProfile', { jar: member.jar });
    expect(result.profile.sexuality).toBeUndefined();
  });

  it('keeps a gender identity in its own words on the sites that it is for', async () => {
    const restore = await changeSettings(app, { niche: 2, account_disclosure: 'shown' });
    const member = await activePerson(app, { consents: { special_categories: true } });
    const identity = 'Trans woman 🏳️‍⚧️';
    const { result } = await update({ gender_identity: identity }, member);
    expect(result.profile.gender_identity).toBe(identity);
    await giveConsent(false, member);
    expect((await update({ gender_identity: identity }, member)).error.code).toBe('consent_required');
    await restore();
  });

  it('shows a gender identity to members there, and to nobody elsewhere or as a visitor', async () => {
    const restore = await changeSettings(app, { niche: 2, account_disclosure: 'shown' });
    const consents = { special_categories: true };
    const member = await activePerson(app, { consents });
    const viewer = await activePerson(app, { consents });
    await update({ gender_identity: 'Trans woman' }, member);
    const seenBy = async ({ jar }: Person) => {
      const query = { id: member.user.id };
      const { result } = await app.call('getMember', { query, jar });
      return (result.profile as { gender_identity?: string }).gender_identity;
    };
    expect(await seenBy(viewer)).toBe('Trans woman');
    const asVisitor = await app.call('getMember', { query: { id: member.user.id } });
    expect(asVisitor.error.code).toBe('authentication_required');

    const restoreShown = await changeSettings(app, { niche: 2, visible_profile_fields: ['city'] });
    expect(await seenBy(viewer)).toBeUndefined();
    await restoreShown();
    await restore();
  });
});
