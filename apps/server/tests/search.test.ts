import type { QueryInputOf } from '@vela/contract/registry';
import { DAY, MINUTE, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, logInAs, type Person } from './support/people';

let app: TestApp;
let viewer: Person;
const people: Record<string, Person> = {};

/** Names of a pool of its own: who they are is all that a test needs to say. */
const POOL = {
  Nadia: { gender: 'female', country: 'NL', region: 'UT', city: 'Utrecht', date_of_birth: '1992-04-01' },
  Maarten: { gender: 'male', country: 'NL', region: 'UT', city: 'Amersfoort', date_of_birth: '1988-04-01' },
  Linh: { gender: 'female', country: 'NL', region: 'GR', city: 'Groningen', date_of_birth: '1997-04-01' },
  Jonas: { gender: 'male', country: 'DE', region: 'NW', city: 'Köln', date_of_birth: '1970-04-01' },
  Sofie: { gender: 'female', country: 'NL', date_of_birth: '1993-04-01' },
} as const;

beforeAll(async () => {
  app = await createTestApp();
  viewer = await activePerson(app, {
    name: 'Viewer',
    visitors_may_see: true,
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
  });
  for (const [name, body] of Object.entries(POOL)) {
    app.clock.advance(SECOND);
    people[name] = await activePerson(app, { name, visitors_may_see: true, ...body });
  }
  await app.db
    .updateTable('profiles')
    .set({ interests: ['wine', 'hiking'] })
    .where('member_id', '=', idOf('Nadia'))
    .execute();
  await app.db
    .insertInto('photos')
    .values({
      id: 'photo-of-linh',
      member_id: idOf('Linh'),
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
});
afterAll(() => app.close());

const idOf = (name: keyof typeof POOL): string => people[name]?.user.id ?? '';

async function search(query: QueryInputOf<'searchMembers'> = {}, jar: CookieJar = viewer.jar) {
  const { result } = await app.call('searchMembers', { query, jar });
  const order = result.results.map(({ name }) => name);
  // The order is a question of its own; who is found is a set.
  return { ...result, order, names: order.toSorted() };
}

describe('a search', () => {
  it('without filters finds all others', async () => {
    const { names, ...result } = await search();
    expect(names).toEqual(['Jonas', 'Linh', 'Maarten', 'Nadia', 'Sofie']);
    expect(result).toMatchObject({ pageNumber: 1, numResults: 5, similar: [] });
    expect(result).not.toHaveProperty('more');
  });

  it.each([
    [{ gender: 'female' }, ['Sofie', 'Linh', 'Nadia']],
    [{ country: 'DE' }, ['Jonas']],
    [{ country: 'NL', region: 'UT' }, ['Maarten', 'Nadia']],
    [{ min_age: '33', max_age: '38' }, ['Sofie', 'Maarten', 'Nadia']],
    [{ min_age: '39', max_age: '99' }, ['Jonas']],
    [{ interests: 'tea,wine' }, ['Nadia']],
    [{ photo: '1' }, ['Linh']],
    [{ photo: 'false', gender: 'male', country: '' }, ['Jonas', 'Maarten']],
    [{ distance: '10' }, ['Nadia']],
    [{ distance: '11' }, ['Maarten', 'Nadia']],
    [{ distance: '250' }, ['Jonas', 'Linh', 'Maarten', 'Nadia']],
    [{ gender: 'male', country: 'NL', min_age: '18', distance: '50' }, ['Maarten']],
  ] as const)('by %j finds %j', async (query, names) => {
    expect((await search(query)).names).toEqual(names.toSorted());
  });

  it('takes the day of birth itself for the birthday', async () => {
    // Sofie turns 34 on 1 April 2027.
    expect((await search({ min_age: '33', max_age: '33' })).names).toEqual(['Sofie']);
    expect((await search({ min_age: '34', max_age: '34' })).names).toEqual(['Nadia']);
  });

  it('shows beside few results who nearly fits, each once', async () => {
    const { names, similar, numResults } = await search({ gender: 'female', country: 'NL', region: 'UT' });
    expect([names, numResults]).toEqual([['Nadia'], 1]);
    expect(similar.map(({ name }) => name).toSorted()).toEqual(['Linh', 'Sofie']);
  });

  it('that finds nobody says so and shows who nearly fits', async () => {
    const { names, similar, numResults } = await search({ country: 'NL', min_age: '90' });
    expect([names, numResults, similar]).toEqual([[], 0, []]);
    const wider = await search({ gender: 'male', country: 'NL', region: 'ZE' });
    expect(wider.similar.map(({ name }) => name)).toEqual(['Maarten']);
    // Only where no single filter makes up for it, others are searched farther away.
    const abroad = await search({ gender: 'male', country: 'NL', region: 'ZE', min_age: '90' });
    expect([abroad.similar, abroad.unmet]).toEqual([[], []]);
    const farther = await search({ gender: 'male', country: 'AT' });
    expect(farther.similar.map(({ name }) => name).toSorted()).toEqual(['Jonas', 'Maarten']);
    expect(farther.unmet).toEqual([]);
  });

  it('says which filter isn’t met, and how many each costs', async () => {
    const { names, similar, unmet, costs } = await search({
      gender: 'female',
      country: 'NL',
      region: 'UT',
      interests: 'tea,wine',
      max_age: '33',
    });
    expect(names).toEqual([]);
    const filters = new Map(unmet.map((each) => [each.profile_id, each.filter]));
    expect(similar.map(({ id, name }) => [name, filters.get(id)])).toEqual([['Nadia', 'ages']]);
    expect(costs).toEqual([{ filter: 'ages', num_results: 1 }]);
  });

  it('returns only members that one may like and open', async () => {
    const { results } = await search();
    for (const { id } of results) {
      expect((await app.call('getMember', { jar: viewer.jar, query: { id } })).status).toBe(200);
      expect((await app.call('likeMember', { jar: viewer.jar, body: { profile_id: id } })).status).toBe(200);
      await app.call('unlikeMember', { jar: viewer.jar, body: { profile_id: id } });
    }
  });
});

describe('a fictional profile', () => {
  const setFictional = (fictional: boolean) =>
    app.db.updateTable('profiles').set({ fictional }).where('member_id', '=', idOf('Sofie')).execute();

  it('is among the results and counts as no member, nor as being here', async () => {
    await setFictional(true);
    const { names, results, ...rest } = await search({ gender: 'female' });
    expect(names).toEqual(['Linh', 'Nadia', 'Sofie']);
    expect(rest).toMatchObject({ numResults: 3, numMembers: 2 });
    const sofie = results.find(({ name }) => name === 'Sofie');
    expect(sofie).toMatchObject({ fictional: true, online: 'hidden' });
    expect((await search({ gender: 'female', online: '1' })).names).toEqual(['Linh', 'Nadia']);
    // Counted by the database, where the page is not the first.
    expect(await search({ gender: 'female', page: '2' })).toMatchObject({ numResults: 3, numMembers: 2 });
    await setFictional(false);
    expect((await search({ gender: 'female', online: '1' })).names).toEqual(['Linh', 'Nadia', 'Sofie']);
  });
});

describe('a search rejects', () => {
  it.each([
    [{ gender: 'other' }, 'gender', 'unknown_option'],
    [{ country: 'XX' }, 'country', 'unknown_country'],
    [{ region: 'UT' }, 'country', 'country_required'],
    [{ min_age: '17' }, 'min_age', 'invalid'],
    [{ max_age: '100' }, 'max_age', 'invalid'],
    [{ min_age: 'old' }, 'min_age', 'invalid'],
    [{ min_age: '40', max_age: '30' }, 'max_age', 'invalid'],
    [{ distance: '0' }, 'distance', 'invalid'],
    [{ interests: 'wine,nothing' }, 'interests', 'unknown_option'],
    [{ online: 'yes' }, 'online', 'unknown_option'],
    [{ page: '0' }, 'page', 'invalid'],
    [{ page: '43' }, 'page', 'invalid'],
  ] as const)('%j', async (query, path, code) => {
    const { status, error } = await app.call('searchMembers', {
      query: query as unknown as QueryInputOf<'searchMembers'>,
      jar: viewer.jar,
    });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields?.[0]).toMatchObject({ path, code });
  });

  it('a distance from nowhere', async () => {
    const { status, error } = await app.call('searchMembers', {
      query: { distance: '50' },
      jar: people['Sofie']?.jar ?? new CookieJar(),
    });
    expect([status, error.fields]).toEqual([400, [{ path: 'distance', code: 'invalid' }]]);
  });
});

describe('presence', () => {
  const onlineOf = async (name: string) =>
    (await search()).results.find((found) => found.name === name) as { online: string } | undefined;

  it('passes from now to earlier, and comes back with the next request', async () => {
    const jonas = people['Jonas'] as Person;
    await app.call('getUser', { jar: jonas.jar });
    expect(await onlineOf('Jonas')).toMatchObject({ online: 'now' });
    app.clock.advance(6 * MINUTE);
    expect(await onlineOf('Jonas')).toMatchObject({ online: 'today' });
    expect((await search({ online: '1' })).names).not.toContain('Jonas');
    app.clock.advance(2 * DAY);
    expect(await onlineOf('Jonas')).toMatchObject({ online: 'this_week' });
    app.clock.advance(7 * DAY);
    expect(await onlineOf('Jonas')).toMatchObject({ online: 'earlier' });
    await app.call('getUser', { jar: jonas.jar });
    expect(await onlineOf('Jonas')).toMatchObject({ online: 'now' });
    expect((await search({ online: '1' })).names).toEqual(['Jonas']);
  });

  it('isn’t written down in invisible mode, so that leaving it reveals nothing', async () => {
    const linh = people['Linh'] as Person;
    await app.call('updateUser', { jar: linh.jar, body: { invisible: true } });
    app.clock.advance(DAY);
    await app.call('getUser', { jar: linh.jar });
    const { last_seen_at: seen } = await app.db
      .selectFrom('profiles')
      .select('last_seen_at')
      .where('member_id', '=', idOf('Linh'))
      .executeTakeFirstOrThrow();
    expect(app.clock.now().getTime() - seen.getTime()).toBeGreaterThanOrEqual(DAY);
    await app.call('updateUser', { jar: linh.jar, body: { invisible: false } });
  });
});

describe('a visitor', () => {
  const visit = () => app.call('searchMembers', {});

  it('sees teasers while the site lets visitors look around', async () => {
    const { result } = await visit();
    expect(result.numResults).toBe(6);
    expect(Object.keys(result.results[0] ?? {})).not.toContain('online');
  });

  it('sees who shows a face first, and then the others in the order that members see', async () => {
    const { order } = await search();
    const seen = (await search({}, new CookieJar())).order.filter((name) => name in POOL);
    expect(seen).toEqual(['Linh', ...order.filter((name) => name !== 'Linh')]);
  });

  it('is asked to log in where it does not', async () => {
    await withSettings(app, { logged_out_search: 'none' }, async () => {
      const { status, json } = await visit();
      expect(status).toBe(403);
      expect(json).toMatchObject({ authentication_required: true });
      const member = await app.call('getMember', { query: { id: idOf('Nadia') } });
      expect(member.error.code).toBe('authentication_required');
    });
  });

  it.each(['network', 'ref'] as const)(
    'is let in or kept out by another setting where a partner sent it (%s)',
    async (name) => {
      const query = { [name]: 'partner' };
      const id = idOf('Nadia');
      await withSettings(app, { logged_out_search: 'none' }, async () => {
        expect((await app.call('searchMembers', { query })).result.numResults).toBe(6);
        expect((await app.call('getMember', { query: { id, ...query } })).status).toBe(200);
      });
      await withSettings(app, { logged_out_search_trafficsource: 'none' }, async () => {
        expect((await visit()).status).toBe(200);
        expect((await app.call('searchMembers', { query })).error.code).toBe('authentication_required');
        expect((await app.call('getMember', { query: { id, ...query } })).status).toBe(403);
      });
    },
  );

  it('has no distance', async () => {
    expect((await app.call('searchMembers', { query: { distance: '50' } })).status).toBe(400);
  });
});

describe('a site that can be searched for less', () => {
  it.each([
    [{ min_age: '20', max_age: '30' }, ['min_age', 'max_age']],
    [{ gender: 'female', interests: 'tea' }, ['interests']],
    [{ online: '0' }, ['online']],
    [{ country: 'NL', region: 'UT' }, ['region']],
  ] as const)('refuses %j', async (query, paths) => {
    await withSettings(app, { search_fields: ['gender', 'country'] }, async () => {
      const refused = await app.call('searchMembers', { query, jar: viewer.jar });
      expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
      expect(refused.error.fields).toEqual(paths.map((path) => ({ path, code: 'invalid' })));
    });
  });

  it('answers what it asks for, and what was left empty', async () => {
    await withSettings(app, { search_fields: ['gender', 'country'] }, async () => {
      expect((await search({ gender: 'female', country: 'DE', online: '' })).numResults).toBe(0);
      expect((await search({ gender: 'female' })).numResults).toBe(3);
    });
  });
});

it('a member who logs in is online at once', async () => {
  app.clock.advance(DAY);
  const maarten = people['Maarten'] as Person;
  const jar = new CookieJar();
  await logInAs(app, { email: maarten.email, jar });
  await app.call('getUser', { jar });
  expect((await search({ online: 'true' })).names).toContain('Maarten');
});
