import { MINUTE, SECOND } from '@vela/domain/time';
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

  it('is rid of a message that can’t be handled, and the next run reads the others', async () => {
    const mailbox = createImapMailbox(imap.url, { clock: app.clock });
    imap.messages.push(Buffer.from('Hello'), await report('postfix'));
    const fault = new Error('out of order');
    await expect(mailbox.collect(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(imap.messages).toHaveLength(1);
    await collect();
    expect(imap.messages).toEqual([]);
    expect(await disabledOf(app, idOf(anna))).toEqual(['bounce']);
  });

  it('has a message deleted before it is handled', async () => {
    const mailbox = createImapMailbox(imap.url, { clock: app.clock });
    imap.messages.push(Buffer.from('One'), Buffer.from('Two'));
    const left: number[] = [];
    await mailbox.collect(async () => void left.push(imap.messages.length));
    expect(left).toEqual([1, 0]);
  });

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
