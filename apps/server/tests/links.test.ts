import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendNewsMails } from '../src/news/send-news-mails';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { idOf, twoPeople } from './support/liking';
import {
  activePerson,
  freshAddress,
  logInAs,
  mailedToken,
  PASSWORD,
  signUpPerson,
  type Person,
} from './support/people';
import { makePremium, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const follow = (token: string, { jar, password }: { jar?: CookieJar; password?: string } = {}) =>
  app.call('useToken', {
    body: { token, ...(password !== undefined && { password }) },
    address: freshAddress(),
    ...(jar && { jar }),
  });

/** Where the page of a link leads; null where it says that the link doesn't work. */
async function pageOf(token: string, jar?: CookieJar): Promise<string | null> {
  const response = await app.fetch(`/${token}`, jar && { jar });
  if (response.status === 404) return null;
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

async function resetToken(email: string): Promise<string> {
  await app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
  return mailedToken(app, email, 'password_reset');
}

describe('useToken', () => {
  it('follows an activation link: confirmed and logged in, once', async () => {
    const { email, user } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    const jar = new CookieJar();
    const { result } = await follow(token, { jar, password: PASSWORD });
    expect(result).toMatchObject({
      goto: '/activate/done?done=confirmed',
      user: { id: user.id, status: 'active' },
    });
    expect((await app.call('getUser', { jar })).result.user?.id).toBe(user.id);
    const again = await follow(token, { jar });
    expect([again.status, again.error.code]).toEqual([404, 'link_invalid']);
  });

  it('follows a mail change and logs nobody in', async () => {
    const { jar, user } = await activePerson(app);
    const to = 'followed@example.org';
    await app.call('requestMailChange', { body: { email: to, password: PASSWORD }, jar });
    const { result, headers } = await follow(await mailedToken(app, to), { password: PASSWORD });
    expect(result).toEqual({ user: null, goto: '/settings' });
    expect(headers.getSetCookie()).toEqual([]);
    const { result: again } = await logInAs(app, { email: to });
    expect(again.user).toMatchObject({ id: user.id, email: to });
  });

  it('leads a reset link to the page that asks for a password, which uses it up', async () => {
    const { email } = await activePerson(app);
    const token = await resetToken(email);
    expect((await follow(token)).result).toEqual({ user: null, goto: `/reset-password/do?token=${token}` });
    const body = { token, password: 'another long one', password_repeat: 'another long one' };
    expect((await app.call('resetPassword', { body, address: freshAddress() })).status).toBe(200);
    expect((await follow(token)).error.code).toBe('link_invalid');
  });

  it('follows the link of a mail change, and shows a page that says where that confirmed the account', async () => {
    const change = async ({ jar }: Pick<Person, 'jar'>, email: string) => {
      await app.call('requestMailChange', { body: { email, password: PASSWORD }, jar });
      return (await follow(await mailedToken(app, email), { jar })).result;
    };
    expect(await change(await activePerson(app), 'known@example.org')).toMatchObject({ goto: '/settings' });
    const newcomer = await signUpPerson(app);
    const { goto } = await change(newcomer, 'right@example.org');
    expect(goto).toBe('/mail-change/do?done=confirmed');
    expect((await app.fetch(goto, { jar: newcomer.jar })).status).toBe(200);
    expect((await app.fetch(goto, { jar: new CookieJar() })).status).toBe(302);
  });

  it('says at once, and before anything is typed, that a reset link was used', async () => {
    const { email } = await activePerson(app);
    const token = await resetToken(email);
    const open = async (asked: string) => {
      const { status, headers } = await app.fetch(`/reset-password/do?token=${asked}`);
      return [status, headers.get('location')];
    };
    expect(await open(token)).toEqual([200, null]);
    expect(await open(token)).toEqual([200, null]);
    const body = { token, password: 'another long one', password_repeat: 'another long one' };
    await app.call('resetPassword', { body, address: freshAddress() });
    expect(await open(token)).toEqual([302, '/reset-password/do']);
    expect(await open('made-up')).toEqual([302, '/reset-password/do']);
    expect(await open(`${token}&locale=pl&source=mail`)).toEqual([
      302,
      '/reset-password/do?locale=pl&source=mail',
    ]);
  });

  it('lets one of four at once through', async () => {
    const { email } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => follow(token, { password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('rejects an unknown token, and an expired one', async () => {
    expect((await follow('C'.repeat(43))).error.code).toBe('link_invalid');
    const { email } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    app.clock.advance(7 * DAY);
    expect((await follow(token)).error.code).toBe('link_invalid');
  });
});

describe('the page of a link', () => {
  it('leads on to the page of a link that could be used now, without using it up', async () => {
    const { email } = await signUpPerson(app);
    const token = await mailedToken(app, email);
    expect(await pageOf(token)).toBe(`/activate/done?token=${token}`);
    expect(await pageOf(token)).toBe(`/activate/done?token=${token}`);
    await follow(token, { password: PASSWORD });
    expect(await pageOf(token)).toBeNull();
  });

  it('says so for an unknown token and an expired one', async () => {
    const { email } = await activePerson(app);
    const token = await resetToken(email);
    expect(await pageOf('D'.repeat(43))).toBeNull();
    app.clock.advance(DAY);
    expect(await pageOf(token)).toBeNull();
  });
});

describe('a link to the conversation', () => {
  let anna: Person;
  let ben: Person;
  let token: string;

  beforeAll(async () => {
    [anna, ben] = await twoPeople(app);
    await makePremium(app, idOf(ben), 100);
    await say(app, ben, { profile_id: idOf(anna) });
    app.clock.advance(DAY);
    await sendNewsMails(app.context);
    const mail = (await app.mails(anna.email)).find(({ kind }) => kind === 'new_conversations');
    token = new URL(mail?.links[0] ?? '').pathname.slice(1);
  });

  it('leads its member to the newest unread message, as often as it is followed, and then to the list', async () => {
    const [chat] = (await app.call('listConversations', { jar: anna.jar })).result.chats;
    const id = chat?.conversation.id ?? '';
    expect(await pageOf(token, anna.jar)).toBe(`/chats/${id}`);
    expect((await follow(token, anna)).result).toMatchObject({ goto: `/chats/${id}` });
    expect(await pageOf(token, anna.jar)).toBe(`/chats/${id}`);
    await app.call('markConversationRead', { jar: anna.jar, body: { id } });
    expect(await pageOf(token, anna.jar)).toBe('/chats');
  });

  it('opens no account: a visitor logs in first, and another member gets to the own list', async () => {
    expect(await pageOf(token)).toBe(`/login?next=%2F${token}`);
    expect((await follow(token)).result).toEqual({ user: null, goto: '/chats' });
    await say(app, anna, { profile_id: idOf(ben) });
    expect(await pageOf(token, ben.jar)).toBe('/chats');
  });
});

describe('the database', () => {
  it('holds no token that could be used: neither in links nor in jobs', async () => {
    const { email } = await signUpPerson(app);
    const links = await app.db.selectFrom('links').selectAll().execute();
    const [job] = (
      await app.db
        .withTables<{ 'jobs.job': { data: unknown; created_on: Date } }>()
        .selectFrom('jobs.job')
        .select('data')
        .orderBy('created_on', 'desc')
        .limit(1)
        .execute()
    ).map(({ data }) => data);
    expect(job).toMatchObject({ kind: 'activation', to: email });
    const token = await mailedToken(app, email);
    expect(JSON.stringify(links)).not.toContain(token);
    expect(JSON.stringify(job)).not.toContain(token);
  });
});
