import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMail } from '../src/adapters/mail/smtp-mail';
import { createLogger } from '../src/core/log';
import type { MailAdapter, OutgoingMail } from '../src/core/mail-port';
import { listDeadMails } from '../src/jobs/job-commands';
import { mailIdOf } from '../src/mails/mail-references';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { countOf, disabledOf, sendTo, sentTo } from './support/mail-events';
import { meetingIn } from './support/meeting';
import { PASSWORD, signUpPerson, type Person } from './support/people';
import { startSmtp, type TestSmtp } from './support/start-smtp';

const lines: string[] = [];
let smtp: TestSmtp;
let app: TestApp;
let anna: Person;
/** Mails that arrived at the adapter, and what it does with them. */
const attempts: OutgoingMail[] = [];
let send: MailAdapter['send'];
const arrive: MailAdapter['send'] = async () => {};

beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({
    env: { MAIL_BOUNCE_DOMAIN: 'bounces.vela.example' },
    log: createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } }),
    mail: {
      send: async (mail) => {
        attempts.unshift(mail);
        await send(mail);
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(async () => {
  anna = await confirmed();
  lines.length = 0;
});

const { like } = meetingIn(() => app);
/** A member whose first mail arrived, a minute ago. */
const confirmed = async (change: { email?: string } = {}): Promise<Person> => {
  send = arrive;
  const person = await signUpPerson(app, change);
  await app.runJobs();
  const token = new URL(attempts[0]?.links[0] ?? '').searchParams.get('token') ?? '';
  await app.call('activate', { jar: person.jar, address: person.address, body: { token } });
  app.clock.advance(MINUTE);
  attempts.length = 0;
  return person;
};
const makeDue = () =>
  sql`update jobs.job set start_after = now() where state in ('created', 'retry')`.execute(app.db);
const outcomes = async (outcome: string): Promise<number> => {
  const text = await app.context.metrics.read();
  const line = text.split('\n').find((one) => one.startsWith(`vela_mails_total{outcome="${outcome}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
};
/** A mail server that answers by how an address begins. */
const bySmtp = (): void => {
  const mail = createSmtpMail(smtp.url);
  send = async (outgoing) => {
    try {
      await mail.send(outgoing);
    } finally {
      mail.close();
    }
  };
};
const named = async (name: string): Promise<Person> => {
  const person = await confirmed({ email: `${name}@example.com` });
  bySmtp();
  return person;
};

describe('a mail to a member', () => {
  it('is stored by a hash of its address, and known outside by a signed name', async () => {
    const id = await sendTo(app, anna);
    const [stored] = await sentTo(app, idOf(anna));
    expect(stored).toMatchObject({ id, kind: 'mail_change_notice', outcome: null, sent_at: app.clock.now() });
    expect(JSON.stringify(stored)).not.toContain(anna.email);
    const [mail] = attempts;
    expect(mail?.reference).toMatch(new RegExp(`^${id}\\.[\\da-f]{16}$`));
    expect(mail?.returnPath).toMatch(/^bounces\+[\da-f]{52}@bounces\.vela\.example$/);
    expect(mail?.returnPath?.split('@')[0]?.length).toBeLessThanOrEqual(64);
    const now = app.clock.now();
    for (const text of [
      mail?.reference,
      `<${mail?.reference}@vela.example>`,
      mail?.returnPath,
      mail?.returnPath?.toUpperCase(),
    ])
      expect(mailIdOf(app.context, text ?? '', now)).toBe(id);
  });

  it('greets by name who confirmed the address, and nobody before that', async () => {
    await sendTo(app, anna);
    const name = anna.name;
    expect(attempts[0]?.text.split('\n')[0]).toBe(`Hello ${name},`);
    await signUpPerson(app, { email: 'stranger@example.com', name: 'Call 0900 now' });
    await app.runJobs();
    expect(attempts[0]).toMatchObject({ to: 'stranger@example.com', kind: 'activation' });
    expect(attempts[0]?.text.split('\n')[0]).toBe('Hello,');
    expect(`${attempts[0]?.subject}${attempts[0]?.text}${attempts[0]?.html}`).not.toContain('0900');
  });

  it('to another address greets nobody, although a member asked for it', async () => {
    await app.call('requestMailChange', {
      jar: anna.jar,
      body: { email: 'elsewhere@example.com', password: PASSWORD },
    });
    await app.runJobs();
    const toNew = attempts.find(({ to }) => to === 'elsewhere@example.com');
    expect(toNew?.text.split('\n')[0]).toBe('Hello,');
    expect(attempts.find(({ to }) => to === anna.email)?.text.split('\n')[0]).toBe(`Hello ${anna.name},`);
  });

  it('is named alike by each attempt, and bounces of it count for a month', async () => {
    send = async () => {
      throw new Error('the mail server is away');
    };
    const id = await sendTo(app, anna);
    app.clock.advance(2 * DAY);
    send = arrive;
    await makeDue();
    await app.runJobs();
    const [second, first] = attempts;
    expect(second).toEqual(first);
    const path = second?.returnPath ?? '';
    expect(mailIdOf(app.context, path, new Date(app.clock.now().getTime() + 28 * DAY))).toBe(id);
    expect(mailIdOf(app.context, path, new Date(app.clock.now().getTime() + 30 * DAY))).toBeNull();
    expect([await outcomes('deferred'), (await sentTo(app, idOf(anna))).length]).toEqual([1, 2]);
  });

  it.each([
    (path: string) => path.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    (path: string) => path.replace(/.@/, '@'),
    (path: string) => path.replace('bounces+', 'bounces'),
    () => 'bounces+@bounces.vela.example',
    () => `bounces+${'0'.repeat(52)}@bounces.vela.example`,
  ])('is named by no changed token (%#)', async (change) => {
    await sendTo(app, anna);
    const path = attempts[0]?.returnPath ?? '';
    expect(mailIdOf(app.context, change(path), app.clock.now())).toBeNull();
  });
});

describe('what the mail server rejects', () => {
  it.each([
    ['unknown', 'hard', ['bounce']],
    ['gone', 'hard', ['bounce']],
    ['full', 'soft', []],
  ] as const)(
    'because of the address %s@ is a bounce at once, and not tried again',
    async (name, kind, reasons) => {
      const person = await named(name);
      const before = [await outcomes(kind), await countOf(app, { source: 'smtp', kind, result: 'applied' })];
      await sendTo(app, person);
      const count = attempts.length;
      await makeDue();
      await app.runJobs();
      expect(attempts).toHaveLength(count);
      expect(await disabledOf(app, idOf(person))).toEqual(reasons);
      expect([await outcomes(kind), await countOf(app, { source: 'smtp', kind, result: 'applied' })]).toEqual(
        before.map((number) => number + 1),
      );
      expect(await listDeadMails(app.db, 10)).toEqual([]);
    },
  );

  it('for itself is given up at once, and the address is not blamed', async () => {
    const person = await named('spam');
    await sendTo(app, person);
    expect(await disabledOf(app, idOf(person))).toEqual([]);
    const [dead] = await listDeadMails(app.db, 10);
    expect(dead).toMatchObject({
      kind: 'mail_change_notice',
      domain: 'example.com',
      reason: 'The mail server rejected the mail for good: EMESSAGE 554 5.7.1',
    });
    expect(lines.join('')).toContain('job given up');
    expect(lines.join('')).not.toContain(person.email);
  });

  it('for a time is tried again for about a day', async () => {
    const person = await named('later');
    const count = attempts.length;
    await sendTo(app, person);
    for (let attempt = 1; attempt < 34; attempt += 1) {
      await makeDue();
      await app.runJobs();
    }
    expect(attempts).toHaveLength(count + 34);
    await makeDue();
    await app.runJobs();
    expect(attempts).toHaveLength(count + 34);
    expect(await disabledOf(app, idOf(person))).toEqual([]);
  });
});

describe('a mail of a kind', () => {
  const stop = (reason: 'bounce' | 'fbl' | 'listunsubscribe') =>
    app.db
      .updateTable('members')
      .set({ notifications_disabled: [reason] })
      .where('id', '=', idOf(anna))
      .execute();
  const queueLike = async () => {
    await like(await confirmed(), anna);
    app.clock.advance(HOUR);
    await app.context.jobs.add(app.db, 'news.mail', {});
  };
  /** The job adds the mail, which fails for now. */
  const queueWaiting = async () => {
    await queueLike();
    send = async () => {
      throw new Error('the mail server is away');
    };
    await app.runJobs();
    await app.runJobs();
    expect(attempts.map(({ kind }) => kind)).toEqual(['like']);
    send = arrive;
  };

  it('goes no more to an account that was deleted while it waited, and the mail about that does', async () => {
    await queueWaiting();
    await app.call('deleteUser', { jar: anna.jar, address: anna.address, body: { password: PASSWORD } });
    const before = await outcomes('withheld');
    await makeDue();
    await app.runJobs();
    expect(attempts.map(({ kind }) => kind)).toEqual(['reactivation', 'like']);
    expect(await outcomes('withheld')).toBe(before + 1);
  });

  it('goes, and no more once mails were stopped while it waited', async () => {
    await queueWaiting();
    await stop('bounce');
    const before = await outcomes('withheld');
    await makeDue();
    await app.runJobs();
    expect(attempts).toHaveLength(1);
    expect(await outcomes('withheld')).toBe(before + 1);
  });

  it.each(['bounce', 'fbl', 'listunsubscribe'] as const)(
    'is not sent after %s, and a necessary one is',
    async (reason) => {
      await stop(reason);
      await queueLike();
      await app.runJobs();
      await app.runJobs();
      expect(attempts).toEqual([]);
      await app.call('requestPasswordReset', { body: { email: anna.email }, address: anna.address });
      await app.runJobs();
      await app.runJobs();
      expect(attempts.map(({ kind }) => kind)).toEqual(['password_reset']);
    },
  );
});

describe('the mail that activates an account', () => {
  it.each([
    ['bounce', [], 409],
    ['fbl', [], 409],
    ['listunsubscribe', ['activation'], 200],
  ] as const)('after %s is sent again: %j', async (reason, kinds, status) => {
    const person = await signUpPerson(app);
    await app.runJobs();
    // This one waits while the mails are stopped.
    await app.call('sendActivationMail', { jar: person.jar });
    await app.db
      .updateTable('members')
      .set({ notifications_disabled: [reason] })
      .where('id', '=', person.user.id)
      .execute();
    attempts.length = 0;
    await app.runJobs();
    expect(attempts.map(({ kind }) => kind)).toEqual(kinds);
    const again = await app.call('sendActivationMail', { jar: person.jar });
    expect(again.status).toBe(status);
    // A page that said it was on its way would say something untrue.
    expect(status === 409 && again.error.code).toBe(status === 409 && 'mails_stopped');
    // The way out: another address.
    const email = `other.${person.email}`;
    await app.call('requestMailChange', { jar: person.jar, body: { email, password: PASSWORD } });
    await app.runJobs();
    expect(attempts.find(({ to }) => to === email)?.kind).toBe('mail_change');
  });
});
