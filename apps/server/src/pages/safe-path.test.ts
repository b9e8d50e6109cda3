import { describe, expect, it } from 'vitest';
import { isSafePath } from './safe-path';

describe('isSafePath', () => {
  it.each(['/', '/members', '/members?page=2', '/chats/abc#end', '/%2Fexample.com', '/a//b'])(
    'takes %s',
    (path) => {
      expect(isSafePath(path)).toBe(true);
    },
  );

  it.each([
    '',
    'members',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    'https://example.com',
    'https:example.com',
    'javascript:alert(1)',
    '/members\\..\\x',
    ' /members',
    '/\u0000',
  ])('refuses %j', (path) => {
    expect(isSafePath(path)).toBe(false);
  });
});
