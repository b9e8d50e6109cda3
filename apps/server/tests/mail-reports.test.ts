import { MINUTE } from '@vela/domain/time';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReport } from '../src/adapters/mail-events/read-report';
import { MAX_REPORT_BYTES } from '../src/adapters/mail-events/report-bounds';
import { runCommand } from '../src/commands';
import { readConfig } from '../src/config';
import { mailIdOf } from '../src/mails/mail-references';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { countOf, disabledOf, messageIdOf, sendTo, sentTo } from './support/mail-events';
import { type Reported, reportMessage } from './support/mail-reports';
import { activePerson, type Person } from './support/people';

/** What a report says that names no mail of ours. */
const NOTHING = { returnPath: 'mail@vela.example', messageId: 'nothing@vela.example' };

let app: TestApp;
let anna: Person;
let mailId: string;
let reported: Reported;
beforeAll(async () => {
  app = await createTestApp({ env: { MAIL_BOUNCE_DOMAIN: 'bounces.vela.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  app.clock.advance(MINUTE);
  mailId = await sendTo(app, anna);
  const [mail] = await app.mails(anna.email);
  reported = {
    address: anna.email,
    returnPath: mail?.returnPath ?? '',
    messageId: messageIdOf(app.context, mailId).slice(1, -1),
  };
});

const disabled = () => disabledOf(app, idOf(anna));

/** Pipes a message into the command, as a mail server does, and has the server work on it. */
async function pipe(message: Uint8Array, args: readonly string[] = []): Promise<string[]> {
  const said: string[] = [];
  await runCommand(['mail-event', ...args], {
    readConfig: () => readConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir }),
    async *readInput() {
      for (let at = 0; at < message.length; at += 1000) yield message.subarray(at, at + 1000);
    },
    say: (text) => said.push(text),
  });
  await app.runJobs();
  return said;
}

describe('a report', () => {
  it.each([
    ['postfix', 'hard', ['bounce']],
    ['postfix-delayed', 'ignored', []],
    ['exim', 'hard', ['bounce']],
    ['gmail-full', 'soft', []],
    ['exchange', 'hard', ['bounce']],
    ['outlook-blocked', 'policy', []],
    ['yahoo-arf', 'complaint', ['fbl']],
    ['not-spam', 'ignored', []],
  ] as const)('like %s is %s and sets %j', async (name, kind, reasons) => {
    expect(await pipe(await reportMessage(name, reported))).toEqual([`A report of kind ${kind} is stored.`]);
    expect(await disabled()).toEqual(reasons);
    const outcome = (await sentTo(app, idOf(anna))).find(({ id }) => id === mailId)?.outcome;
    expect(outcome).toBe(kind === 'ignored' ? null : kind);
  });

  it.each(['postfix', 'exim', 'gmail-full', 'exchange', 'outlook-blocked', 'yahoo-arf'] as const)(
    'like %s names the mail by its bounce address alone, and by its Message-ID alone',
    async (name) => {
      for (const part of [
        { ...reported, messageId: NOTHING.messageId },
        { ...reported, returnPath: NOTHING.returnPath },
      ]) {
        const report = readReport(await reportMessage(name, part));
        const now = app.clock.now();
        const names = report?.references.map((reference) => mailIdOf(app.context, reference, now));
        expect(names?.filter((name) => name !== null)).toContain(mailId);
        expect(report?.address).toBeNull();
      }
    },
  );

  it('counts by the recipient that the mail server says it came to', async () => {
    await pipe(await reportMessage('postfix', { ...reported, ...NOTHING }), [reported.returnPath]);
    expect(await disabled()).toEqual(['bounce']);
  });

  it('counts once, however often it is brought', async () => {
    const message = await reportMessage('yahoo-arf', reported);
    await pipe(message);
    await app.call('updateNotifications', { jar: anna.jar, body: { mails: true } });
    await pipe(message);
    await pipe(Buffer.concat([message, Buffer.from('\r\n')]));
    expect(await disabled()).toEqual([]);
  });

  it('of a bounce address that has expired counts for nothing', async () => {
    app.clock.advance(32 * 24 * 60 * MINUTE);
    await pipe(await reportMessage('postfix', reported));
    expect(await disabled()).toEqual([]);
  });
});

describe('a message that anyone could have written', () => {
  const countUnknown = async (): Promise<number> => {
    const kinds = ['hard', 'complaint'] as const;
    const counts = kinds.map((kind) => countOf(app, { source: 'mailbox', kind, result: 'unknown' }));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };

  it.each(['postfix', 'exim', 'exchange', 'yahoo-arf'] as const)(
    'such as %s about a member’s address stops no mails without a name that this server signed',
    async (name) => {
      const before = await countUnknown();
      const forgeries = [
        {},
        { messageId: `${mailId}@vela.example` },
        { messageId: `${mailId}.${'0'.repeat(16)}@vela.example` },
        { returnPath: 'bounces+robin@bounces.vela.example' },
        { returnPath: `bounces+${'0'.repeat(52)}@bounces.vela.example` },
      ];
      for (const forgery of forgeries)
        await pipe(await reportMessage(name, { ...reported, ...NOTHING, ...forgery }));
      expect(await disabled()).toEqual([]);
      expect(await countUnknown()).toBe(before + forgeries.length);
    },
  );

  it('is no report because of its text or subject', async () => {
    expect(await pipe(await reportMessage('out-of-office', reported))).toEqual([
      'This is no report of a mail.',
    ]);
    expect(await disabled()).toEqual([]);
  });
});

describe('a hostile message', () => {
  const wrapped = (parts: string, head = '') =>
    Buffer.from(
      `To: <${reported.returnPath}>\r\n${head}MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n${parts}\r\n--b--\r\n`,
    );
  const status = (text: string) => `--b\r\nContent-Type: message/delivery-status\r\n\r\n${text}\r\n`;
  const FAILED =
    'Reporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; robin@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n';
  const RECIPIENT = '\r\nFinal-Recipient: rfc822; a@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n';
  const TEXT = `${'x'.repeat(998)}\r\n`.repeat(Math.ceil(MAX_REPORT_BYTES / 1000));
  const nested = (depth: number): string =>
    depth === 0
      ? status(FAILED)
      : `--b\r\nContent-Type: multipart/mixed; boundary=b${depth}\r\n\r\n${nested(depth - 1).replaceAll('--b\r', `--b${depth}\r`)}--b${depth}--\r\n`;

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['of zeros', () => Buffer.alloc(100_000)],
    ['of random bytes', () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
    [
      'without a body',
      () => Buffer.from('Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n'),
    ],
    ['without its status', () => wrapped('--b\r\nContent-Type: text/plain\r\n\r\nfailed')],
    ['with an empty status', () => wrapped(status(''))],
    ['with a status of one field', () => wrapped(status('Action'))],
    ['with a status without an action', () => wrapped(status('Status: 5.1.1\r\n\r\nStatus: 5.1.1'))],
    ['with its status beyond what is read', () => wrapped(`--b\r\n\r\n${TEXT}${status(FAILED)}`)],
    ['with headers of half a megabyte', () => wrapped(status(FAILED), `X: ${'x'.repeat(512 * 1024)}\r\n`)],
    ['with a line of a megabyte', () => wrapped(status(`${FAILED}X: ${' '.repeat(1024 * 1024)}x\r\n`))],
    ['nested nine deep', () => wrapped(nested(8))],
    ['nested a hundred deep', () => wrapped(nested(100))],
    ['of ten thousand recipients', () => wrapped(status(FAILED + RECIPIENT.repeat(10_000)))],
  ])('that is %s is no report, and accepted', async (_what, message) => {
    expect(await pipe(message())).toEqual(['This is no report of a mail.']);
    expect(await disabled()).toEqual([]);
  });

  it.each([
    [
      'in an unknown charset',
      () => wrapped(status(FAILED).replace('delivery-status', 'delivery-status; charset="x-\u0000-unknown"')),
    ],
    [
      'with bytes that are no text',
      () =>
        Buffer.concat([
          wrapped(status(FAILED)).subarray(0, -8),
          Buffer.from([0xff, 0xfe, 0, 0xc3]),
          Buffer.from('\r\n--b--\r\n'),
        ]),
    ],
    [
      'with its status in base64',
      () =>
        wrapped(
          `--b\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(FAILED).toString('base64')}\r\n`,
        ),
    ],
    ['of a thousand recipients', () => wrapped(status(FAILED + RECIPIENT.repeat(900)))],
    ['with a long line', () => wrapped(status(`${FAILED}Diagnostic-Code: ${' '.repeat(30_000)}x\r\n`))],
    ['nested seven deep', () => wrapped(nested(6))],
    [
      'with its status in quoted-printable',
      () =>
        wrapped(
          '--b\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nAction:=20fai=\r\nled=0D=0AStatus: 5.1.1\r\n',
        ),
    ],
    ['with a long mail at its end', () => wrapped(`${status(FAILED)}--b\r\n\r\n${TEXT.repeat(20)}`)],
    ['without its end', () => wrapped(status(FAILED)).subarray(0, -7)],
    [
      'with a thousand references',
      () => wrapped(status(FAILED), `References: ${'<a@example.com> '.repeat(1000)}\r\n`),
    ],
  ])('that is %s is read as far as it can be', async (_what, message) => {
    expect(await pipe(message(), [reported.returnPath])).toEqual(['A report of kind hard is stored.']);
    expect(await disabled()).toEqual(['bounce']);
  });

  it('of any bytes is read or not, and never a fault', async () => {
    const start = wrapped(status(FAILED));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(start.length - 1), fc.nat(255)), { maxLength: 20 }),
        async (changes) => {
          const message = Buffer.from(start);
          for (const [at, byte] of changes) message[at] = byte;
          const report = readReport(message);
          expect(report === null || report.address === null).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the command', () => {
  it('queues what may name a mail, and no address of the report', async () => {
    await pipe(await reportMessage('postfix', reported));
    const { rows } = await sql<{ data: string }>`
      select data::text as data from jobs.job where name = 'mail.report' order by created_on desc limit 1`.execute(
      app.db,
    );
    expect(rows[0]?.data).toContain(mailId);
    expect(rows[0]?.data).not.toMatch(/example\.(com|net|org)|robin/);
  });

  it('asks the mail server to come again where the report can’t be stored', async () => {
    const message = await reportMessage('postfix', reported);
    const failing = runCommand(['mail-event'], {
      readConfig: () =>
        readConfig({
          DATABASE_URL: 'postgres://127.0.0.1:1/none',
          DATA_DIR: app.config.dataDir,
        }),
      async *readInput() {
        yield message;
      },
      say: () => {},
    });
    await expect(failing).rejects.toMatchObject({ name: 'OperatorError', exitCode: 75 });
  });
});
