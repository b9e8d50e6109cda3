import { describe, expect, test } from 'vitest';
import {
  isPushAvailable,
  SERVICE_WORKER_PATH,
  SERVICE_WORKER_VERSION,
  pushStateOf,
  RELOADED_BY_PUSH,
  sendsSubscription,
  type PushState,
} from '.';

describe('pushStateOf', () => {
  test.each([
    [{ capable: false, permission: 'default', subscribed: false }, 'incapable'],
    [{ capable: false, permission: 'granted', subscribed: true }, 'incapable'],
    [{ capable: true, permission: 'default', subscribed: false }, 'unknown'],
    [{ capable: true, permission: 'granted', subscribed: false }, 'unknown'],
    [{ capable: true, permission: 'granted', subscribed: true }, 'subscribed'],
    [{ capable: true, permission: 'denied', subscribed: false }, 'denied'],
    [{ capable: true, permission: 'denied', subscribed: true }, 'denied'],
  ] as const)('of %j is %s', (facts, state) => {
    expect(pushStateOf(facts)).toBe(state);
  });
});

const STATES: PushState[] = ['incapable', 'unknown', 'subscribed', 'denied'];

test('only where nobody decided yet there is something to ask', () => {
  expect(STATES.filter(isPushAvailable)).toEqual(['unknown']);
});

test('only the subscription of someone logged in goes to an account', () => {
  expect(STATES.filter((state) => sendsSubscription(state, { loggedIn: true }))).toEqual(['subscribed']);
  expect(STATES.filter((state) => sendsSubscription(state, { loggedIn: false }))).toEqual([]);
});

test('a push message has chats and likes loaded, by the second service worker', () => {
  expect([...RELOADED_BY_PUSH, SERVICE_WORKER_VERSION]).toEqual(['chats', 'likes', 2]);
});

test('the service worker has its version in its name, and the whole site below it', () => {
  expect(SERVICE_WORKER_PATH).toBe('/service-worker-2.js');
});
