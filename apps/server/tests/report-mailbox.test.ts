import { MINUTE, SECOND } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImapMailbox } from '../src/adapters/mail-events/imap-mailbox';
import { MAX_REPORT_BYTES } from '../src/adapters/mail-events/report-bounds';
import { createLogger } from '../src/core/log';
import { createTestApp, type TestApp } from './support/create-test-app';
import { HOSTILE } from './support/hostile-messages';
import { idOf } from './support/liking';
import { countOf, disabledOf, messageIdOf, sendTo } from './support/mail-events';
import { type ReportName, reportMessage } from './support/mail-reports';
import { activePerson, type Person } from './support/people';
import { startImap, type TestImap } from './support/start-imap';

let imap: TestImap;
let app: TestApp;
let anna: Person;
let mailId: string;
const lines: string[] = [];
beforeAll(async () => {
  imap = await startImap();
  app = await createTestApp({
    env: { MAIL_BOUNCE_DOMAIN: 'bounces.vela.example', MAIL_EVENTS_IMAP_URL: imap.url },
    log: createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(async () => {
  await app.close();
  await imap.stop();
});
beforeEach(async () => {
  anna = await activePerson(app);
  app.clock.advance(MINUTE);
  mailId = await sendTo(app, anna);
});
afterEach(() => {
  imap.breakAt(null);
  imap.messages.length = 0;
  lines.length = 0;
});

const report = async (name: ReportName): Promise<Buffer> => {
  const messageId = messageIdOf(app.context, mailId).slice(1, -1);
  return reportMessage(name, { address: anna.email, returnPath: 'mail@vela.example', messageId });
};
const collect = async () => {
  await app.context.jobs.add(app.db, 'mail.collect', {});
  await app.runJobs();
};
const ignored = { source: 'mailbox', kind: 'ignored', result: 'ignored' } as const;

describe('the mailbox of reports', () => {
  it('is emptied, and what it reported counts', async () => {
    imap.messages.push(await report('out-of-office'), await report('postfix'), Buffer.from('Hello'));
    const before = await countOf(app, ignored);
    await collect();
    expect(imap.messages).toEqual([]);
    expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
    expect(await countOf(app, ignored)).toBe(before + 2);
    const logins = imap.logins();
    await collect();
    expect(imap.logins()).toBe(logins + 1);
  });

  it('is emptied of what is long, of which the beginning is loaded', async () => {
    const text = Buffer.from(`${'x'.repeat(998)}\r\n`.repeat(5000));
    imap.messages.push(Buffer.concat([await report('postfix'), text]));
    await collect();
    expect(imap.messages).toEqual([]);
    expect(imap.longest()).toBe(MAX_REPORT_BYTES);
    expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
  });

  it('has its reports read whatever hostile messages lie between them', async () => {
    imap.messages.push(...Object.values(HOSTILE), await report('postfix'), ...Object.values(HOSTILE));
    await collect();
    expect(imap.messages).toEqual([]);
    expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
  });

  it('keeps a message that couldn’t be handled, has the others handled, and the next run counts it', async () => {
    const mailbox = createImapMailbox(imap.url, { clock: app.clock });
    const postfix = await report('postfix');
    imap.messages.push(postfix, Buffer.from('Hello'));
    const fault = new Error('the database is away');
    const collected = mailbox.collect(async (one) => {
      if (one !== null) throw fault;
    });
    await expect(collected).rejects.toMatchObject({ errors: [fault] });
    expect(imap.messages).toEqual([postfix]);
    expect(await disabledOf(app, idOf(anna))).toEqual([]);
    await collect();
    expect(imap.messages).toEqual([]);
    expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
  });

  it('has a message deleted once it was handled, and not before', async () => {
    const mailbox = createImapMailbox(imap.url, { clock: app.clock });
    imap.messages.push(Buffer.from('One'), Buffer.from('Two'));
    const left: number[] = [];
    await mailbox.collect(async () => void left.push(imap.messages.length));
    expect(left).toEqual([2, 1]);
    expect(imap.messages).toEqual([]);
  });

  it('loses no report to a database that is away while it is applied', async () => {
    imap.messages.push(await report('postfix'));
    await sql`alter table mail_events rename to mail_events_away`.execute(app.db);
    await collect();
    expect(imap.messages).toHaveLength(1);
    await sql`alter table mail_events_away rename to mail_events`.execute(app.db);
    await collect();
    expect(imap.messages).toEqual([]);
    expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
  });

  it.each(['STORE', 'EXPUNGE'])(
    'that lost the process between applying a report and %s has it applied once',
    async (command) => {
      imap.messages.push(await report('postfix'));
      const hard = { source: 'mailbox', kind: 'hard' } as const;
      const count = async () => [
        await countOf(app, { ...hard, result: 'applied' }),
        await countOf(app, { ...hard, result: 'repeated' }),
      ];
      const [applied = 0, repeated = 0] = await count();
      imap.breakAt(command);
      await collect();
      expect(imap.messages).toHaveLength(1);
      expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
      imap.breakAt(null);
      await collect();
      expect(imap.messages).toEqual([]);
      expect(await count()).toEqual([applied + 1, repeated + 1]);
    },
  );

  it('is left to the next run after half a minute', async () => {
    const mailbox = createImapMailbox(imap.url, { clock: app.clock });
    const messages = ['One', 'Two', 'Three', 'Four'].map((text) => Buffer.from(text));
    imap.messages.push(...messages);
    await mailbox.collect(async () => app.clock.advance(10 * SECOND));
    expect(imap.messages).toEqual(messages.slice(3));
  });

  it.each(['LOGIN', 'SELECT', 'FETCH', 'STORE', 'EXPUNGE'])(
    'keeps its messages when the server goes away at %s, and the next run counts them once',
    async (command) => {
      imap.messages.push(await report('yahoo-arf'));
      imap.breakAt(command);
      await collect();
      expect(imap.messages).toHaveLength(1);
      expect(lines.join('')).toContain('"name":"mail.collect"');
      imap.breakAt(null);
      await collect();
      expect(imap.messages).toEqual([]);
      expect(await disabledOf(app, idOf(anna))).toEqual(['fbl']);
      expect(lines.join('')).not.toContain('secret');
      expect(lines.join('')).not.toContain(anna.email);
    },
  );

  it('is collected two hundred messages at a time', async () => {
    const messages = Array.from({ length: 201 }, (_, index) => Buffer.from(`Subject: ${index}\r\n\r\nHello`));
    imap.messages.push(...messages);
    await collect();
    expect(imap.messages).toEqual(messages.slice(200));
  });
});
