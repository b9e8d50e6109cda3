import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page';
import { createMemberData } from './member-data';

const page = { url: 'http://localhost/members', user: null } as PageData;
const server = { nonce: '', fetchApi: () => Promise.reject(new Error('not asked')) };

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails what is asked for, once tried, in place of waiting', async () => {
    onlineManager.setOnline(false);
    const ask = vi.fn(() => Promise.reject(new Error('lost')));
    const { queryClient } = createMemberData(page, server);
    await expect(queryClient.fetchQuery({ queryKey: ['likes'], queryFn: ask })).rejects.toThrow('lost');
    expect(ask).toHaveBeenCalledOnce();
  });
});
