import { QueryClient } from '@tanstack/react-query';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { createFakeApi, profileFixture } from '@vela/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCache } from './change-cache';

const sofie = profileFixture({ id: 'sofie', like: false, liked_by: false, match: false });
const results = ['search', { page: 1 }];
const member = ['member', 'sofie'];

let client: QueryClient;
const likes = () => client.getQueryData(likesQueryOptions(createFakeApi().api).queryKey);

beforeEach(async () => {
  client = new QueryClient();
  await client.fetchQuery(likesQueryOptions(createFakeApi().api));
  client.setQueryData(results, { results: [sofie] });
  client.setQueryData(member, { profile: sofie });
});

describe('changeCache', () => {
  it('shows a like in every place at once', () => {
    changeCache(client, 'give', sofie);
    expect(client.getQueryData(results)).toMatchObject({ results: [{ like: true }] });
    expect(client.getQueryData(member)).toMatchObject({ profile: { like: true } });
    expect(likes()?.profiles[0]?.id).toBe('sofie');
  });

  it('puts everything back', () => {
    const before = likes();
    const rollback = changeCache(client, 'give', sofie);
    rollback();
    expect(client.getQueryData(results)).toEqual({ results: [sofie] });
    expect(client.getQueryData(member)).toEqual({ profile: sofie });
    expect(likes()).toEqual(before);
  });

  it('asks again for what changed in between', () => {
    const rollback = changeCache(client, 'give', sofie);
    client.setQueryData(results, { results: [sofie, profileFixture({ id: 'new' })] });
    rollback();
    expect(client.getQueryState(results)?.isInvalidated).toBe(true);
    expect(client.getQueryData(results)).toMatchObject({ results: [{ id: 'sofie' }, { id: 'new' }] });
  });

  it('keeps what was chosen in the swipe game meanwhile', () => {
    const deck = ['swipe', {}];
    const next = profileFixture({ id: 'next' });
    client.setQueryData(deck, { profiles: [next], liked: [sofie] });
    const rollback = changeCache(client, 'give', sofie);
    client.setQueryData(deck, { profiles: [], liked: [{ ...sofie, like: true }, next] });
    rollback();
    expect(client.getQueryState(deck)?.isInvalidated).toBe(false);
    expect(client.getQueryData(deck)).toEqual({ profiles: [], liked: [sofie, next] });
  });

  it('leaves alone what does not show the member', () => {
    client.setQueryData(['user'], { user: null });
    const before = client.getQueryData(['user']);
    changeCache(client, 'give', sofie);
    expect(client.getQueryData(['user'])).toBe(before);
  });
});
