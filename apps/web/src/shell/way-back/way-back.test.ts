import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { keepWayBack, readWayBack, withNext } from './way-back';

describe('withNext', () => {
  it.each([
    ['/credits', '/members/7/chat', '/credits?next=%2Fmembers%2F7%2Fchat'],
    ['/credits?package=p0', '/chats/a?gift=1', '/credits?package=p0&next=%2Fchats%2Fa%3Fgift%3D1'],
    ['/credits', null, '/credits'],
  ])('from %s with %s is %s', (href, next, address) => {
    expect(withNext(href, next)).toBe(address);
  });
});

describe('the way back from an order', () => {
  beforeEach(() => {
    const { get, set } = createMemoryStore();
    vi.stubGlobal('localStorage', { getItem: get, setItem: set });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is that order’s and that member’s', () => {
    keepWayBack('anna', { paymentId: 'one', next: '/members/7/chat' });
    expect(readWayBack('anna', 'one')).toBe('/members/7/chat');
    expect(readWayBack('anna', 'two')).toBeNull();
    expect(readWayBack('ben', 'one')).toBeNull();
  });

  it('is kept for the last five orders', () => {
    for (let order = 1; order <= 6; order += 1)
      keepWayBack('anna', { paymentId: `${order}`, next: `/members/${order}` });
    expect(readWayBack('anna', '1')).toBeNull();
    expect(readWayBack('anna', '2')).toBe('/members/2');
    expect(readWayBack('anna', '6')).toBe('/members/6');
  });

  it('never leads to another site', () => {
    keepWayBack('anna', { paymentId: 'one', next: '//evil.example' });
    expect(readWayBack('anna', 'one')).toBeNull();
  });
});
