import { UNDO_MS } from '@vela/domain/likes';
import { HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, listedLikes, saveBlock, saveLike } from './support/liking';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let me: Person;
let others: Person[];
beforeAll(async () => {
  app = await createTestApp();
  others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => activePerson(app, { gender: 'male' })));
});
beforeEach(async () => {
  me = await activePerson(app);
});
afterAll(() => app.close());

const swipe = (other: Person, choice: 'like' | 'pass' = 'like', by = me) =>
  app.call('swipeMember', { jar: by.jar, body: { profile_id: idOf(other), choice } });
const undo = (other: Person, by = me) =>
  app.call('undoSwipe', { jar: by.jar, body: { profile_id: idOf(other) } });
const sent = async (person: Person) => (await listedLikes(app, person)).sent;
const codeOf = async (answer: ReturnType<typeof swipe> | ReturnType<typeof undo>) => {
  const { status, error } = await answer;
  return status === 200 ? null : [status, error.code];
};
const other = (index: number) => others[index] as Person;

describe('swipeMember', () => {
  it('refuses a visitor', async () => {
    const body = { profile_id: idOf(other(0)), choice: 'like' } as const;
    expect(await codeOf(app.call('swipeMember', { body }))).toEqual([403, 'authentication_required']);
  });

  it('gives a like that the other receives, and a pass that nobody sees', async () => {
    const liked = await activePerson(app, { gender: 'male' });
    const passed = await activePerson(app, { gender: 'male' });
    expect((await swipe(liked)).result).toEqual({ match: false, likes_left: 3, next_at: null });
    expect((await swipe(passed, 'pass')).result).toEqual({ match: false, likes_left: 3, next_at: null });
    expect(await sent(me)).toEqual([idOf(liked)]);
    expect((await listedLikes(app, liked)).received).toEqual([[idOf(me), true]]);
    expect((await listedLikes(app, passed)).received).toEqual([]);
  });

  it('makes a match of a like that is answered', async () => {
    const liker = await activePerson(app, { gender: 'male' });
    await saveLike(app, { by: liker, liked: me });
    expect((await swipe(liker)).result).toMatchObject({ match: true, likes_left: 3 });
    expect((await listedLikes(app, me)).matches).toEqual([idOf(liker)]);
  });

  it('gives four likes in the day of the site, then none until its midnight', async () => {
    for (const index of [0, 1, 2]) {
      await swipe(other(index));
      app.clock.advance(SECOND);
    }
    // Noon in UTC is two hours later in Amsterdam, whose day ends at ten in the evening.
    const nextAt = '2026-06-01T22:00:00.000Z';
    expect((await swipe(other(3))).result).toEqual({ match: false, likes_left: 0, next_at: nextAt });
    expect(await codeOf(swipe(other(4)))).toEqual([403, 'no_likes_left']);
    expect((await swipe(other(5), 'pass')).status).toBe(200);
    const deck = await app.call('getSwipe', { jar: me.jar });
    expect(deck.result).toMatchObject({ likes_left: 0, next_at: nextAt });
    expect(deck.result.liked.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((index) => idOf(other(index))));
    app.clock.advance(10 * HOUR);
    expect((await swipe(other(4))).result).toMatchObject({ likes_left: 3, next_at: null });
    expect((await app.call('getSwipe', { jar: me.jar })).result.liked.map(({ id }) => id)).toEqual([
      idOf(other(4)),
    ]);
  });

  it('gives no fifth like to several devices at once', async () => {
    const answers = await Promise.all(others.map((one) => swipe(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await sent(me)).toHaveLength(4);
  });

  it('counts a like that is sent twice once, and one given in the search not at all', async () => {
    await swipe(other(0));
    expect((await swipe(other(0))).result.likes_left).toBe(3);
    await saveLike(app, { by: me, liked: other(1) });
    expect((await swipe(other(1))).result.likes_left).toBe(3);
  });

  it('takes no like back by a pass', async () => {
    await swipe(other(0));
    await swipe(other(0), 'pass');
    expect(await sent(me)).toEqual([idOf(other(0))]);
    expect((await swipe(other(1))).result.likes_left).toBe(2);
  });

  it('gives no like back for one that is taken back in the search, and passed', async () => {
    await swipe(other(0));
    await app.call('unlikeMember', { jar: me.jar, body: { profile_id: idOf(other(0)) } });
    expect((await swipe(other(0), 'pass')).result.likes_left).toBe(3);
    expect((await swipe(other(0))).result.likes_left).toBe(3);
    expect(await sent(me)).toEqual([idOf(other(0))]);
  });

  it('counts its likes among those of an hour', async () => {
    await withSettings(app, { rate_limits: { like: 100 } }, async () => {
      for (let times = 0; times < 100; times += 1) await swipe(other(0));
      expect(await codeOf(swipe(other(0)))).toEqual([429, 'too_many_requests']);
      expect((await swipe(other(1), 'pass')).status).toBe(200);
    });
  });

  it('likes who was passed on another device', async () => {
    await swipe(other(0), 'pass');
    expect((await swipe(other(0))).result.likes_left).toBe(3);
    expect(await sent(me)).toEqual([idOf(other(0))]);
  });

  it('knows nobody who hides from the caller, nor the caller', async () => {
    const blocker = await activePerson(app, { gender: 'male' });
    await saveBlock(app, { by: blocker, blocked: me });
    for (const hidden of [blocker, me]) expect(await codeOf(swipe(hidden))).toEqual([404, 'not_found']);
  });

  it('refuses another choice', async () => {
    const answer = await app.call('swipeMember', {
      jar: me.jar,
      body: { profile_id: idOf(other(0)), choice: 'superlike' as 'like' },
    });
    expect(answer.error).toMatchObject({ code: 'invalid_input', fields: [{ path: 'choice' }] });
  });
});

describe('undoSwipe', () => {
  it('refuses a visitor', async () => {
    const body = { profile_id: idOf(other(0)) };
    expect(await codeOf(app.call('undoSwipe', { body }))).toEqual([403, 'authentication_required']);
  });

  it('takes back the last like within ten seconds, which can be given again', async () => {
    await swipe(other(0));
    app.clock.advance(UNDO_MS - 1);
    expect((await undo(other(0))).result).toEqual({ likes_left: 4, next_at: null });
    expect(await sent(me)).toEqual([]);
    const deck = await app.call('getSwipe', { jar: me.jar, query: { gender: 'male' } });
    expect(deck.result.profiles.map(({ id }) => id)).toContain(idOf(other(0)));
    expect((await swipe(other(0))).result.likes_left).toBe(3);
  });

  it('brings back who was passed', async () => {
    await swipe(other(0), 'pass');
    await undo(other(0));
    const deck = await app.call('getSwipe', { jar: me.jar, query: { gender: 'male' } });
    expect(deck.result.profiles.map(({ id }) => id)).toContain(idOf(other(0)));
  });

  it('leaves a like that was given elsewhere after the pass', async () => {
    await swipe(other(0), 'pass');
    await saveLike(app, { by: me, liked: other(0) });
    expect((await undo(other(0))).status).toBe(200);
    expect(await sent(me)).toEqual([idOf(other(0))]);
  });

  it('ends no match', async () => {
    const liker = await activePerson(app, { gender: 'male' });
    await saveLike(app, { by: liker, liked: me });
    await swipe(liker);
    expect(await codeOf(undo(liker))).toEqual([403, 'undo_over']);
    expect((await listedLikes(app, me)).matches).toEqual([idOf(liker)]);
  });

  it('is over after ten seconds, and after the next swipe', async () => {
    await swipe(other(0));
    app.clock.advance(UNDO_MS);
    expect(await codeOf(undo(other(0)))).toEqual([403, 'undo_over']);
    await swipe(other(1));
    app.clock.advance(1);
    await swipe(other(2), 'pass');
    expect(await codeOf(undo(other(1)))).toEqual([403, 'undo_over']);
    expect(await sent(me)).toHaveLength(2);
  });

  it('changes nothing where nothing is left to undo', async () => {
    await saveLike(app, { by: me, liked: other(0) });
    expect((await undo(other(0))).result.likes_left).toBe(4);
    expect((await undo(other(1))).status).toBe(200);
    expect(await sent(me)).toEqual([idOf(other(0))]);
  });

  it('takes a like back from who hides since', async () => {
    const hider = await activePerson(app, { gender: 'male' });
    await swipe(hider);
    await saveBlock(app, { by: hider, blocked: me });
    expect((await undo(hider)).result.likes_left).toBe(4);
    const likes = await app.db.selectFrom('likes').selectAll().where('member_id', '=', idOf(me)).execute();
    expect(likes).toEqual([]);
  });
});
