import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { insertCopies } from './support/insert-copies';
import { activePerson, type Person } from './support/people';

// The clock of tests begins on 1 June 2026.
const BIRTH = '1990-06-03';

let app: TestApp;
let viewer: Person;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
// Days go by in each test, and sessions end.
beforeEach(async () => {
  viewer = await activePerson(app, { country: 'NL', region: 'UT', city: 'Utrecht' });
  person = await activePerson(app, { country: 'FI', date_of_birth: BIRTH, visitors_may_see: true });
});
afterAll(() => app.close());

async function agesIn(query: object, jar: CookieJar): Promise<Map<string, number>> {
  const { result } = await app.call('searchMembers', { query, jar });
  return new Map(result.results.map(({ id, age }) => [id, age]));
}

describe('the age that others see', () => {
  it('changes on a day of the member’s own, for visitors and members alike, and is the one that is searched by', async () => {
    const ids = await insertCopies(app, { of: person, count: 20 });
    const changed = new Map<string, number>();
    for (let day = 0; day <= 36; day += 1) {
      const seen = await agesIn({ country: 'FI' }, new CookieJar());
      expect(await agesIn({ country: 'FI' }, viewer.jar)).toEqual(seen);
      const older = await agesIn({ country: 'FI', min_age: '36' }, viewer.jar);
      const younger = await agesIn({ country: 'FI', max_age: '35' }, viewer.jar);
      for (const id of ids) {
        const age = seen.get(id);
        expect(age).toBe(changed.has(id) || older.has(id) ? 36 : 35);
        expect([older.has(id), younger.has(id)]).toEqual(age === 36 ? [true, false] : [false, true]);
        if (age === 36 && !changed.has(id)) changed.set(id, day);
      }
      app.clock.advance(DAY);
    }
    // Two days on is the birthday of all.
    const days = [...changed.values()];
    expect(days).toHaveLength(ids.length);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...days)).toBeLessThanOrEqual(32);
    expect(new Set(days).size).toBeGreaterThan(5);
  });

  it('is the same on a member’s page, and another than the member’s own', async () => {
    await setDelay(30);
    await app.call('updateProfile', { jar: person.jar, body: { date_of_birth: birthDaysAgo(10) } });
    const id = person.user.id;
    const { result: page } = await app.call('getMember', { jar: viewer.jar, query: { id } });
    const { result: card } = await app.call('getMember', { query: { id } });
    expect([page.profile.age, card.profile.age]).toEqual([29, 29]);
    const { result: after } = await app.call('getUser', { jar: person.jar });
    expect(after.user?.profile?.age).toBe(30);
    app.clock.advance(21 * DAY);
    const { result: later } = await app.call('getMember', { jar: viewer.jar, query: { id } });
    expect(later.profile.age).toBe(30);
  });

  it('is never below the site’s lowest: who has just turned 18 is 18, and is found as that', async () => {
    await setDelay(30);
    const date = birthDaysAgo(3, 18);
    await app.call('updateProfile', { jar: person.jar, body: { date_of_birth: date } });
    for (const query of [{ min_age: '18' }, { max_age: '18' }, { min_age: '18', max_age: '18' }]) {
      expect((await agesIn({ country: 'FI', ...query }, viewer.jar)).get(person.user.id)).toBe(18);
    }
    expect((await agesIn({ country: 'FI', min_age: '19' }, viewer.jar)).has(person.user.id)).toBe(false);
  });
});

async function setDelay(days: number): Promise<void> {
  await app.db
    .updateTable('profiles')
    .set({ age_delay: days })
    .where('member_id', '=', person.user.id)
    .execute();
}

/** The date of birth of somebody whose birthday was so many days ago. */
function birthDaysAgo(days: number, years = 30): string {
  const day = new Date(app.clock.now().getTime() - days * DAY).toISOString();
  return `${Number(day.slice(0, 4)) - years}${day.slice(4, 10)}`;
}
