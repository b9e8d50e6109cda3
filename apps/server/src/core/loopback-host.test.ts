import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from './loopback-host';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'LOCALHOST', 'she.localhost', '127.0.0.1', '127.255.0.9', '::1', '[::1]'])(
    'knows %s',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each([
    'example.com',
    'localhost.example',
    '127.0.0.1.example',
    '128.0.0.1',
    '0.0.0.0',
    'notlocalhost',
    '',
  ])('refuses %s', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
