import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { keepWayBack, readWayBack } from './way-back';

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
