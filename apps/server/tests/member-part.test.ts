import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { readEvents } from './support/event-reader';
import { activePerson, signUpPerson, type Person } from './support/people';
import { readPage } from './support/read-page';
import { say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pageOf = async (path: string, jar?: Person['jar']) =>
  readPage(await app.fetch(path, jar ? { jar } : {}));

describe('the data of a member’s page beside the member', () => {
  it('counts what waits, of members that the viewer may see', async () => {
    const [reader, writer] = [await activePerson(app), await activePerson(app)];
    expect((await pageOf('/members', reader.jar)).news).toEqual({ unreadMessages: 0, newLikes: 0 });
    await say(app, writer, { profile_id: reader.user.id });
    await say(app, writer, { profile_id: reader.user.id });
    await app.call('likeMember', { jar: writer.jar, body: { profile_id: reader.user.id } });
    expect((await pageOf('/settings', reader.jar)).news).toEqual({ unreadMessages: 2, newLikes: 1 });
    await app.call('blockMember', { jar: reader.jar, body: { profile_id: writer.user.id } });
    expect((await pageOf('/members', reader.jar)).news).toEqual({ unreadMessages: 0, newLikes: 0 });
  });

  it('says that there is a match to announce, until it is announced', async () => {
    const [waiting, other] = [await activePerson(app), await activePerson(app)];
    const isUnseen = async () => (await pageOf('/settings', waiting.jar)).unseenMatch;
    await app.call('likeMember', { jar: waiting.jar, body: { profile_id: other.user.id } });
    expect(await isUnseen()).toBeUndefined();
    await app.call('likeMember', { jar: other.jar, body: { profile_id: waiting.user.id } });
    expect(await isUnseen()).toBe(true);
    await app.call('autoLike', { jar: waiting.jar });
    expect(await isUnseen()).toBeUndefined();
  });

  it('has the position from which the stream of events misses nothing that the page lacks', async () => {
    const [reader, writer] = [await activePerson(app), await activePerson(app)];
    await say(app, writer, { profile_id: reader.user.id, text: 'on the page' });
    const { eventPosition } = await pageOf('/chats', reader.jar);
    await say(app, writer, { profile_id: reader.user.id, text: 'before the stream' });
    const stream = await readEvents(app, reader, eventPosition);
    expect(await stream.next()).toMatchObject({ data: { message: { text: 'before the stream' } } });
    await stream.leave();
  });

  it('is nothing on a visitor’s page', async () => {
    const { news, eventPosition, signupMember } = await pageOf('/');
    expect([news, eventPosition, signupMember]).toEqual([undefined, undefined, undefined]);
  });

  it('is for whose sake one signed up, until the members’ own pages begin', async () => {
    const wanted = await activePerson(app);
    const { jar } = await signUpPerson(app, { signup_member_id: wanted.user.id });
    for (const path of ['/complete-signup', '/activate/done', '/activate/error?a=1']) {
      expect((await pageOf(path, jar)).signupMember).toMatchObject({ id: wanted.user.id, name: wanted.name });
    }
    expect((await pageOf('/members', jar)).signupMember).toBeUndefined();
  });

  it('is nobody where that one may not be seen, or never was', async () => {
    const wanted = await activePerson(app);
    const blocked = await activePerson(app, { signup_member_id: wanted.user.id });
    await app.call('blockMember', { jar: wanted.jar, body: { profile_id: blocked.user.id } });
    const lost = await signUpPerson(app, { signup_member_id: 'nobody' });
    for (const { jar } of [blocked, lost, await signUpPerson(app)]) {
      expect((await pageOf('/complete-signup', jar)).signupMember).toBeUndefined();
    }
  });
});
