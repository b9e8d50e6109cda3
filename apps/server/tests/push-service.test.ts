import { createPublicKey, verify } from 'node:crypto';
import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWebPush } from '../src/adapters/push/web-push';
import { createLogger } from '../src/core/log';
import { sendPushes } from '../src/push/send-pushes';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, saveLike } from './support/liking';
import { activePerson, type Person } from './support/people';
import { startPushService, type PushService } from './support/push-service';
import { newSubscription } from './support/pushing';
import { premiumPerson, say } from './support/talk';

const VAPID = {
  publicKey: 'BPzhALJR3eECaklJ43y2DZL4F1wGTsq-ymaiBqMA-ZAuObzvbbXX5ZofvpnjcRiG-5eaHywL2T4Zjw0zIJBkDc4',
  privateKey: 'UCBl8uEvFcdgHSgyisQgoyfJ91eL0dhYq6Zc99lKwvc',
  subject: 'mailto:push@vela.example',
};

let service: PushService;
let app: TestApp;
let anna: Person;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({
    env: {
      VAPID_PUBLIC_KEY: VAPID.publicKey,
      VAPID_PRIVATE_KEY: VAPID.privateKey,
      VAPID_SUBJECT: VAPID.subject,
    },
    push: { send: async () => 'sent' },
  });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  service.messages.length = 0;
  service.answer(201);
  anna = await activePerson(app);
});

/** What the service is given when the job runs a minute later. */
async function nextMinute(): Promise<typeof service.messages> {
  app.clock.advance(MINUTE);
  const push = createWebPush(VAPID, { clock: app.clock, fetch: service.fetch });
  await sendPushes({ db: app.db, push, clock: app.clock, log: createLogger({ level: 'silent' }) });
  return service.messages.splice(0);
}

const like = async () => saveLike(app, { by: await activePerson(app), liked: anna });

it('a service is given an empty message that the key proves which the site’s settings give', async () => {
  const endpoint = new URL(await newSubscription(app, anna));
  await like();
  const [message, ...others] = await nextMinute();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ path: endpoint.pathname, ttl: '28800', topic: 'news', length: 0 });

  const key = (await app.call('getSettings', {})).result.push_public_key ?? '';
  const [, token = '', sentKey] = /^vapid t=(\S+), k=(\S+)$/.exec(message?.authorization ?? '') ?? [];
  expect(sentKey).toBe(key);
  expect(isSignedBy(key, token)).toBe(true);
  expect(isSignedBy(key, token.replace('.', '.e'))).toBe(false);
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: endpoint.origin, sub: VAPID.subject });
});

it.each([
  ['22:00', '1740'],
  ['06:00', '28800'],
])(
  'a service stores a message until the quiet hours begin at %s, for %s seconds at most',
  async (from, ttl) => {
    await newSubscription(app, anna);
    const [hour = 0, minute = 0] = from.split(':').map(Number);
    const quietHours = { from: hour * 60 + minute, to: 8 * 60, time_zone: 'UTC' };
    await app.call('updateNotifications', { jar: anna.jar, body: { quiet_hours: quietHours } });
    const now = app.clock.now();
    const evening = new Date(now);
    evening.setUTCHours(21, 30, 0, 0);
    app.clock.advance((evening.getTime() - now.getTime() + DAY) % DAY);
    await like();
    expect(await nextMinute()).toMatchObject([{ ttl, topic: 'news', length: 0 }]);
  },
);

it('two messages to a browser that is off are one, whatever they are about', async () => {
  await newSubscription(app, anna);
  await like();
  const [first] = await nextMinute();
  await say(app, await premiumPerson(app), { profile_id: idOf(anna) });
  const [second] = await nextMinute();
  expect([first?.topic, second?.topic]).toEqual(['news', 'news']);
  // What is about a new conversation is news for as long as a like.
  expect([first?.ttl, second?.ttl]).toEqual(['28800', '28800']);
});

it('a browser whose person turned them off is deleted once its service says so', async () => {
  await newSubscription(app, anna);
  await like();
  service.answer(410);
  expect(await nextMinute()).toHaveLength(1);
  service.answer(201);
  await like();
  expect(await nextMinute()).toEqual([]);
});

it('a service that fails is given the message again', async () => {
  await newSubscription(app, anna);
  await like();
  service.answer(503);
  expect(await nextMinute()).toHaveLength(1);
  service.answer(201);
  expect(await nextMinute()).toHaveLength(1);
  expect(await nextMinute()).toEqual([]);
});

/** Whether a token (JWS, compact) is signed by the pair of this public key. */
function isSignedBy(publicKey: string, token: string): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const [head, claims, signature = ''] = token.split('.');
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
