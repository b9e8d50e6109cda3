import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { saveReturnTo, readReturnTo } from './return-to';

describe('the way back from an order', () => {
  beforeEach(() => {
    const { get, set } = createMemoryStore();
    vi.stubGlobal('localStorage', { getItem: get, setItem: set });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is that order’s and that member’s', () => {
    saveReturnTo('anna', { paymentId: 'one', next: '/members/7/chat' });
    expect(readReturnTo('anna', 'one')).toBe('/members/7/chat');
    expect(readReturnTo('anna', 'two')).toBeNull();
    expect(readReturnTo('ben', 'one')).toBeNull();
  });

  it('is stored for the last five orders', () => {
    for (let order = 1; order <= 6; order += 1)
      saveReturnTo('anna', { paymentId: `${order}`, next: `/members/${order}` });
    expect(readReturnTo('anna', '1')).toBeNull();
    expect(readReturnTo('anna', '2')).toBe('/members/2');
    expect(readReturnTo('anna', '6')).toBe('/members/6');
  });

  it('never leads to another site', () => {
    saveReturnTo('anna', { paymentId: 'one', next: '//evil.example' });
    expect(readReturnTo('anna', 'one')).toBeNull();
  });
});
