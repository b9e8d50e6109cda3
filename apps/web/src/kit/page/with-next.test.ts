import { describe, expect, it } from 'vitest';
import { withNext } from './with-next';

describe('withNext', () => {
  it.each([
    ['/credits', '/members/7/chat', '/credits?next=%2Fmembers%2F7%2Fchat'],
    ['/credits?package=p0', '/chats/a?gift=1', '/credits?package=p0&next=%2Fchats%2Fa%3Fgift%3D1'],
    ['/credits', null, '/credits'],
  ])('from %s with %s is %s', (href, next, address) => {
    expect(withNext(href, next)).toBe(address);
  });
});
