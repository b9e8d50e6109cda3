import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../src/db/transact';
import { unsubscribeLink } from '../src/notifications/unsubscribe-link';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { activePerson, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';
import { postForm } from './support/post-form';
import { readPage } from './support/read-page';

let app: TestApp;
let anna: Person;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  token = await linkOf('like');
});

async function linkOf(kind: 'like' | 'news', siteId = 'vela'): Promise<string> {
  const now = app.clock.now();
  const asked = { memberId: idOf(anna), siteId, kind, now };
  return app.context.deriveToken(await transact(app.db, (tx) => unsubscribeLink(app.context, tx, asked)));
}

const read = async () => (await app.call('getNotifications', { jar: anna.jar })).result;

const oneClick = (
  body = 'List-Unsubscribe=One-Click',
  { given = token, type = 'application/x-www-form-urlencoded' } = {},
) =>
  app.fetch(`/api/unsubscribe.php?token=${given}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });

const MULTIPART = [
  '--x',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--x--',
  '',
].join('\r\n');

describe('the button of a mail program', () => {
  it('stops all mails without a log-in, a header or a cookie, and a second press changes nothing', async () => {
    for (let press = 0; press < 2; press += 1) {
      expect((await oneClick()).status).toBe(200);
      expect((await read()).notifications_disabled).toEqual(['listunsubscribe']);
    }
  });

  it('may send its form in parts', async () => {
    const response = await oneClick(MULTIPART, { type: 'multipart/form-data; boundary=x' });
    expect(response.status).toBe(200);
    expect((await read()).notifications_disabled).toEqual(['listunsubscribe']);
  });

  it.each(['', 'List-Unsubscribe=Yes', 'One-Click', 'x=List-Unsubscribe%3DOne-Click'])(
    'does nothing with the body %j',
    async (body) => {
      expect((await oneClick(body)).status).toBe(400);
      expect((await read()).notifications_disabled).toEqual([]);
    },
  );

  it('does nothing by a GET, which scanners of mails send', async () => {
    const response = await app.fetch(`/api/unsubscribe.php?token=${token}`);
    expect(response.status).toBe(405);
    expect((await read()).notifications_disabled).toEqual([]);
  });

  it('rejects a token of nothing, of another kind and one that has expired', async () => {
    const codeOf = async (given: string) =>
      ((await (await oneClick(undefined, { given })).json()) as { error: { code: string } }).error.code;
    expect(await codeOf('A'.repeat(43))).toBe('link_invalid');
    expect(await codeOf('short')).toBe('invalid_input');
    expect(await codeOf(await mailedToken(app, (await signUpPerson(app)).email))).toBe('link_invalid');
    app.clock.advance(90 * DAY);
    expect(await codeOf(token)).toBe('link_invalid');
  });
});

describe('a link whose account or address has changed', () => {
  const turn = async () => (await app.call('turnMails', { body: { token, mail: false } })).status;

  it('ends with an account that is deleted, which it does not show', async () => {
    const { jar, address } = anna;
    await app.call('deleteUser', { jar, address, body: { password: PASSWORD } });
    expect([await turn(), (await oneClick()).status]).toEqual([404, 404]);
    expect((await app.fetch(`/unsubscribe?token=${token}`)).status).toBe(404);
  });

  it('ends with the address that it was mailed to', async () => {
    const { jar, address } = anna;
    const email = `elsewhere.${anna.email}`;
    await app.call('requestMailChange', { jar, address, body: { email, password: PASSWORD } });
    const change = await mailedToken(app, email, 'mail_change');
    await app.call('confirmMailChange', { jar, address, body: { token: change, password: PASSWORD } });
    expect([await turn(), (await oneClick()).status]).toEqual([404, 404]);
    expect((await read()).preferences.like.mail).toBe(true);
  });

  it('notifies other pages of a change alone', async () => {
    const seqOf = async () =>
      (
        await app.db
          .selectFrom('member_event_heads')
          .select('seq')
          .where('member_id', '=', idOf(anna))
          .executeTakeFirst()
      )?.seq ?? 0;
    expect(await turn()).toBe(200);
    const before = await seqOf();
    expect(await turn()).toBe(200);
    expect(await seqOf()).toBe(before);
  });
});

describe('the link of a mail', () => {
  it('is the same in each mail of a kind for a month, another for another kind, and then a new one', async () => {
    expect(await linkOf('like')).toBe(token);
    expect(await linkOf('news')).not.toBe(token);
    app.clock.advance(31 * DAY);
    expect(await linkOf('like')).not.toBe(token);
  });

  it('turns the mails of its kind off, and on again, and nothing else', async () => {
    const before = await read();
    expect((await app.call('turnMails', { body: { token, mail: false } })).result).toEqual({
      notification: 'like',
      mail: false,
    });
    const after = await read();
    expect(after).toEqual({
      ...before,
      preferences: { ...before.preferences, like: { mail: false, push: true } },
    });
    await app.call('turnMails', { body: { token, mail: true } });
    expect(await read()).toEqual(before);
  });

  it('that was made up is invalid', async () => {
    const { error } = await app.call('turnMails', { body: { token: 'B'.repeat(43), mail: false } });
    expect(error.code).toBe('link_invalid');
  });

  it('is followed by its page alone, which the short address leads to', async () => {
    const response = await app.fetch(`/${token}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
    const { result } = await app.call('useToken', { body: { token } });
    expect(result.goto).toBe(`/unsubscribe?token=${token}`);
    expect((await read()).preferences.like.mail).toBe(true);
  });
});

describe('the page of the link', () => {
  const open = async (given = token) => {
    const response = await app.fetch(`/unsubscribe?token=${given}`);
    const { ofMails, screen } = await readPage(response);
    return { status: response.status, screen, ofMails };
  };

  it('shows what it ends, and ends nothing by itself', async () => {
    expect(await open()).toMatchObject({ status: 200, ofMails: { kind: 'like', state: 'on' } });
    expect((await read()).preferences.like.mail).toBe(true);
  });

  it('ends it by a press, and undoes that by another', async () => {
    const press = (action: string) => postForm(app, { path: '/unsubscribe', fields: { token, action } });
    const off = await press('off');
    expect([off.status, off.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect((await open()).ofMails).toEqual({ kind: 'like', state: 'off' });
    await press('on');
    expect((await open()).ofMails).toEqual({ kind: 'like', state: 'on' });
  });

  it('says that no mails come at all', async () => {
    await oneClick();
    expect((await open()).ofMails).toEqual({ kind: 'like', state: 'stopped' });
  });

  it.each(['A'.repeat(43), 'short', ''])('is gone for the token %j', async (given) => {
    expect(await open(given)).toMatchObject({ status: 404, screen: 'link_expired' });
  });

  it('takes no press from another site', async () => {
    const { status } = await app.fetch('/unsubscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: new URLSearchParams({ token, action: 'off' }).toString(),
    });
    expect(status).toBe(403);
    expect((await read()).preferences.like.mail).toBe(true);
  });
});
