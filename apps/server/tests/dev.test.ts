import { DEMO_ACCOUNTS } from '@vela/demo/members/demo-members';
import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailboxMail } from '../src/adapters/mail/mailbox-mail';
import type { MailAdapter } from '../src/core/mail-port';
import { createMember } from './support/create-member';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signUpPerson } from './support/people';
import { readPage } from './support/read-page';
import { createTestClock } from './support/test-clock';

let app: TestApp;

beforeAll(async () => {
  const mailbox: { adapter?: MailAdapter } = {};
  app = await createTestApp({ mail: { send: async (mail) => mailbox.adapter?.send(mail) } });
  mailbox.adapter = createMailboxMail(app);
});

afterAll(() => app.close());

const START_MS = createTestClock().now().getTime();
const TOOLS = ['/dev/mailbox', '/dev/mailbox.json'];

function setClock(body: unknown, headers = {}): Promise<Response> {
  return app.fetch('/dev/clock', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('the mailbox', () => {
  it('has every mail with its kind and links, newest first', async () => {
    await createMember(app, { email: 'First@example.com' });
    await app.runJobs();
    app.clock.advance(1000);
    const jar = await createMember(app, { email: 'second@example.com' });
    await app.runJobs();
    app.clock.advance(1000);
    await app.call('sendActivationMail', { jar });
    await app.runJobs();

    const { messages } = (await (await app.fetch('/dev/mailbox.json')).json()) as {
      messages: { to: string }[];
    };
    expect(messages.map(({ to }) => to)).toEqual([
      'second@example.com',
      'second@example.com',
      'First@example.com',
    ]);
    expect(messages[0]).toEqual({
      id: expect.any(String),
      kind: 'activation',
      to: 'second@example.com',
      subject: expect.any(String),
      text: expect.any(String),
      html: expect.stringContaining('<html'),
      links: [expect.stringMatching(/^http:\/\/localhost:3000\/activate\/done\?token=[\w-]{43}$/)],
      sent_at: app.clock.now().toISOString(),
    });
  });

  it('shows those to one address', async () => {
    const response = await app.fetch('/dev/mailbox.json?to=first@example.com');
    expect(await response.json()).toMatchObject({ messages: [{ to: 'First@example.com' }] });
    expect(await (await app.fetch('/dev/mailbox.json?to=nobody@example.com')).json()).toEqual({
      messages: [],
      pushes: [],
    });
  });

  it('has a page for people that runs nothing', async () => {
    await createMember(app, { email: 'page@example.com', name: 'pagename' });
    await app.runJobs();
    const response = await app.fetch('/dev/mailbox?to="><script>alert(1)</script>');
    const text = await response.text();
    expect(text).not.toContain('<script>');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await (await app.fetch('/dev/mailbox')).text()).toContain('page@example.com');
  });
});

describe('the clock', () => {
  it('moves what the server takes for now', async () => {
    const before = app.clock.now().getTime();
    const response = await setClock({ offset_seconds: 24 * 3600 });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      offset_seconds: 86_400,
      now: app.clock.now().toISOString(),
    });
    expect(app.clock.now().getTime()).toBeGreaterThan(before);
    // What counts down on a page goes by the same.
    expect(await readPage(await app.fetch('/'))).toMatchObject({ now: app.clock.now().toISOString() });
  });

  it('ends a session after 30 days without use', async () => {
    const jar = await createMember(app);
    const monthSeconds = 30 * 24 * 3600;
    const now = Math.ceil((app.clock.now().getTime() - START_MS) / 1000);
    await setClock({ offset_seconds: now + monthSeconds - 1 });
    expect((await app.fetch('/likes', { jar })).status).toBe(200);
    await setClock({ offset_seconds: now + 2 * monthSeconds });
    expect((await app.fetch('/likes', { jar })).status).toBe(302);
  });

  it('may be put back, even to before the day someone grew old enough', async () => {
    const yearSeconds = 366 * 24 * 3600;
    await setClock({ offset_seconds: yearSeconds });
    const today = app.clock.now().toISOString().slice(0, 10);
    const { jar } = await signUpPerson(app, {
      date_of_birth: `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`,
    });
    await setClock({ offset_seconds: 0 });
    const { status, result } = await app.call('getUser', { jar });
    expect([status, result.user?.profile?.age]).toEqual([200, 18]);
    expect((await app.fetch('/likes', { jar })).status).toBe(200);
  });

  it.each([{ offset_seconds: -1 }, { offset_seconds: 1.5 }, { offset_seconds: '60' }, {}])(
    'refuses %j',
    async (body) => {
      expect((await setClock(body)).status).toBe(400);
    },
  );

  it('can not be moved by a form of another site', async () => {
    expect((await setClock({ offset_seconds: 1 }, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('the tools', () => {
  it.each(TOOLS)('%s answers no other host', async (path) => {
    expect((await app.fetch(`http://evil.example${path}`)).status).toBe(404);
  });

  it.each(['http://127.0.0.1:3000', 'http://she.localhost', 'http://[::1]:3000'])(
    'answer at %s',
    async (origin) => {
      expect((await app.fetch(`${origin}/dev/mailbox.json`)).status).toBe(200);
    },
  );

  it('say which method they take', async () => {
    const response = await app.fetch('/dev/clock');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('are hidden in a demo that others can reach', async () => {
    const open = await createTestApp({ env: { VELA_ALLOW_PUBLIC_DEMO: '1' } });
    try {
      for (const path of TOOLS) expect((await open.fetch(path)).status).toBe(404);
    } finally {
      await open.close();
    }
  });
});

describe('the start page', () => {
  const press = (step: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.fetch('/dev', {
      method: 'POST',
      body: new URLSearchParams({ step }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('says who can log in, and what time it is', async () => {
    const page = await (await app.fetch('/dev')).text();
    for (const { email } of DEMO_ACCOUNTS) expect(page).toContain(email);
    expect(page).toContain(app.clock.now().toISOString());
  });

  it('moves the clock on by its buttons, and back, and has the hourly work done', async () => {
    const newcomer = await signUpPerson(app);
    await app.runJobs();
    const before = app.clock.now().getTime();
    for (const step of ['hour', 'day', 'week']) {
      const pressed = await press(step);
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/dev']);
      // The hourly work, and then the mails that it wrote: a week later they would have nothing to say any more.
      await app.runJobs();
      await app.runJobs();
    }
    expect(app.clock.now().getTime() - before).toBe(8 * DAY + HOUR);
    await app.runJobs();
    const mailbox = await app.fetch(`/dev/mailbox.json?to=${newcomer.email}`);
    expect(await mailbox.json()).toMatchObject({ messages: [{ kind: 'reminders' }, { kind: 'activation' }] });
    await press('now');
    expect(app.clock.now().getTime()).toBe(START_MS);
  });

  it.each([['hour', { 'sec-fetch-site': 'cross-site' }, 403] as const, ['year', undefined, 400] as const])(
    'refuses %s with %j: %i',
    async (step, headers, status) => {
      expect((await press(step, headers)).status).toBe(status);
    },
  );
});
