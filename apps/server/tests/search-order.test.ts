import { SORT_KEYS } from '@vela/domain/search';
import { addMs, DAY, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { insertCopies } from './support/insert-copies';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let viewer: Person;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
  viewer = await activePerson(app, { country: 'NL', region: 'UT', city: 'Utrecht' });
  person = await activePerson(app, { country: 'NL', region: 'UT', city: 'Utrecht', visitors_may_see: true });
});
afterEach(async () => {
  await app.db.deleteFrom('members').where('name', 'like', 'Copy %').execute();
});
afterAll(() => app.close());

async function pageOf(query: { page?: string; distance?: string }, jar: CookieJar) {
  const { result } = await app.call('searchMembers', { query, jar });
  return result.results;
}

async function orderOf(ids: readonly string[], jar: CookieJar = viewer.jar): Promise<string[]> {
  return (await pageOf({}, jar)).map(({ id }) => id).filter((id) => ids.includes(id));
}

/** Sets when the members were last seen, in minutes before now, in the order of the ids. */
async function setSeen(ids: readonly string[], minutes: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await app.db
      .updateTable('profiles')
      .set({ last_seen_at: addMs(app.clock.now(), -(minutes[index] ?? 0) * MINUTE) })
      .where('member_id', '=', id)
      .execute();
  }
}

async function setKeys(ids: readonly string[], keyOf: (index: number) => number): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const key = Math.floor(keyOf(index));
    await app.db.updateTable('profiles').set({ sort_key: key }).where('member_id', '=', id).execute();
  }
}

describe('the order of results', () => {
  it('says nothing of who was there before another, when both were there on the same day', async () => {
    const ids = await insertCopies(app, { of: person, count: 6 });
    for (const [round, keyOf] of [
      (index: number) => ((index * 7 + 3) % 6) * (SORT_KEYS / 7),
      (index: number) => ((index * 5 + 1) % 6) * (SORT_KEYS / 11),
      (index: number) => index * (SORT_KEYS / 6),
    ].entries()) {
      await setKeys(ids, keyOf);
      for (const jar of [viewer.jar, new CookieJar()]) {
        await setSeen(ids, [10, 20, 30, 40, 50, 60]);
        const order = await orderOf(ids, jar);
        expect(order).toHaveLength(6);
        for (const minutes of [
          [60, 50, 40, 30, 20, 10],
          [30, 10, 60, 20, 50, 40],
          [11, 11, 59, 59, 35, 34],
        ]) {
          await setSeen(ids, minutes);
          expect(await orderOf(ids, jar), `round ${round}`).toEqual(order);
        }
      }
    }
  });

  it('begins with somebody else on another day, and goes around', async () => {
    const ids = await insertCopies(app, { of: person, count: 6 });
    await setKeys(ids, (index) => index * (SORT_KEYS / 6));
    const firsts = new Set<string>();
    for (let day = 0; day < 8; day += 1) {
      await setSeen(ids, [6, 6, 6, 6, 6, 6]);
      const order = await orderOf(ids);
      const first = ids.indexOf(order[0] ?? '');
      expect(order).toEqual([...ids.slice(first), ...ids.slice(0, first)]);
      firsts.add(order[0] ?? '');
      app.clock.advance(DAY);
    }
    expect(firsts.size).toBeGreaterThan(3);
  });

  it('has the steps of presence from now to earlier', async () => {
    const ids = await insertCopies(app, { of: person, count: 20 });
    await setSeen(
      ids,
      ids.map((_, index) => [0, 30, 2 * 1440, 20 * 1440][index % 4] ?? 0),
    );
    const shown = (await pageOf({}, viewer.jar)).flatMap((found) =>
      'online' in found && ids.includes(found.id) ? [found.online] : [],
    );
    const steps = ['now', 'today', 'this_week', 'earlier'] as const;
    expect(shown).toEqual(steps.flatMap((step) => Array.from({ length: 5 }, () => step)));
  });

  it.each([{}, { distance: '25' }, { distance: '250' }] as const)(
    'holds everyone once over all pages, where one step alone has more than are counted (%j)',
    async (query) => {
      const ids = await insertCopies(app, { of: person, count: 1300 });
      await sql`
        update profiles set last_seen_at = ${app.clock.now()}::timestamptz
          - case when numbered.place <= 30 then interval '1 minute' when numbered.place <= 60 then interval '2 days'
              else interval '20 days' end
        from (select id, row_number() over (order by id) as place from members where name like 'Copy %') numbered
        where numbered.id = profiles.member_id`.execute(app.db);
      await setSeen([person.user.id], [60 * 1440]);
      const shown = [];
      for (let page = 1; page <= 42; page += 1) {
        shown.push(...(await pageOf({ ...query, page: String(page) }, viewer.jar)));
      }
      expect(shown).toHaveLength(1000);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(1000);
      expect(shown.every(({ id }) => ids.includes(id) || id === person.user.id)).toBe(true);
      const steps = shown.map((found) => ('online' in found ? found.online : ''));
      expect(steps.slice(0, 60)).toEqual([
        ...Array.from({ length: 30 }, () => 'now'),
        ...Array.from({ length: 30 }, () => 'this_week'),
      ]);
      expect(new Set(steps.slice(60))).toEqual(new Set(['earlier']));
      const keys = await app.db.selectFrom('profiles').select(['member_id', 'sort_key']).execute();
      const keyOf = new Map(keys.map((row) => [row.member_id, row.sort_key]));
      // The key falls once, where the order goes around.
      const lasts = shown.slice(60).map(({ id }) => keyOf.get(id) ?? 0);
      expect(lasts.filter((key, index) => index > 0 && key < (lasts[index - 1] ?? 0)).length).toBeLessThan(2);
    },
  );
});
