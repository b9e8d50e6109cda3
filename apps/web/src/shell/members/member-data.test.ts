import { onlineManager } from '@tanstack/react-query';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page';
import { createMemberData } from './member-data';

const page = { url: 'http://localhost/members', user: null } as PageData;

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails what is asked for, once tried, in place of waiting', async () => {
    onlineManager.setOnline(false);
    const fetchApi = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('lost')));
    const { api, queryClient } = createMemberData(page, { nonce: '', fetchApi });
    await expect(queryClient.fetchQuery(likesQueryOptions(api))).rejects.toThrow('lost');
    expect(fetchApi).toHaveBeenCalledOnce();
  });
});
