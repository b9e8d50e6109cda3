import { QueryClient } from '@tanstack/query-core';
import { updateNotifications } from '@vela/contract/endpoints/update-notifications';
import { RELOADED_BY_PUSH } from '@vela/domain/push';
import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../testing';
import { chatsQueryOptions } from './chats';
import { companyQueryOptions } from './company';
import { interestsQueryOptions } from './interests';
import { likesQueryOptions } from './likes';
import { notificationsQueryOptions } from './notifications';
import { packagesQueryOptions } from './packages';
import { regionsQueryOptions } from './regions';
import { settingsQueryOptions } from './settings';
import { nameCheckQueryOptions } from './signup-check';
import { userQueryOptions } from './user';

/** A query client over a site of its own. */
function setUp() {
  const fake = createFakeApi();
  return { ...fake, client: new QueryClient() };
}

describe('query options', () => {
  test('load and keep the user under a key that knows its data', async () => {
    const { api, client } = setUp();
    const options = userQueryOptions(api);
    expect(await client.fetchQuery(options)).toEqual({ user: null });
    expect(client.getQueryData(options.queryKey)?.user).toBeNull();
  });

  test('load what a deployment never changes once', async () => {
    const { api, client, calls } = setUp();
    for (const _ of ['first', 'second']) {
      await client.fetchQuery(settingsQueryOptions(api));
      await client.fetchQuery(interestsQueryOptions(api));
      await client.fetchQuery(companyQueryOptions(api));
    }
    expect(calls.map(({ id }) => id)).toEqual(['getSettings', 'listInterests', 'getCompanyInfo']);
  });

  test('load the notifications as they were last changed', async () => {
    const { api, client } = setUp();
    await api.call(updateNotifications, { preferences: { like: { mail: false } } });
    const { preferences } = await client.fetchQuery(notificationsQueryOptions(api));
    expect(preferences.like).toEqual({ mail: false, push: true });
  });

  test('ask for the user each time', async () => {
    const { api, client, calls } = setUp();
    await client.fetchQuery(userQueryOptions(api));
    await client.fetchQuery(userQueryOptions(api));
    expect(calls).toHaveLength(2);
  });

  test('have the keys by which a pushed message has them loaded', () => {
    const { api } = setUp();
    const keys = [chatsQueryOptions(api), likesQueryOptions(api)].map(({ queryKey }) => queryKey[0]);
    expect(keys).toEqual([...RELOADED_BY_PUSH]);
  });

  test('keep each country apart', async () => {
    const { api, client } = setUp();
    const dutch = await client.fetchQuery(regionsQueryOptions(api, 'NL'));
    const german = await client.fetchQuery(regionsQueryOptions(api, 'DE'));
    expect([dutch.label, german.label]).toEqual(['province', 'state']);
    const { packages } = await client.fetchQuery(packagesQueryOptions(api, 'GB'));
    expect(packages[0]?.price).toEqual({ amount: 1050, currency: 'GBP' });
  });

  test.each([
    ['Sasha', { valid: true, available: true }],
    [
      'Robin',
      {
        valid: true,
        available: false,
        code: 'name_taken',
        suggestions: ['Robin_opal', 'Robin_tango', 'Robin_nova'],
      },
    ],
    ['@sasha', { valid: false, available: false, code: 'name_starts_with_at' }],
  ])('check the name %s', async (name, check) => {
    const { api, client } = setUp();
    expect(await client.fetchQuery(nameCheckQueryOptions(api, name))).toEqual({ name: check });
  });

  test('leave retrying to the client', async () => {
    const { api, client, calls, on } = setUp();
    on('getUser', () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(client.fetchQuery(userQueryOptions(api))).rejects.toMatchObject({ code: 'network_failed' });
    expect(calls).toHaveLength(6);
  });
});
