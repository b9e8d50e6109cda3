import { describe, expect, it } from 'vitest';
import { clientIdOf, newClientId } from './client-id';

describe('newClientId', () => {
  it('is of letters that an address takes, and never the same', () => {
    const ids = Array.from({ length: 100 }, () => newClientId());
    expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(100);
  });
});

describe('clientIdOf', () => {
  it('is the same for the same request, and another for another', () => {
    const known = new Map<string, string>();
    const first = clientIdOf(known, { package: 'p0' });
    expect(clientIdOf(known, { package: 'p0' })).toBe(first);
    expect(clientIdOf(known, { package: 'p1' })).not.toBe(first);
  });
});
