import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from './fuzz/hostile-values';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import {
  disabledOf,
  GENERIC_SECRET,
  genericEvent,
  messageIdOf,
  postGeneric,
  sendTo,
  sentTo,
} from './support/mail-events';
import { activePerson, type Person } from './support/people';

const POSTMARK_SECRET = 'a secret of the webhooks of Postmark, of the tests';

let app: TestApp;
let anna: Person;
let mailId: string;
beforeAll(async () => {
  app = await createTestApp({
    env: { MAIL_EVENTS_SECRET: GENERIC_SECRET, POSTMARK_WEBHOOK_SECRET: POSTMARK_SECRET },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  app.clock.advance(MINUTE);
  mailId = await sendTo(app, anna);
});

const disabled = () => disabledOf(app, idOf(anna));
const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code ?? response.status;
const post = (provider: string, body: string, headers: Record<string, string> = {}) =>
  app.fetch(`/api/mail-events/${provider}`, { method: 'POST', body, headers });

describe('a provider', () => {
  it.each(['ses', 'mailbox', 'smtp', 'unknown', 'constructor', '__proto__', '%00', 'x'.repeat(2000)])(
    '%j that is not set up is not found',
    async (provider) => {
      expect((await post(provider, '{}')).status).toBeGreaterThanOrEqual(400);
      expect((await post(provider, '{}')).status).toBeLessThan(500);
    },
  );

  it('that is not set up is not there at all', async () => {
    const bare = await createTestApp();
    for (const provider of ['generic', 'postmark', 'ses']) {
      const response = await bare.fetch(`/api/mail-events/${provider}`, { method: 'POST', body: '{}' });
      expect(await codeOf(response)).toBe('not_found');
    }
    await bare.close();
  });
});

describe('the generic webhook', () => {
  const body = () => ({ events: [genericEvent({ message_id: messageIdOf(app.context, mailId) })] });

  it.each([
    ['of another secret', { secret: 'another secret, which is long enough, too' }],
    ['of six minutes ago', { agoMs: 6 * MINUTE }],
    ['of six minutes ahead', { agoMs: -6 * MINUTE }],
  ])(
    '%s is forbidden, and nothing happens',
    async (_what, { secret, agoMs = 0 }: { secret?: string; agoMs?: number }) => {
      const at = new Date(app.clock.now().getTime() - agoMs);
      const response = await postGeneric(app, body(), { ...(secret !== undefined && { secret }), at });
      expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden']);
      expect(await disabled()).toEqual([]);
    },
  );

  it('that is rejected is counted by its reason', async () => {
    const countOf = async (reason: string) => {
      const text = await app.context.metrics.read();
      const start = `vela_mail_reports_rejected_total{source="generic",reason="${reason}"}`;
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1) ?? 0,
      );
    };
    const before = await Promise.all(['signature', 'malformed'].map(countOf));
    await post('generic', '{}');
    await postGeneric(app, '{}');
    const after = await Promise.all(['signature', 'malformed'].map(countOf));
    expect(after).toEqual(before.map((count) => count + 1));
  });

  it('without a signature is forbidden, whatever it says', async () => {
    for (const text of [
      '',
      '{}',
      '{',
      JSON.stringify(body()),
      ...HOSTILE_TEXTS.filter((one) => one.isWellFormed()),
    ])
      expect(await codeOf(await post('generic', text))).toBe('forbidden');
  });

  it.each([
    { 'x-timestamp': '' },
    { 'x-timestamp': 'now', 'x-signature': 'sha256=' },
    { 'x-timestamp': '99999999999999999999', 'x-signature': 'sha256=0' },
    { 'x-signature': 'é' },
  ])('with the headers %j is forbidden', async (headers) => {
    expect(await codeOf(await post('generic', JSON.stringify(body()), headers))).toBe('forbidden');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"events":{}}',
    '{"events":[]}',
    '{"events":[null]}',
    `{"events":[${'{"id":"x","type":"bounce"},'.repeat(100)}{"id":"x","type":"bounce"}]}`,
    '{"events":[{"id":"x","type":"explosion"}]}',
    '{"events":[{"id":"","type":"bounce"}]}',
    `{"events":[{"id":"${'x'.repeat(201)}","type":"bounce"}]}`,
    '['.repeat(20_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ])('that is signed and malformed is invalid', async (text) => {
    expect(await codeOf(await postGeneric(app, text))).toBe('invalid_input');
  });

  it('that is too large is rejected before it is read', async () => {
    const text = JSON.stringify({ events: [genericEvent({ recipient: 'x'.repeat(256 * 1024) })] });
    expect(await codeOf(await postGeneric(app, text))).toBe('too_large');
  });

  it('with hostile texts is never a fault of ours', async () => {
    const texts = HOSTILE_TEXTS.filter((text) => text.length < 200);
    for (const text of texts) {
      const event = { id: text || 'x', message_id: text, recipient: text, status: text.slice(0, 20) };
      const response = await postGeneric(app, { events: [genericEvent(event)] });
      expect([200, 400]).toContain(response.status);
    }
    const escaped = '{"events":[{"id":"a\\u0000b","type":"bounce","recipient":"\\ud800@x\\u0000.com"}]}';
    expect((await postGeneric(app, escaped)).status).toBe(200);
    expect(await disabled()).toEqual([]);
  });

  it('may be of a hundred events', async () => {
    const events = Array.from({ length: 100 }, () => genericEvent({ recipient: anna.email, bounce: 'soft' }));
    expect((await postGeneric(app, { events })).status).toBe(200);
    // All of them are of one mail.
    expect(await disabled()).toEqual([]);
  });
});

describe('the webhook of Postmark', () => {
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
  });
  const own = { 'x-webhook-secret': POSTMARK_SECRET };
  const metadata = () => messageIdOf(app.context, mailId).slice(1).split('@')[0];
  // As Postmark writes them, but for the people in them.
  const bounce = (change: object = {}) => ({
    RecordType: 'Bounce',
    MessageStream: 'outbound',
    ID: 692_560_173,
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    Tag: '',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    Metadata: { mail: metadata() },
    ServerID: 23,
    Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
    Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
    Email: 'somebody@example.com',
    From: 'mail@vela.example',
    BouncedAt: '2026-06-01T11:59:00.0000000Z',
    DumpAvailable: true,
    Inactive: true,
    CanActivate: true,
    Subject: 'Confirm your address',
    ...change,
  });
  const delivery = () => ({
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    Recipient: anna.email,
    DeliveredAt: '2026-06-01T11:59:00Z',
    Details: '250 OK',
    Tag: '',
    ServerID: 23,
    Metadata: { mail: metadata() },
    RecordType: 'Delivery',
    MessageStream: 'outbound',
  });
  const change = (fields: object = {}) => ({
    RecordType: 'SubscriptionChange',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    ServerID: 23,
    MessageStream: 'outbound',
    ChangedAt: '2026-06-01T11:59:00Z',
    Recipient: anna.email,
    Origin: 'Recipient',
    SuppressSending: true,
    SuppressionReason: 'ManualSuppression',
    Tag: '',
    Metadata: {},
    ...fields,
  });

  it.each([
    {},
    basic('wrong'),
    basic(''),
    { 'x-webhook-secret': '' },
    { authorization: 'Basic' },
    { authorization: `Bearer ${POSTMARK_SECRET}` },
  ])('with %j is forbidden, and nothing happens', async (headers) => {
    const response = await post('postmark', JSON.stringify(bounce()), headers);
    expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden']);
    expect(await disabled()).toEqual([]);
  });

  it.each([
    ['a hard bounce', () => bounce(), ['bounce']],
    ['a soft bounce', () => bounce({ Type: 'SoftBounce', TypeCode: 4096 }), []],
    ['an out-of-office reply', () => bounce({ Type: 'AutoResponder', TypeCode: 2 }), []],
    ['a complaint', () => bounce({ RecordType: 'SpamComplaint', Type: 'SpamComplaint' }), ['fbl']],
    ['a suppression by the receiver', () => change(), ['listunsubscribe']],
    ['a suppression after a bounce', () => change({ SuppressionReason: 'HardBounce' }), []],
    ['the end of a suppression', () => change({ SuppressSending: false, SuppressionReason: null }), []],
    ['an opened mail', () => ({ RecordType: 'Open', Recipient: anna.email }), []],
    [
      'a bounce of a mail without our reference',
      () => bounce({ Metadata: {}, Email: anna.email }),
      ['bounce'],
    ],
    ['a bounce without metadata', () => bounce({ Metadata: null, Email: anna.email }), ['bounce']],
  ] as const)('of %s sets what it says', async (_what, report, reasons) => {
    for (const headers of [own, basic(POSTMARK_SECRET)])
      expect((await post('postmark', JSON.stringify(report()), headers)).status).toBe(200);
    expect(await disabled()).toEqual(reasons);
  });

  it('of a delivery is stored', async () => {
    expect((await post('postmark', JSON.stringify(delivery()), own)).status).toBe(200);
    expect((await sentTo(app, idOf(anna))).find(({ id }) => id === mailId)?.outcome).toBe('delivered');
  });

  it('of a mail carries our reference back', async () => {
    const [mail] = await app.mails(anna.email);
    expect(mail?.headers?.['X-PM-Metadata-mail']).toBe(metadata());
  });

  it.each([
    '',
    '[]',
    '{}',
    '{"RecordType":1}',
    '{"RecordType":"Bounce","Metadata":{"mail":1}}',
    '{"RecordType":"Bounce","ID":{}}',
  ])('with the body %j is invalid', async (text) => {
    expect(await codeOf(await post('postmark', text, own))).toBe('invalid_input');
  });
});
