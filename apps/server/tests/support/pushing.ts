import { MINUTE } from '@vela/domain/time';
import type { PushResult } from '../../src/core/push-port';
import { createLogger } from '../../src/core/log';
import { sendPushes } from '../../src/push/send-pushes';
import type { TestApp } from './create-test-app';
import type { Person } from './people';

const silentLog = createLogger({ level: 'silent' });

let count = 0;
export const newEndpoint = () => `https://fcm.googleapis.com/fcm/send/${(count += 1)}`;

export const subscribe = (app: TestApp, who: Person, endpoint: string) =>
  app.call('subscribePush', { jar: who.jar, body: { subscription: { endpoint } } });

/** Makes the browser that someone is logged in with remove its subscription. */
export const unsubscribe = (app: TestApp, who: Pick<Person, 'jar'>) =>
  app.call('subscribePush', { jar: who.jar, body: { subscription: null } });

/** Subscribes someone’s browser; returns its address. */
export async function newSubscription(app: TestApp, who: Person): Promise<string> {
  const endpoint = newEndpoint();
  await subscribe(app, who, endpoint);
  return endpoint;
}

/** Runs the job once, with the given answer from each service; returns the notified endpoints. */
export async function runPushes(
  app: TestApp,
  answer: (endpoint: string) => PushResult | Promise<PushResult> = () => 'sent',
): Promise<string[]> {
  const notified: string[] = [];
  const push = {
    send: async (endpoint: string) => {
      notified.push(endpoint);
      return answer(endpoint);
    },
  };
  await sendPushes({ db: app.db, push, clock: app.clock, log: silentLog });
  return notified.toSorted();
}

/** A service that keeps the job waiting for its answer, from when it has `begun` until that is released. */
export function slowService<Outcome extends PushResult = 'sent'>() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<Outcome>();
  const answer = () => {
    begin();
    return released;
  };
  return { answer, begun, release };
}

/** Sends the push messages that are due a minute later. */
export function nextMinute(app: TestApp, answer?: (endpoint: string) => PushResult): Promise<string[]> {
  app.clock.advance(MINUTE);
  return runPushes(app, answer);
}

/** The endpoints of all subscriptions. */
export async function storedEndpoints(app: TestApp): Promise<string[]> {
  const rows = await app.db.selectFrom('push_subscriptions').select('endpoint').execute();
  return rows.map(({ endpoint }) => endpoint);
}
