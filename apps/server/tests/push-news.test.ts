import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { saveLike, idOf, nextMatch, twoPeople } from './support/liking';
import type { Person } from './support/people';
import { newSubscription, nextMinute } from './support/pushing';
import { say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
let endpoint: string;

beforeAll(async () => {
  app = await createTestApp({ push: { send: async () => 'sent' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [anna, ben] = await twoPeople(app);
  endpoint = await newSubscription(app, anna);
});
afterEach(async () => {
  await app.db.deleteFrom('push_subscriptions').execute();
});

const like = (by: Person, other: Person) => saveLike(app, { by, liked: other });
const write = (from: Person, to: Person) => say(app, from, { profile_id: idOf(to) });
const aboutBen = () => ({ jar: anna.jar, body: { profile_id: idOf(ben) } });

/** How the like, the match or the message comes to Anna from Ben. */
const COMING = {
  like: () => like(ben, anna),
  match: async () => {
    await like(anna, ben);
    await like(ben, anna);
    // The like itself is no news any more, so that the match alone is left.
    await app.db.updateTable('likes').set({ is_new: false }).where('liked_id', '=', idOf(anna)).execute();
  },
  message: () => write(ben, anna),
};
type News = keyof typeof COMING;

/** Acts after which there is nothing to announce. */
const GOING: [string, News, () => Promise<unknown>][] = [
  ['like that was seen', 'like', () => app.call('markLikeSeen', aboutBen())],
  ['like that was taken back', 'like', () => app.call('unlikeMember', unlike(ben, anna))],
  ['match that the site already showed the member', 'match', () => nextMatch(app, anna)],
  ['match that has ended', 'match', () => app.call('unlikeMember', unlike(ben, anna))],
  ['message that was read', 'message', readAll],
  ['message that was deleted unread', 'message', () => app.call('deleteConversation', aboutBen())],
];

async function readAll() {
  const { result } = await app.call('listConversations', { jar: anna.jar });
  for (const { id } of result.chats.map(({ conversation }) => conversation))
    await app.call('markConversationRead', { jar: anna.jar, body: { id } });
}

function unlike(by: Person, other: Person) {
  return { jar: by.jar, body: { profile_id: idOf(other) } };
}

const ALL = Object.keys(COMING) as News[];

describe('a browser', () => {
  it.each(ALL)('is notified of a %s', async (news) => {
    await COMING[news]();
    expect(await nextMinute(app)).toEqual([endpoint]);
  });

  it.each(GOING)('is not notified of a %s', async (_, news, gone) => {
    await COMING[news]();
    await gone();
    expect(await nextMinute(app)).toEqual([]);
  });

  it.each(ALL.flatMap((news) => [[news, 'blocked'] as const, [news, 'blocking'] as const]))(
    'is not notified of a %s by someone %s',
    async (news, who) => {
      await COMING[news]();
      const [by, other] = who === 'blocked' ? [anna, ben] : [ben, anna];
      await app.call('blockMember', { jar: by.jar, body: { profile_id: idOf(other) } });
      expect(await nextMinute(app)).toEqual([]);
    },
  );

  it.each(ALL)('is not notified of a %s by someone who has left', async (news) => {
    await COMING[news]();
    await app.db.updateTable('members').set({ status: 'banned' }).where('id', '=', idOf(ben)).execute();
    expect(await nextMinute(app)).toEqual([]);
  });

  it('is notified of what is left beside what is gone', async () => {
    await COMING.message();
    const [, carl] = await twoPeople(app);
    await like(carl, anna);
    await app.call('deleteConversation', aboutBen());
    expect(await nextMinute(app)).toEqual([endpoint]);
    expect(await nextMinute(app)).toEqual([]);
  });
});
