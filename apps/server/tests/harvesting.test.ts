import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteOpenedProfiles } from '../src/search/consume-profile-limit';
import { createTestApp, type TestApp } from './support/create-test-app';
import { insertCopies } from './support/insert-copies';
import { activePerson, freshAddress, signUpPerson, type Person } from './support/people';
import { premiumPerson } from './support/talk';

const { rate_limits: RATES } = DEFAULT_SITE_SETTINGS;

let app: TestApp;
let nadia: Person;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp();
  nadia = await activePerson(app, { name: 'Nadia', visitors_may_see: true });
  ids = await insertCopies(app, { of: nadia, count: 600 });
});
afterEach(() => app.clock.advance(DAY));
afterAll(() => app.close());

async function open(id: string, person: Person) {
  app.clock.advance(50);
  return app.call('getMember', { query: { id }, jar: person.jar, address: person.address });
}

async function openAll(opened: readonly string[], person: Person): Promise<number[]> {
  const statuses: number[] = [];
  for (const id of opened) statuses.push((await open(id, person)).status);
  return statuses;
}

describe('the profiles of a day', () => {
  it('end after so many different ones, and say when they go on', async () => {
    const person = await activePerson(app);
    expect(new Set(await openAll(ids.slice(0, RATES.profiles), person))).toEqual(new Set([200]));
    const { status, error } = await open(ids[RATES.profiles] ?? '', person);
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    // The tests' day ends at 22:00 UTC in summer.
    const left = error.retry_after ?? 0;
    expect(new Date(app.clock.now().getTime() + left * 1000).toISOString().slice(11, 16)).toBe('22:00');
    // What was opened stays open.
    expect(await openAll(ids.slice(0, 20), person)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await open('nobody', person)).status).toBe(404);
    app.clock.advance(left * 1000);
    expect((await open(ids[RATES.profiles] ?? '', person)).status).toBe(200);
  });

  it('are few for a member whose address is not confirmed, and more for premium members', async () => {
    const person = await signUpPerson(app);
    const statuses = await openAll(ids.slice(0, RATES.unconfirmed_profiles + 1), person);
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATES.unconfirmed_profiles);
    expect(statuses.at(-1)).toBe(429);
    const premium = await premiumPerson(app);
    expect(new Set(await openAll(ids, premium))).toEqual(new Set([200]));
  });

  it('count where icebreakers show what two have in common', async () => {
    const person = await signUpPerson(app);
    await openAll(ids.slice(0, RATES.unconfirmed_profiles), person);
    const icebreakersFor = (id = '') =>
      app.call('listIcebreakers', { query: { profile_id: id }, jar: person.jar, address: person.address });
    const { status, error } = await icebreakersFor(ids[RATES.unconfirmed_profiles]);
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    expect((await icebreakersFor(ids[0])).status).toBe(200);
  });

  it('don’t count those of matches and conversations', async () => {
    const [person, friend] = [await signUpPerson(app), await activePerson(app)];
    await app.db
      .insertInto('likes')
      .values([
        { id: 'one', member_id: person.user.id, liked_id: friend.user.id, liked_at: app.clock.now() },
        { id: 'other', member_id: friend.user.id, liked_id: person.user.id, liked_at: app.clock.now() },
      ])
      .execute();
    await openAll(ids.slice(0, RATES.unconfirmed_profiles), person);
    expect((await open(ids.at(-1) ?? '', person)).status).toBe(429);
    expect((await open(friend.user.id, person)).status).toBe(200);
  });

  it('are counted once each, also of many that are opened at once', async () => {
    const person = await signUpPerson(app);
    const wanted = ids.slice(0, RATES.unconfirmed_profiles + 10);
    const asked = await Promise.all([...wanted, ...wanted].map((id) => open(id, person)));
    const opened = asked.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(2 * RATES.unconfirmed_profiles);
    const { marks } = await app.db
      .selectFrom('opened_profiles')
      .select('marks')
      .where('member_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(new Set(marks).size).toBe(RATES.unconfirmed_profiles);
    expect(marks.join(' ')).not.toContain(wanted[0]);
  });

  it('are deleted some days later', async () => {
    const person = await activePerson(app);
    await open(ids[0] ?? '', person);
    const rows = () =>
      app.db.selectFrom('opened_profiles').select('day').where('member_id', '=', person.user.id).execute();
    await deleteOpenedProfiles(app.db, app.clock.now());
    expect(await rows()).toHaveLength(1);
    app.clock.advance(4 * DAY);
    await deleteOpenedProfiles(app.db, app.clock.now());
    expect(await rows()).toEqual([]);
  });
});

describe('the results of an hour', () => {
  it('end for a member after so many pages', async () => {
    const { jar, address } = await activePerson(app);
    const search = () => app.call('searchMembers', { jar, address });
    for (let page = 0; page < RATES.search; page += 1) {
      app.clock.advance(50);
      expect((await search()).status).toBe(200);
    }
    const { status, error } = await search();
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    expect(error.retry_after).toBeGreaterThan(HOUR / 1000 - 60);
    // The swipe game shows the same members.
    expect((await app.call('getSwipe', { jar, address })).error.code).toBe('too_many_requests');
    app.clock.advance((error.retry_after ?? 0) * 1000);
    expect((await search()).status).toBe(200);
  });

  it('are no more for accounts whose address is not confirmed than for visitors, however many a network makes', async () => {
    const address = freshAddress();
    const people = [await signUpPerson(app), await signUpPerson(app)];
    for (let page = 0; page < RATES.look_around; page += 1) {
      app.clock.advance(50);
      const { jar } = people[page % 2] ?? nadia;
      expect((await app.call('searchMembers', { jar, address })).status).toBe(200);
    }
    for (const { jar } of people)
      expect((await app.call('searchMembers', { jar, address })).error.code).toBe('too_many_requests');
  });

  it('end for the visitors of a network, and so do single members’ pages, but not for its members', async () => {
    const address = freshAddress();
    const look = () => app.call('searchMembers', { address });
    const openOne = () => app.call('getMember', { query: { id: nadia.user.id }, address });
    for (const [ask, times] of [
      [look, RATES.look_around],
      [openOne, RATES.teaser],
    ] as const) {
      for (let time = 0; time < times; time += 1) {
        app.clock.advance(50);
        expect((await ask()).status).toBe(200);
      }
      const { status, error } = await ask();
      expect([status, error.code]).toEqual([429, 'too_many_requests']);
    }
    const person = await activePerson(app);
    expect((await app.call('searchMembers', { jar: person.jar, address })).status).toBe(200);
    expect((await open(nadia.user.id, { ...person, address })).status).toBe(200);
    app.clock.advance(HOUR);
    expect([(await look()).status, (await openOne()).status]).toEqual([200, 200]);
  });

  it.each([{ min_age: '30' }, { max_age: '40' }, { interests: 'tea' }, { online: '1' }, { photo: '1' }])(
    'are not narrowed by %j for a visitor',
    async (query) => {
      const { status, error } = await app.call('searchMembers', { query });
      expect([status, error.fields]).toEqual([400, [{ path: Object.keys(query)[0], code: 'invalid' }]]);
    },
  );
});

it('a busy day of one person meets no limit: 150 profiles, each opened again, and 60 pages of results', async () => {
  const person = await activePerson(app);
  const statuses: number[] = [];
  for (const [index, id] of ids.slice(0, 150).entries()) {
    app.clock.advance(2 * MINUTE);
    statuses.push((await open(id, person)).status, (await open(id, person)).status);
    if (index % 5 >= 2) continue;
    const query = { page: String(1 + (index % 20)) };
    statuses.push((await app.call('searchMembers', { query, jar: person.jar })).status);
  }
  expect(statuses).toEqual(Array.from({ length: 2 * 150 + 60 }, () => 200));
});
