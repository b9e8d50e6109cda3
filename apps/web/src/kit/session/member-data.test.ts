import { onlineManager } from '@tanstack/react-query';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page/page-data';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { consumeSignedOut } from '../storage/signed-out';
import { clearMemberStorage } from '../storage/member-storage';
import { saveFormOverLogIn } from '../../first-paint/restore-after-log-in';
import { createMemberData, onSignedOut, whileDeleting } from './member-data';

vi.mock(import('../../first-paint/restore-after-log-in'), async (original) => ({
  ...(await original()),
  saveFormOverLogIn: vi.fn<typeof saveFormOverLogIn>(),
}));

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

describe('a session that has ended', () => {
  const assign = vi.fn<Location['assign']>();
  const listeners = new Map<string, () => void>();
  const clearAppBadge = vi.fn<Navigator['clearAppBadge']>(() => Promise.resolve());

  beforeEach(() => {
    const { get, set } = createMemoryStore();
    vi.stubGlobal('localStorage', { getItem: get, setItem: set });
    const tab = createMemoryStore();
    vi.stubGlobal('sessionStorage', { getItem: tab.get, setItem: tab.set, removeItem: tab.remove });
    vi.stubGlobal('location', { pathname: '/members/7', search: '', assign });
    vi.stubGlobal('navigator', { clearAppBadge });
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    clearMemberStorage();
    createMemberData({ ...page, user: { id: 'anna' } } as PageData);
    vi.clearAllMocks();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stores what was written, and leads to the log-in and back', () => {
    onSignedOut();
    expect(vi.mocked(saveFormOverLogIn).mock.calls).toEqual([['anna']]);
    expect(assign.mock.calls).toEqual([['/login?next=%2Fmembers%2F7']]);
    expect(clearAppBadge).toHaveBeenCalledOnce();
    expect(consumeSignedOut()).toBe(true);
  });

  it('leads nowhere while the account is being deleted, and after that', async () => {
    const answer = await whileDeleting(
      async () => {
        onSignedOut();
        return { ok: true };
      },
      { wasSignedOut: () => false },
    );
    onSignedOut();
    expect(answer).toEqual({ ok: true });
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['leads to the log-in where it had ended before', true, 1],
    ['leads nowhere where the password was wrong', false, 0],
  ])('of a deletion that is rejected %s', async (_, wasSignedOut, times) => {
    await whileDeleting(async () => ({ ok: false }), { wasSignedOut: () => wasSignedOut });
    expect(assign).toHaveBeenCalledTimes(times);
    await expect(
      whileDeleting(() => Promise.reject(new Error('lost')), { wasSignedOut: () => true }),
    ).rejects.toThrow('lost');
    onSignedOut();
    expect(assign).toHaveBeenCalledTimes(times + 1);
  });

  it('leads nowhere from the page whose new password ended it', () => {
    vi.stubGlobal('location', { pathname: '/reset-password/do', search: '?token=abc', assign });
    onSignedOut();
    expect(assign).not.toHaveBeenCalled();
    expect(consumeSignedOut()).toBe(false);
  });

  it('announces no log-out to a visitor', () => {
    createMemberData(page);
    onSignedOut();
    expect(consumeSignedOut()).toBe(false);
  });

  it('stores nothing where another tab has logged out', () => {
    clearMemberStorage();
    onSignedOut();
    expect(saveFormOverLogIn).not.toHaveBeenCalled();
    expect(assign).toHaveBeenCalledOnce();
  });

  it('leaves a page alone that is on its way elsewhere, until it is shown again', () => {
    listeners.get('beforeunload')?.();
    onSignedOut();
    expect(assign).not.toHaveBeenCalled();
    listeners.get('pageshow')?.();
    onSignedOut();
    expect(assign).toHaveBeenCalledOnce();
  });
});
