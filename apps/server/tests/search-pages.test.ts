import type { QueryInputOf } from '@vela/contract/registry';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { insertCopies } from './support/insert-copies';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let viewer: Person;
let nadia: Person;

beforeAll(async () => {
  app = await createTestApp();
  const shown = { visitors_may_see: true } as const;
  viewer = await activePerson(app, { ...shown, country: 'NL', region: 'UT', city: 'Utrecht' });
  nadia = await activePerson(app, { ...shown, name: 'Nadia', country: 'NL', region: 'UT', city: 'Utrecht' });
});
afterEach(async () => {
  await app.db.deleteFrom('members').where('name', 'like', 'Copy %').execute();
});
afterAll(() => app.close());

async function search(query: QueryInputOf<'searchMembers'> = {}) {
  const { result } = await app.call('searchMembers', { query, jar: viewer.jar });
  return { ...result, names: result.results.map(({ name }) => name) };
}

describe('the pages of a search', () => {
  it('have who nearly fits beside few results, up to one page of both for a visitor', async () => {
    // There are as many that fit as are found, and more that nearly fit.
    await insertMany(20, { country: 'NL', region: 'DR' });
    await insertMany(20, { country: 'NL', region: 'FL' });
    const query = { country: 'NL', region: 'DR' } as const;
    const member = await search(query);
    expect([member.names.length, member.similar.length]).toEqual([20, 12]);
    const { result } = await app.call('searchMembers', { query });
    expect([result.results.length, result.similar.length]).toEqual([20, 4]);
    expect((await search({ ...query, page: '2' })).similar).toEqual([]);
  });

  it('of many results have none beside them, not even the last that is short', async () => {
    await insertMany(30, { country: 'NL', region: 'DR' });
    const last = await search({ country: 'NL', region: 'DR', page: '2' });
    expect([last.names.length, last.similar]).toEqual([6, []]);
  });

  it('hold 24 each and count to the end, for members; one page for a visitor', async () => {
    await insertMany(40);
    const first = await search();
    expect([first.names.length, first.numResults, first.similar]).toEqual([24, 41, []]);
    const second = await search({ page: '2' });
    expect([second.names.length, second.numResults, second.pageNumber]).toEqual([17, 41, 2]);
    expect(new Set([...first.names, ...second.names]).size).toBe(41);
    expect((await search({ page: '3' })).names).toEqual([]);
    const { result } = await app.call('searchMembers', {});
    expect([result.results.length, result.numResults, result.more]).toEqual([24, 24, true]);
    expect((await app.call('searchMembers', { query: { page: '2' } })).result.results).toEqual([]);
  });

  it('are counted to a thousand and no further', async () => {
    await insertMany(1000);
    expect(await search()).toMatchObject({ numResults: 1000, numMembers: 1000, more: true });
    expect((await search({ page: '42' })).names).toHaveLength(16);
  });
});

async function insertMany(count: number, place: { country?: 'NL'; region?: string } = {}): Promise<void> {
  await insertCopies(app, { of: nadia, count, place });
}
