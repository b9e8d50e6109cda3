import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushOutcome } from '../src/adapters/push/push';
import { createLogger } from '../src/log';
import { sendPushes } from '../src/push/send-pushes';

import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

const silentLog = createLogger({ level: 'silent' });

let app: TestApp;
let anna: Person;
let ben: Person;
const told: string[] = [];
let outcome: PushOutcome = 'sent';
const push = {
  send: async (endpoint: string) => {
    told.push(endpoint);
    return outcome;
  },
};

beforeAll(async () => {
  app = await createTestApp({ push });
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  ben = await activePerson(app);
  outcome = 'sent';
  told.length = 0;
});

let count = 0;
const newEndpoint = () => `https://fcm.googleapis.com/fcm/send/${(count += 1)}`;

const subscribe = (who: Person, endpoint: string) =>
  app.call('subscribePush', { jar: who.jar, body: { subscription: { endpoint } } });

const like = (from: Person, to: Person) =>
  app.call('likeMember', { jar: from.jar, body: { profile_id: to.user.id } });

/** What a minute brings. */
async function nextMinute(): Promise<string[]> {
  told.length = 0;
  await sendPushes({ db: app.db, push, clock: app.clock, log: silentLog });
  return [...told];
}

describe('a subscription', () => {
  it('is told once of what happens from then on', async () => {
    const endpoint = newEndpoint();
    await like(ben, anna);
    expect((await subscribe(anna, endpoint)).status).toBe(204);
    expect(await nextMinute()).toEqual([]);
    const carl = await activePerson(app);
    await like(carl, anna);
    expect(await nextMinute()).toEqual([endpoint]);
    expect(await nextMinute()).toEqual([]);
  });

  it('is told of what others wrote, not of one’s own words', async () => {
    const [ofAnna, ofBen] = [newEndpoint(), newEndpoint()];
    await subscribe(anna, ofAnna);
    await subscribe(ben, ofBen);
    await app.call('sendMessage', {
      jar: ben.jar,
      body: { client_id: 'push-1', profile_id: anna.user.id, type: 'text', text: 'Hello' },
    });
    expect(await nextMinute()).toEqual([ofAnna]);
  });

  it('is told again where its service gave no good answer, and forgotten where it is gone', async () => {
    const endpoint = newEndpoint();
    await subscribe(anna, endpoint);
    await like(ben, anna);
    outcome = 'failed';
    expect(await nextMinute()).toEqual([endpoint]);
    outcome = 'gone';
    expect(await nextMinute()).toEqual([endpoint]);
    outcome = 'sent';
    const carl = await activePerson(app);
    await like(carl, anna);
    expect(await nextMinute()).toEqual([]);
  });

  it('said again loses nothing that was not told yet', async () => {
    const endpoint = newEndpoint();
    await subscribe(anna, endpoint);
    await like(ben, anna);
    await subscribe(anna, endpoint);
    expect(await nextMinute()).toEqual([endpoint]);
  });

  it('ends with the log-in that it came from', async () => {
    await subscribe(anna, newEndpoint());
    await app.call('logOut', { jar: anna.jar });
    await like(ben, anna);
    expect(await nextMinute()).toEqual([]);
  });

  it('of a browser belongs to who logged in there last', async () => {
    const endpoint = newEndpoint();
    await subscribe(anna, endpoint);
    await subscribe(ben, endpoint);
    const carl = await activePerson(app);
    await like(carl, anna);
    expect(await nextMinute()).toEqual([]);
    await like(carl, ben);
    expect(await nextMinute()).toEqual([endpoint]);
  });

  it('is refused for an address that is no push service’s', async () => {
    for (const endpoint of ['https://127.0.0.1/a', 'http://fcm.googleapis.com/a', 'nonsense'])
      expect((await subscribe(anna, endpoint)).error.code).toBe('invalid_subscription');
  });

  it('is refused by a site that sends none', async () => {
    const without = await createTestApp();
    const person = await activePerson(without);
    const { error } = await without.call('subscribePush', {
      jar: person.jar,
      body: { subscription: { endpoint: newEndpoint() } },
    });
    expect(error.code).toBe('invalid_subscription');
    await without.close();
  });
});

it('logging in goes on at the path without that query', async () => {
  const { error } = await app.call('logIn', { body: { email: 'nobody@example.com', password: 'wrong' } });
  expect(error.code).toBe('login_failed');
});
