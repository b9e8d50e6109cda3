import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { saveLike, idOf, saveBlock, listedLikes, nextMatch, twoPeople } from './support/liking';
import { activePerson, type Person } from './support/people';

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

describe('listLikes', () => {
  it('leaves out members that the member may no longer see, in the count as in the lists', async () => {
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
  it('returns a match once, and only to the one who did not make it', async () => {
    const [one, other] = await two();
    await like(one, other);
    expect(await autoLike(one)).toBeNull();
    await like(other, one);
    expect([(await likesOf(one)).unseen, (await likesOf(other)).unseen]).toEqual([true, false]);
    expect(await autoLike(other)).toBeNull();
    expect(await autoLike(one)).toMatchObject({ id: idOf(other), match: true });
    expect((await likesOf(one)).unseen).toBe(false);
    expect(await autoLike(one)).toBeNull();
  });

  it('returns it once however many devices ask', async () => {
    const [one, other] = await two();
    await like(one, other);
    await like(other, one);
    const matches = await Promise.all([1, 2, 3, 4].map(() => autoLike(one)));
    expect(matches.filter((profile) => profile !== null)).toHaveLength(1);
  });

  it('returns one after the other', async () => {
    const [one, other] = await two();
    const third = await activePerson(app);
    for (const person of [other, third]) {
      await like(one, person);
      await like(person, one);
      app.clock.advance(1000);
    }
    expect([(await autoLike(one))?.id, (await autoLike(one))?.id]).toEqual([idOf(other), idOf(third)]);
  });

  it('never likes for a real person, whatever the direction', async () => {
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
    expect((await likesOf(one)).unseen).toBe(true);
    expect(await autoLike(one)).toMatchObject({ id: idOf(fictional), fictional: true, match: true });
    expect(await autoLike(one)).toBeNull();
    expect((await likesOf(one)).matches).toEqual([idOf(fictional)]);
  });

  it('shows no match with a member who has blocked since', async () => {
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

  it('is there for a match that the member may see, and for nobody else', async () => {
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
