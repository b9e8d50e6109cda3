import { DAY, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredEventName } from '../src/events/stored-event';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { saveLike, idOf, saveBlock, listedLikes, nextMatch, twoPeople } from './support/liking';
import { activePerson, logInAs, signUpPerson, type Person } from './support/people';
import { makePremium, say } from './support/talk';
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const like = (by: Person, other: Person | string) => saveLike(app, { by, liked: other });
const likesOf = (person: Person, cursor?: string) => listedLikes(app, person, cursor);
const autoLike = (person: Person) => nextMatch(app, person);
const two = () => twoPeople(app);
const block = (by: Person, other: Person) => saveBlock(app, { by, blocked: other });
const unlike = (by: Person, other: Person) =>
  app.call('unlikeMember', { jar: by.jar, body: { profile_id: idOf(other) } });
const see = (by: Person, other: Person) =>
  app.call('markLikeSeen', { jar: by.jar, body: { profile_id: idOf(other) } });

async function eventsOf(person: Person): Promise<[StoredEventName, string][]> {
  const rows = await app.db
    .selectFrom('member_events')
    .select(['name', 'data'])
    .where('member_id', '=', idOf(person))
    .where('name', 'in', ['like', 'match', 'like_seen'])
    .orderBy('seq')
    .execute();
  return rows.map(({ name, data }) => [name as StoredEventName, (data as { profile_id: string }).profile_id]);
}

/** The names of events but for those of the like that was the first, which the second has seen. */
const withoutSeen = (events: Awaited<ReturnType<typeof eventsOf>>) =>
  events.map(([name]) => name).filter((name) => name !== 'like_seen');

describe('likeMember', () => {
  it('is sent by one and received, as new, by the other', async () => {
    const [one, other] = await two();
    expect((await like(one, other)).result).toEqual({ like: true, match: false });
    expect(await likesOf(one)).toMatchObject({ sent: [idOf(other)], received: [], matches: [], newLikes: 0 });
    expect(await likesOf(other)).toMatchObject({
      sent: [],
      received: [[idOf(one), true]],
      matches: [],
      newLikes: 1,
    });
    expect([await eventsOf(one), await eventsOf(other)]).toEqual([[], [['like', idOf(one)]]]);
  });

  it('makes a match of a like that is answered, which both get once', async () => {
    const [one, other] = await two();
    await like(one, other);
    expect((await like(other, one)).result).toEqual({ like: true, match: true });
    for (const [person, partner] of [
      [one, other],
      [other, one],
    ] as const)
      expect(await likesOf(person)).toMatchObject({
        sent: [idOf(partner)],
        matches: [idOf(partner)],
      });
    expect(await eventsOf(one)).toEqual([
      ['like', idOf(other)],
      ['match', idOf(other)],
    ]);
    expect(await eventsOf(other)).toEqual([
      ['like', idOf(one)],
      ['like_seen', idOf(one)],
      ['match', idOf(one)],
    ]);
  });

  it('takes the mark from the like that it answers, and marks the answer', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    expect((await likesOf(other)).received).toEqual([[idOf(one), false]]);
    expect((await likesOf(one)).received).toEqual([[idOf(other), true]]);
  });

  it('changes nothing a second time', async () => {
    const [one, other] = await two();
    await like(one, other);
    expect((await like(one, other)).result).toEqual({ like: true, match: false });
    expect(await likesOf(other)).toMatchObject({ received: [[idOf(one), true]], newLikes: 1 });
    expect(await eventsOf(other)).toHaveLength(1);
  });

  it('says once a day that two match, however often one takes the like back and gives it again', async () => {
    const [one, other] = await two();
    await makePremium(app, idOf(one), 10);
    await say(app, one, { profile_id: idOf(other) });
    await like(other, one);
    const matches = async (person: Person) =>
      (await eventsOf(person)).filter(([name]) => name === 'match').length;
    const said = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from messages
        join conversation_members own using (conversation_id)
        where own.member_id = ${idOf(other)} and messages.type = 'system'`.execute(app.db);
      return rows[0]?.count;
    };
    for (let count = 0; count < 3; count += 1) {
      expect((await like(one, other)).result.match).toBe(true);
      await unlike(one, other);
    }
    expect([await said(), await matches(other), await matches(one)]).toEqual([1, 1, 3]);
    app.clock.advance(DAY + MINUTE);
    await sql`update member_events set created_at = created_at - interval '24 hours'
      where member_id = ${idOf(other)}`.execute(app.db);
    await like(one, other);
    expect([await said(), await matches(other)]).toEqual([2, 2]);
  });

  it('announces a like that is removed and given again once a day, and each match', async () => {
    const [one, other] = await two();
    const again = async (times: number): Promise<void> => {
      for (let count = 0; count < times; count += 1) {
        await unlike(one, other);
        expect((await like(one, other)).status).toBe(200);
      }
    };
    await like(one, other);
    await again(20);
    expect(await eventsOf(other)).toEqual([['like', idOf(one)]]);
    await app.db
      .updateTable('member_events')
      .set({ created_at: sql`created_at - interval '24 hours'` })
      .where('member_id', '=', idOf(other))
      .execute();
    await again(3);
    expect(await eventsOf(other)).toHaveLength(2);
    await unlike(one, other);
    await like(other, one);
    expect((await like(one, other)).result.match).toBe(true);
    expect((await eventsOf(other)).at(-1)).toEqual(['match', idOf(one)]);
    expect((await eventsOf(one)).at(-1)).toEqual(['match', idOf(other)]);
  });

  it('is given 100 times an hour at most, however many sessions there are', async () => {
    const [one, other] = await two();
    const second = { ...one, jar: new CookieJar() };
    await logInAs(app, { email: one.email, jar: second.jar });
    for (let count = 0; count < 100; count += 1)
      expect((await like(count % 2 === 0 ? one : second, other)).status).toBe(200);
    const refused = await like(second, other);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect((await like(other, one)).status).toBe(200);
    app.clock.advance(60 * 60 * 1000);
    expect((await like(one, other)).status).toBe(200);
  });

  it('makes exactly one match of two likes at the same moment, in either order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await two();
      const answers = await Promise.all([
        like(one, other),
        like(other, one),
        like(one, other),
        like(other, one),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const person of [one, other]) {
        expect((await likesOf(person)).matches).toHaveLength(1);
        expect(withoutSeen(await eventsOf(person)).toSorted()).toEqual(['like', 'match']);
      }
    }
  });

  it('shows in the profile of the other', async () => {
    const [one, other] = await two();
    await like(one, other);
    const { result } = await app.call('listLikes', { jar: other.jar });
    expect(result.liked_by[0]?.profile).toMatchObject({ like: false, liked_by: true, match: false });
    expect(result.liked_by[0]?.profile).not.toHaveProperty('email');
  });

  it('waits, when the giver has not confirmed the address, until that is done', async () => {
    const other = await activePerson(app);
    const one = await signUpPerson(app);
    expect((await like(one, other)).status).toBe(200);
    expect(await likesOf(other)).toMatchObject({ received: [], newLikes: 0 });
    await app.db.updateTable('members').set({ status: 'active' }).where('id', '=', idOf(one)).execute();
    await app.db
      .updateTable('profiles')
      .set({ status: 'active' })
      .where('member_id', '=', idOf(one))
      .execute();
    expect(await likesOf(other)).toMatchObject({ received: [[idOf(one), true]], newLikes: 1 });
  });

  it.each([
    ['nobody', async () => 'nobody'],
    ['oneself', async (one: Person) => idOf(one)],
    ['who has not confirmed the address', async () => idOf(await signUpPerson(app))],
    ['who is banned', async () => gone('banned')],
    ['who is about to be deleted', async () => gone('pending_deletion')],
    [
      'who blocked one',
      async (one: Person) => {
        const other = await activePerson(app);
        await block(other, one);
        return idOf(other);
      },
    ],
    [
      'who was blocked',
      async (one: Person) => {
        const other = await activePerson(app);
        await block(one, other);
        return idOf(other);
      },
    ],
    [
      'who is invisible and a stranger',
      async () => {
        const other = await activePerson(app);
        await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
        return idOf(other);
      },
    ],
    [
      'who is of another pool',
      async () => {
        const other = await activePerson(app);
        const profile = app.db.updateTable('profiles').where('member_id', '=', idOf(other));
        await profile.set({ pool: 'another company/3' }).execute();
        return idOf(other);
      },
    ],
  ])('finds nobody in %s', async (_, idOfOther) => {
    const one = await activePerson(app);
    const id = await idOfOther(one);
    for (const endpoint of ['likeMember', 'unlikeMember', 'markLikeSeen'] as const) {
      const { status, error } = await app.call(endpoint, { jar: one.jar, body: { profile_id: id } });
      expect([endpoint, status, error.code]).toEqual([endpoint, 404, 'not_found']);
    }
    expect(await likesOf(one)).toMatchObject({ sent: [], received: [] });
  });

  it.each(['', 'x'.repeat(65), 'a\0b'])('rejects %j for an id', async (profileId) => {
    const one = await activePerson(app);
    const { status, error } = await like(one, profileId);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });
});

async function gone(status: 'banned' | 'pending_deletion'): Promise<string> {
  const other = await activePerson(app);
  await app.db.updateTable('members').set(statusChange(status)).where('id', '=', idOf(other)).execute();
  return idOf(other);
}

describe('unlikeMember', () => {
  it('removes the like and the match, and leaves the other’s like', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    expect((await unlike(one, other)).result).toEqual({ like: false, match: false });
    expect(await likesOf(one)).toMatchObject({ sent: [], received: [[idOf(other), true]], matches: [] });
    expect(await likesOf(other)).toMatchObject({ sent: [idOf(one)], received: [], matches: [], newLikes: 0 });
  });

  it('changes nothing without a like', async () => {
    const [one, other] = await two();
    expect((await unlike(one, other)).result).toEqual({ like: false, match: false });
  });

  it('lets a match be made again, without announcing it a second time', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    expect((await autoLike(one))?.id).toBe(idOf(other));
    await unlike(other, one);
    expect((await like(other, one)).result.match).toBe(true);
    expect([await autoLike(one), await autoLike(other)]).toEqual([null, null]);
  });
});

describe('markLikeSeen', () => {
  it('takes the mark from a like, and nobody else’s', async () => {
    const [one, other] = await two();
    const third = await activePerson(app);
    await like(one, other);
    await like(third, other);
    expect((await see(other, one)).status).toBe(200);
    const { received, newLikes } = await likesOf(other);
    expect(Object.fromEntries(received)).toEqual({ [idOf(one)]: false, [idOf(third)]: true });
    expect(newLikes).toBe(1);
  });

  it('notifies the member’s other devices, once', async () => {
    const [one, other] = await two();
    await like(one, other);
    await see(other, one);
    await see(other, one);
    expect(await eventsOf(other)).toEqual([
      ['like', idOf(one)],
      ['like_seen', idOf(one)],
    ]);
    expect(await eventsOf(one)).toEqual([]);
  });

  it('changes nothing without a like', async () => {
    const [one, other] = await two();
    expect((await see(one, other)).status).toBe(200);
    expect(await eventsOf(one)).toEqual([]);
  });
});
