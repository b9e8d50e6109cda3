import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import type { BodyInputOf, QueryInputOf } from '@vela/contract/registry';
import { SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, type Person, signUpPerson } from './support/people';
import { say } from './support/talk';

let app: TestApp;
const people: Record<string, Person> = {};
const { block, like, setMember } = meetingIn(() => app);

const NEAR = { country: 'NL', region: 'UT', city: 'Utrecht' } as const;

/** Each with a photo, but for Hanna. */
const POOL = {
  Nadia: { ...NEAR, gender: 'female', date_of_birth: '1990-04-01' },
  Maarten: { ...NEAR, gender: 'male', date_of_birth: '1988-04-01' },
  Hanna: { ...NEAR, gender: 'female', date_of_birth: '1991-04-01' },
  Gerda: { ...NEAR, gender: 'female', date_of_birth: '1960-04-01' },
  Linh: { country: 'NL', region: 'GR', city: 'Groningen', gender: 'female', date_of_birth: '1993-04-01' },
  Jonas: { country: 'DE', region: 'NW', city: 'Köln', gender: 'male', date_of_birth: '1990-04-01' },
} as const satisfies Record<string, Partial<BodyInputOf<'signUp'>>>;
type Name = keyof typeof POOL;

beforeAll(async () => {
  app = await createTestApp();
  for (const [name, body] of Object.entries(POOL)) {
    app.clock.advance(SECOND);
    people[name] = await activePerson(app, { name, ...body });
    if (name !== 'Hanna') await givePhoto(idOf(name as Name));
  }
  await setInterests(idOf('Maarten'), ['wine', 'hiking']);
});
afterAll(() => app.close());

const personOf = (name: Name): Person => people[name] as Person;
const idOf = (name: Name): string => personOf(name).user.id;

async function givePhoto(memberId: string): Promise<void> {
  await app.db
    .insertInto('photos')
    .values({
      id: `photo of ${memberId}`,
      member_id: memberId,
      purpose: 'profile',
      status: 'active',
      main: true,
      position: 0,
      portrait: 'a portrait',
      width: 960,
      height: 1200,
      created_at: app.clock.now(),
    })
    .execute();
}

const setInterests = (memberId: string, interests: string[]) =>
  app.db.updateTable('profiles').set({ interests }).where('member_id', '=', memberId).execute();

const newcomer = (change: Partial<BodyInputOf<'signUp'>> = {}) =>
  signUpPerson(app, { ...NEAR, date_of_birth: '1990-01-01', ...change });

async function matchesOf({ jar }: Person, query: QueryInputOf<'listSignupMatches'> = {}) {
  const { result } = await app.call('listSignupMatches', { jar, query });
  const names = result.matches.map(({ profile }) => profile.name);
  return { ...result, names, liked: result.liked.map(({ name }) => name) };
}

describe('listSignupMatches', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('listSignupMatches');
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('shows who has a photo, from the same country, those of about the same age and nearest first', async () => {
    const { names, scope, liked } = await matchesOf(await newcomer());
    expect(names.slice(0, 2).toSorted()).toEqual(['Maarten', 'Nadia']);
    expect(names.slice(2)).toEqual(['Linh', 'Gerda']);
    expect([scope, liked]).toEqual(['country', []]);
  });

  it('shows nearer ones no earlier where a site lets nobody search for a distance or a region', async () => {
    const namesFrom = async (change: Partial<BodyInputOf<'signUp'>>) =>
      (await matchesOf(await newcomer(change))).names;
    const groningen = { region: 'GR', city: 'Groningen' } as const;
    expect([(await namesFrom(groningen))[0], (await namesFrom({}))[2]]).toEqual(['Linh', 'Linh']);
    await withSettings(app, { search_fields: ['gender', 'country', 'age'] }, async () => {
      expect(await namesFrom(groningen)).toEqual(await namesFrom({}));
    });
  });

  it('asks for one gender, also of the member that one signed up to meet', async () => {
    const person = await newcomer({ signup_member_id: idOf('Hanna') });
    expect((await matchesOf(person, { gender: 'male' })).names).toEqual(['Maarten']);
    expect((await matchesOf(person, { gender: 'female' })).names[0]).toBe('Hanna');
  });

  it('begins with the wished gender and ages, which the page can leave', async () => {
    const agreed = { consents: { special_categories: true } };
    const person = await newcomer({ ...agreed, wishes: { gender: 'female', max_age: 34 } });
    const { names } = await matchesOf(person);
    expect([names[0], names.slice(1).toSorted()]).toEqual(['Linh', ['Gerda', 'Nadia']]);
    expect((await matchesOf(person, { gender: 'male' })).names).toEqual(['Maarten']);
    expect((await matchesOf(person, { gender: 'all' })).names).toContain('Maarten');
    await withSettings(app, { search_fields: ['country'] }, async () => {
      expect((await matchesOf(person)).names).toContain('Maarten');
    });
  });

  it('shows the one who was signed up for, also beside a wish for others', async () => {
    const wishes = { gender: 'female' } as const;
    const person = await newcomer({
      signup_member_id: idOf('Maarten'),
      consents: { special_categories: true },
      wishes,
    });
    expect((await matchesOf(person)).names.slice(0, 2)).toEqual(['Maarten', 'Nadia']);
  });

  it('puts who lives nearer before who shares more', async () => {
    const person = await newcomer();
    await setInterests(idOf('Linh'), ['art', 'beach']);
    await setInterests(person.user.id, ['art', 'beach']);
    const { names } = await matchesOf(person);
    expect(names.indexOf('Linh')).toBeGreaterThan(names.indexOf('Nadia'));
    await setInterests(idOf('Linh'), []);
  });

  it('puts those with a common interest first, and says which', async () => {
    const person = await newcomer();
    await setInterests(person.user.id, ['art', 'hiking']);
    const { matches } = await matchesOf(person);
    expect(matches[0]).toMatchObject({ profile: { name: 'Maarten' }, shared_interest: 'hiking' });
    expect(matches[1]?.shared_interest).toBeNull();
    await withSettings(app, { visible_profile_fields: ['about'] }, async () => {
      const hidden = (await matchesOf(person)).matches.map(({ shared_interest: shared }) => shared);
      expect(new Set(hidden)).toEqual(new Set([null]));
    });
  });

  it('begins with the member that one signed up to meet, unless that one is gone', async () => {
    const person = await newcomer({ signup_member_id: idOf('Hanna') });
    expect((await matchesOf(person)).names[0]).toBe('Hanna');
    await setMember(personOf('Hanna'), { invisible: true });
    expect((await matchesOf(person)).names).not.toContain('Hanna');
    await setMember(personOf('Hanna'), { invisible: false });
  });

  it('leaves out who is liked, written to or blocked, and says who can be written to', async () => {
    const person = await newcomer({ signup_member_id: idOf('Nadia'), signup_message: 'Hello Nadia' });
    await like(person, personOf('Maarten'));
    app.clock.advance(SECOND);
    await like(person, personOf('Linh'));
    await block(person, personOf('Gerda'));
    expect(await matchesOf(person)).toMatchObject({ names: [], liked: ['Linh', 'Maarten'] });
    await say(app, person, { profile_id: idOf('Linh') });
    expect(await matchesOf(person)).toMatchObject({ names: [], liked: ['Maarten'] });
  });

  it('counts as a search: an unconfirmed account has no more than the visitors of its network', async () => {
    const person = await newcomer();
    const asking = { jar: person.jar, query: {}, address: freshAddress() };
    for (let asked = 0; asked < DEFAULT_SITE_SETTINGS.rate_limits.look_around; asked += 1)
      expect((await app.call('listSignupMatches', asking)).status).toBe(200);
    expect((await app.call('searchMembers', asking)).status).toBe(429);
    expect((await app.call('listSignupMatches', asking)).error.code).toBe('too_many_requests');
  });
});
