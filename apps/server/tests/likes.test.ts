import type { StoredEventName } from '../src/events/stored-event';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, signUpPerson, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const idOf = ({ user }: Person): string => user.id;
const like = (by: Person, whom: Person | string) =>
  app.call('likeMember', {
    jar: by.jar,
    body: { profile_id: typeof whom === 'string' ? whom : idOf(whom) },
  });
const unlike = (by: Person, whom: Person) =>
  app.call('unlikeMember', { jar: by.jar, body: { profile_id: idOf(whom) } });
const see = (by: Person, whom: Person) =>
  app.call('markLikeSeen', { jar: by.jar, body: { profile_id: idOf(whom) } });
const autoLike = async ({ jar }: Person) => (await app.call('autoLike', { jar })).result.profile;

async function likesOf({ jar }: Person, cursor?: string) {
  const { result } = await app.call('listLikes', { jar, ...(cursor !== undefined && { query: { cursor } }) });
  return {
    sent: result.profiles.map(({ id }) => id),
    received: result.liked_by.map(({ profile, like_new: isNew }) => [profile.id, isNew]),
    matches: result.matches.map(({ id }) => id),
    newLikes: result.new_likes,
    untold: result.untold_match,
    next: result.next_cursor,
  };
}

async function eventsOf(person: Person): Promise<[StoredEventName, string][]> {
  const rows = await app.db
    .selectFrom('member_events')
    .select(['name', 'data'])
    .where('member_id', '=', idOf(person))
    .where('name', 'in', ['like', 'match'])
    .orderBy('seq')
    .execute();
  return rows.map(({ name, data }) => [name as StoredEventName, (data as { profile_id: string }).profile_id]);
}

const two = () => Promise.all([activePerson(app), activePerson(app, { gender: 'male' })]);

async function block(by: Person, whom: Person): Promise<void> {
  await app.db
    .insertInto('blocks')
    .values({ blocker_id: idOf(by), blocked_id: idOf(whom), blocked_at: app.clock.now(), had_contact: false })
    .execute();
}

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

  it('makes a match of a like that is answered, which both are told once', async () => {
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

  it('makes exactly one match of two likes at the same moment, whoever comes first', async () => {
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
        expect((await eventsOf(person)).map(([name]) => name).toSorted()).toEqual(['like', 'match']);
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

  it('waits, when whoever likes has not confirmed the address, until that is done', async () => {
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
      'whom one blocked',
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
  ])('finds nobody in %s', async (_, whom) => {
    const one = await activePerson(app);
    const id = await whom(one);
    for (const endpoint of ['likeMember', 'unlikeMember', 'markLikeSeen'] as const) {
      const { status, error } = await app.call(endpoint, { jar: one.jar, body: { profile_id: id } });
      expect([endpoint, status, error.code]).toEqual([endpoint, 404, 'not_found']);
    }
    expect(await likesOf(one)).toMatchObject({ sent: [], received: [] });
  });

  it.each(['', 'x'.repeat(65), 'a\0b'])('refuses %j for an id', async (profileId) => {
    const one = await activePerson(app);
    const { status, error } = await like(one, profileId);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });
});

async function gone(status: 'banned' | 'pending_deletion'): Promise<string> {
  const other = await activePerson(app);
  await app.db.updateTable('members').set({ status }).where('id', '=', idOf(other)).execute();
  return idOf(other);
}

describe('unlikeMember', () => {
  it('takes back the like and the match, and leaves the other’s like', async () => {
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

  it('lets a match be made again, without telling of it a second time what was told', async () => {
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

  it('changes nothing without a like', async () => {
    const [one, other] = await two();
    expect((await see(one, other)).status).toBe(200);
  });
});

describe('listLikes', () => {
  it('leaves out whom the member may no longer see, in the count as in the lists', async () => {
    const [one, other] = await two();
    const others = await Promise.all([1, 2, 3].map(() => activePerson(app)));
    for (const person of [other, ...others]) {
      await like(person, one);
      await like(one, person);
      await app.db.updateTable('likes').set({ is_new: true }).where('liked_id', '=', idOf(one)).execute();
    }
    const [blocker, banned, hidden] = others as [Person, Person, Person];
    await block(blocker, one);
    await app.db.updateTable('members').set({ status: 'banned' }).where('id', '=', idOf(banned)).execute();
    const profile = app.db.updateTable('profiles').where('member_id', '=', idOf(hidden));
    await profile.set({ status: 'disabled' }).execute();
    expect(await likesOf(one)).toMatchObject({
      sent: [idOf(other)],
      received: [[idOf(other), true]],
      matches: [idOf(other)],
      newLikes: 1,
    });
  });

  it('keeps those in invisible mode, who gave or got the like themselves', async () => {
    const [one, other] = await two();
    await like(other, one);
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    expect((await likesOf(one)).received).toEqual([[idOf(other), true]]);
    expect((await like(one, other)).result.match).toBe(true);
  });

  it('gives 60 likes a page, the newest first, each once, and counts the new ones of all pages', async () => {
    const one = await activePerson(app);
    const others = await Promise.all(Array.from({ length: 65 }, () => activePerson(app)));
    for (const [index, person] of others.entries()) {
      const likedAt = new Date(app.clock.now().getTime() - (index % 7) * MINUTE);
      await app.db
        .insertInto('likes')
        .values({ id: `page-${index}`, member_id: idOf(person), liked_id: idOf(one), liked_at: likedAt })
        .execute();
    }
    const first = await likesOf(one);
    expect([first.received.length, first.newLikes]).toEqual([60, 65]);
    const second = await likesOf(one, first.next ?? '');
    expect([second.received.length, second.newLikes, second.next]).toEqual([5, 65, null]);
    const ids = [...first.received, ...second.received].map(([id]) => id);
    expect(new Set(ids)).toEqual(new Set(others.map(idOf)));
    const times = new Map(others.map((person, index) => [idOf(person), index % 7]));
    const order = ids.map((id) => times.get(String(id)) ?? -1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each(['', 'x', 'MTIz', '9'.repeat(200), Buffer.from('1.\0').toString('base64url')])(
    'refuses %j for a cursor',
    async (cursor) => {
      const one = await activePerson(app);
      const { status, error } = await app.call('listLikes', { jar: one.jar, query: { cursor } });
      expect([status, error.code]).toEqual([400, 'invalid_input']);
    },
  );
});

describe('autoLike', () => {
  it('tells of a match once, and only the one who did not make it', async () => {
    const [one, other] = await two();
    await like(one, other);
    expect(await autoLike(one)).toBeNull();
    await like(other, one);
    expect([(await likesOf(one)).untold, (await likesOf(other)).untold]).toEqual([true, false]);
    expect(await autoLike(other)).toBeNull();
    expect(await autoLike(one)).toMatchObject({ id: idOf(other), match: true });
    expect((await likesOf(one)).untold).toBe(false);
    expect(await autoLike(one)).toBeNull();
  });

  it('tells of it once however many devices ask', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    const told = await Promise.all([1, 2, 3, 4].map(() => autoLike(one)));
    expect(told.filter((profile) => profile !== null)).toHaveLength(1);
  });

  it('tells of one after the other', async () => {
    const [one, other] = await two();
    const third = await activePerson(app);
    for (const person of [other, third]) {
      await like(one, person);
      await like(person, one);
      app.clock.advance(1000);
    }
    expect([(await autoLike(one))?.id, (await autoLike(one))?.id]).toEqual([idOf(other), idOf(third)]);
  });

  it('never likes for a real person, whoever likes whom', async () => {
    const [one, other] = await two();
    await like(one, other);
    const likes = () => app.db.selectFrom('likes').select(['member_id', 'liked_id']).orderBy('id').execute();
    const before = await likes();
    for (const person of [one, other, one]) expect(await autoLike(person)).toBeNull();
    expect(await likes()).toEqual(before);
  });

  it('lets a fictional profile answer a like, and no other fictional profile', async () => {
    const one = await activePerson(app);
    const [fictional, unliked] = await two();
    await app.db
      .updateTable('profiles')
      .set({ fictional: true })
      .where('member_id', 'in', [idOf(fictional), idOf(unliked)])
      .execute();
    expect(await autoLike(one)).toBeNull();
    await like(one, fictional);
    expect((await likesOf(one)).untold).toBe(true);
    expect(await autoLike(one)).toMatchObject({ id: idOf(fictional), fictional: true, match: true });
    expect(await autoLike(one)).toBeNull();
    expect((await likesOf(one)).matches).toEqual([idOf(fictional)]);
  });

  it('tells nothing of a match with someone who has blocked the member since', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    await block(other, one);
    expect(await autoLike(one)).toBeNull();
  });
});

describe('an account that is deleted', () => {
  it('takes its likes along', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    await app.db.deleteFrom('members').where('id', '=', idOf(one)).execute();
    expect(await likesOf(other)).toMatchObject({ sent: [], received: [], matches: [] });
  });
});

describe('the page of a match', () => {
  const pageOf = async (by: Person, id: string) => {
    const { status, headers } = await app.fetch(`/likes/m/${id}`, { jar: by.jar });
    return [status, headers.get('location')];
  };

  it('is there for whom the member may see, and for nobody else', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    expect(await pageOf(one, idOf(other))).toEqual([200, null]);
    expect(await pageOf(one, 'nobody')).toEqual([404, null]);
    expect(await pageOf(one, idOf(one))).toEqual([302, '/profile']);
    expect((await app.fetch(`/likes/m/${idOf(other)}`)).headers.get('location')).toMatch(/^\/login\?/);
    await app.call('blockMember', { jar: other.jar, body: { profile_id: idOf(one) } });
    expect(await pageOf(one, idOf(other))).toEqual([302, `/members/${idOf(other)}`]);
  });
});
