import { describe, expect, it } from 'vitest';

import { findForbidden } from './forbidden.ts';

const at = (...parts: string[]): string => parts.join('');

describe('findForbidden', () => {
  // Put together at run time, so that this file passes the check it tests.
  it.each([
    ['a path of one machine', at('open /', 'tmp/data.json')],
    ['a path of one machine', at('see /', 'home/ada/notes')],
    ['a registry address', at('https://', 'registry.example.com/react')],
    ['a registry token', at('//host/:_auth', 'Token=abc')],
    ['a private key', at('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['a provider key', at('sk_', 'live_abc')],
    ['a database password', at('postgres://vela:', 'hunter2@db7.internal/vela')],
    ['work put off', at('// TO', 'DO: later')],
  ])('finds %s', (what, text) => {
    expect(findForbidden(`first line\n${text}`)).toEqual([`2: ${what}`]);
  });

  it.each([
    'packages/domain/src/home/index.ts',
    'DATABASE_URL=postgres://user:password@localhost:5432/vela',
    'import { tmpdir } from "node:os"',
    'the registry cannot be reached',
  ])('lets pass: %s', (text) => {
    expect(findForbidden(text)).toEqual([]);
  });
});
