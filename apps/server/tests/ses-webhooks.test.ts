import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { disabledOf, messageIdOf, sendTo, sentTo } from './support/mail-events';
import { activePerson, type Person } from './support/people';
import { CERTIFICATE_URL, createTestSns, TOPIC } from './support/sns';

const sns = createTestSns();
const expired = createTestSns({ validTo: '20250101000000Z' });
const SUBSCRIBE = `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=2336412f37`;

let app: TestApp;
let anna: Person;
let mailId: string;
let answer: (url: string) => string;
const fetched: string[] = [];
beforeAll(async () => {
  app = await createTestApp({
    env: { SES_TOPIC_ARN: TOPIC },
    fetchText: async (url) => {
      fetched.push(url);
      return answer(url);
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  fetched.length = 0;
  answer = () => sns.certificate;
  anna = await activePerson(app);
  app.clock.advance(MINUTE);
  mailId = await sendTo(app, anna);
});

const disabled = () => disabledOf(app, idOf(anna));
const post = (message: Record<string, unknown>) =>
  app.fetch('/api/mail-events/ses', {
    method: 'POST',
    body: JSON.stringify({ Timestamp: app.clock.now().toISOString(), ...message }),
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  });
const signed = (change: Record<string, unknown> = {}) =>
  sns.message({ Timestamp: app.clock.now().toISOString(), Message: JSON.stringify(bounce()), ...change });
const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code ?? response.status;

// As SES writes them, but for the people in them.
const mail = () => ({
  timestamp: '2026-06-01T11:58:00.000Z',
  source: 'mail@vela.example',
  messageId: '0102018f0e4c7b5a-00000138-111122223333-000000',
  destination: [anna.email],
  headersTruncated: false,
  headers: [
    { name: 'From', value: 'Vela <mail@vela.example>' },
    { name: 'Message-ID', value: messageIdOf(app.context, mailId) },
  ],
  commonHeaders: { from: ['Vela <mail@vela.example>'], subject: 'Confirm your address' },
});
const bounce = (type = 'Permanent', subtype = 'General') => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: type,
    bounceSubType: subtype,
    bouncedRecipients: [
      {
        emailAddress: anna.email,
        status: '5.1.1',
        action: 'failed',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      },
    ],
    timestamp: '2026-06-01T11:59:00.000Z',
    feedbackId: '0102018f0e4c7b5a-00000000-0000-0000-0000-000000000000-000000',
    remoteMtaIp: '192.0.2.17',
    reportingMTA: 'dsn; a4-17.smtp-out.eu-west-1.amazonses.com',
  },
  mail: mail(),
});
const complaint = (type: string | null) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress: anna.email }],
    timestamp: '2026-06-01T11:59:00.000Z',
    feedbackId: '0102018f0e4c7b5a-00000000-0000-0000-0000-000000000001-000000',
    userAgent: 'Yahoo!-Mail-Feedback/2.0',
    complaintFeedbackType: type,
  },
  mail: mail(),
});
const delivery = () => ({
  eventType: 'Delivery',
  mail: mail(),
  delivery: {
    timestamp: '2026-06-01T11:59:00.000Z',
    processingTimeMillis: 546,
    recipients: [anna.email],
    smtpResponse: '250 ok:  Message 64111812 accepted',
  },
});

describe('a notification of SES', () => {
  it.each([
    ['a permanent bounce', () => bounce(), ['bounce']],
    ['a full mailbox', () => bounce('Transient', 'MailboxFull'), []],
    ['a rejection of the content', () => bounce('Transient', 'ContentRejected'), []],
    ['a complaint', () => complaint('abuse'), ['fbl']],
    ['a complaint without a type', () => complaint(null), ['fbl']],
    ['a mail that was taken out of the spam', () => complaint('not-spam'), []],
    ['a delay', () => ({ eventType: 'DeliveryDelay', mail: mail(), deliveryDelay: {} }), []],
    ['a bounce without details', () => ({ eventType: 'Bounce', mail: mail() }), []],
  ] as const)('of %s sets what it says', async (_what, report, reasons) => {
    const response = await post(signed({ Message: JSON.stringify(report()) }));
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(await disabled()).toEqual(reasons);
  });

  it('of a delivery is stored', async () => {
    expect((await post(signed({ Message: JSON.stringify(delivery()) }))).status).toBe(200);
    expect((await sentTo(app, idOf(anna))).find(({ id }) => id === mailId)?.outcome).toBe('delivered');
  });

  it('without the headers of the mail counts by its recipient', async () => {
    const report = { ...bounce(), mail: { ...mail(), headers: undefined } };
    expect((await post(signed({ Message: JSON.stringify(report) }))).status).toBe(200);
    expect(await disabled()).toEqual(['bounce']);
  });

  it('may be signed by the older version of signatures, and have a subject', async () => {
    expect((await post(signed({ SignatureVersion: '1', Subject: 'Notification' }))).status).toBe(200);
    expect(await disabled()).toEqual(['bounce']);
  });

  it('has its certificate loaded once', async () => {
    const own = await createTestApp({
      env: { SES_TOPIC_ARN: TOPIC },
      fetchText: async (url) => {
        fetched.push(url);
        return sns.certificate;
      },
    });
    for (let time = 0; time < 3; time += 1) {
      const message = sns.message({ Message: JSON.stringify(bounce()) });
      const response = await own.fetch('/api/mail-events/ses', {
        method: 'POST',
        body: JSON.stringify(message),
      });
      expect(response.status).toBe(200);
    }
    expect(fetched).toEqual([CERTIFICATE_URL]);
    await own.close();
  });
});

describe('a message that SNS did not sign for this topic', () => {
  it.each([
    ['changed after it was signed', () => ({ ...signed(), Message: JSON.stringify(complaint('abuse')) })],
    ['without a signature', () => ({ ...signed(), Signature: '' })],
    ['signed by another key', () => createTestSns().message({ Timestamp: app.clock.now().toISOString() })],
    ['of another topic', () => signed({ TopicArn: `${TOPIC}-of-somebody` })],
    [
      'of two days ago',
      () => signed({ Timestamp: new Date(app.clock.now().getTime() - 2 * DAY).toISOString() }),
    ],
    ['of tomorrow', () => signed({ Timestamp: new Date(app.clock.now().getTime() + DAY).toISOString() })],
    ['of no time', () => signed({ Timestamp: 'soon' })],
    ['of another type', () => signed({ Type: 'Unknown' })],
  ])('%s is forbidden', async (_what, message) => {
    const response = await post(message());
    expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden']);
    expect(await disabled()).toEqual([]);
  });

  it.each([
    CERTIFICATE_URL.replace('https:', 'http:'),
    CERTIFICATE_URL.replace('sns.eu-west-1.amazonaws.com', 'sns.eu-west-1.amazonaws.com.example.com'),
    CERTIFICATE_URL.replace('sns.', 'mine.s3.'),
    CERTIFICATE_URL.replace('sns.', 'sns.eu-west-1.amazonaws.com@example.com/'),
    CERTIFICATE_URL.replace('sns.', 'user@sns.'),
    CERTIFICATE_URL.replace('.com/', '.com:8443/'),
    CERTIFICATE_URL.replace('.com/', '.com/other/'),
    CERTIFICATE_URL.replace('.pem', ''),
    'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription.pem',
    'file:///etc/passwd',
    'not an address',
    '',
  ])('with its certificate at %j is forbidden, and nothing is loaded', async (SigningCertURL) => {
    expect(await codeOf(await post(signed({ SigningCertURL })))).toBe('forbidden');
    expect(fetched).toEqual([]);
  });

  it.each([
    ['that-has-expired', () => expired.certificate, 'forbidden'],
    ['that-is-none', () => 'Hello', 'forbidden'],
    [
      'that-cannot-be-had',
      () => {
        throw new Error('unreachable');
      },
      'busy',
    ],
  ])('with a certificate %s is rejected', async (what, given, code) => {
    answer = given;
    const SigningCertURL = CERTIFICATE_URL.replace('0'.repeat(32), what);
    expect(await codeOf(await post(signed({ SigningCertURL })))).toBe(code);
    expect(await disabled()).toEqual([]);
  });

  it.each(['', 'null', '[]', '{}', '{', '"x"'])('but says %j is forbidden', async (body) => {
    const response = await app.fetch('/api/mail-events/ses', { method: 'POST', body });
    expect(await codeOf(response)).toBe('forbidden');
  });
});

describe('a message that SNS signed', () => {
  it.each([
    '',
    'null',
    '{}',
    '{"mail":{}}',
    '{"notificationType":"Bounce","mail":{"messageId":"x"},"bounce":{}}',
  ])('with the notification %j is invalid', async (Message) => {
    expect(await codeOf(await post(signed({ Message })))).toBe('invalid_input');
  });

  const confirmation = (change: Record<string, unknown> = {}) =>
    signed({
      Type: 'SubscriptionConfirmation',
      Token: '2336412f37',
      Message: 'You have chosen to subscribe to the topic.',
      SubscribeURL: SUBSCRIBE,
      ...change,
    });

  it('confirms the subscription of the topic, and of no other', async () => {
    expect((await post(confirmation())).status).toBe(200);
    expect(fetched.at(-1)).toBe(SUBSCRIBE);
    fetched.length = 0;
    expect(await codeOf(await post(confirmation({ TopicArn: `${TOPIC}-of-somebody` })))).toBe('forbidden');
    expect(fetched).toEqual([]);
  });

  it('confirms nothing at an address that is not of SNS, and again where it could not be reached', async () => {
    await post(confirmation());
    fetched.length = 0;
    expect(await codeOf(await post(confirmation({ SubscribeURL: 'https://example.com/' })))).toBe(
      'invalid_input',
    );
    expect(await codeOf(await post(confirmation({ SubscribeURL: undefined })))).toBe('invalid_input');
    expect(fetched).toEqual([]);
    answer = () => {
      throw new Error('unreachable');
    };
    expect(await codeOf(await post(confirmation()))).toBe('busy');
  });

  it('says that a subscription ended, and nothing happens', async () => {
    await post(signed());
    fetched.length = 0;
    expect((await post(confirmation({ Type: 'UnsubscribeConfirmation' }))).status).toBe(200);
    expect(fetched).toEqual([]);
  });
});
