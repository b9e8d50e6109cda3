import { SWIPE_DECK, SWIPE_PAUSE_MS } from '@vela/domain/likes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldSwipes } from '../src/swipes/delete-old-swipes';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, saveBlock, saveLike } from './support/liking';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let me: Person;
let others: Person[];
beforeAll(async () => {
  app = await createTestApp();
  me = await activePerson(app);
  others = await Promise.all([1, 2, 3, 4].map(() => activePerson(app, { gender: 'male' })));
});
afterAll(() => app.close());

const deckOf = async (person: Person, query = {}) =>
  (await app.call('getSwipe', { jar: person.jar, query })).result;
const idsOf = async (person: Person, query = {}) =>
  (await deckOf(person, query)).profiles.map(({ id }) => id);
const swipe = (by: Person, other: Person, choice: 'like' | 'pass') =>
  app.call('swipeMember', { jar: by.jar, body: { profile_id: idOf(other), choice } });

describe('getSwipe', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('getSwipe', {});
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('gives those that the search shows for the same filters, as cards', async () => {
    const query = { gender: 'male' } as const;
    const found = await app.call('searchMembers', { jar: me.jar, query });
    const deck = await deckOf(me, query);
    expect(deck.profiles.map(({ id }) => id).toSorted()).toEqual(
      found.result.results.map(({ id }) => id).toSorted(),
    );
    expect(deck).toMatchObject({ likes_a_day: 4, likes_left: 4, next_at: null, liked: [] });
    expect(deck.profiles.every(({ interests, about }) => interests.length === 0 && about === undefined)).toBe(
      true,
    );
    expect(await idsOf(me, { gender: 'female' })).not.toContain(idOf(me));
  });

  it('leaves out who is liked, blocked, or was chosen on', async () => {
    const [liked, passed, blocked, left] = others as [Person, Person, Person, Person];
    await saveLike(app, { by: me, liked });
    await swipe(me, passed, 'pass');
    await saveBlock(app, { by: me, blocked });
    expect(await idsOf(me, { gender: 'male' })).toEqual([idOf(left)]);
  });

  it('brings back who was passed after 30 days, and forgets the pass', async () => {
    const one = await activePerson(app);
    const other = await activePerson(app, { gender: 'male' });
    await swipe(one, other, 'pass');
    const isThere = async () => {
      const ids: string[] = await idsOf(one, { gender: 'male' });
      return ids.includes(idOf(other));
    };
    app.clock.advance(SWIPE_PAUSE_MS - 1);
    await deleteOldSwipes(app.db, app.clock.now());
    expect(await isThere()).toBe(false);
    app.clock.advance(1);
    expect(await isThere()).toBe(true);
    await deleteOldSwipes(app.db, app.clock.now());
    const kept = await app.db.selectFrom('swipes').selectAll().where('member_id', '=', idOf(one)).execute();
    expect(kept).toEqual([]);
  });

  it('gives no more than a deck at once, those with a photo first', async () => {
    const one = await activePerson(app);
    const many = await Promise.all(
      Array.from({ length: SWIPE_DECK + 1 }, () => activePerson(app, { gender: 'male' })),
    );
    const face = many.at(-1) as Person;
    await app.db
      .insertInto('photos')
      .values({
        id: 'photo-of-a-face',
        member_id: idOf(face),
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
    const ids = await idsOf(one, { gender: 'male' });
    expect(ids).toHaveLength(SWIPE_DECK);
    expect(ids[0]).toBe(idOf(face));
  });

  it('refuses a filter of a distance where there is no place to measure from', async () => {
    const nowhere = await activePerson(app, { city: '' });
    const { error } = await app.call('getSwipe', { jar: nowhere.jar, query: { distance: '25' } });
    expect(error).toMatchObject({ code: 'invalid_input', fields: [{ path: 'distance' }] });
  });
});
