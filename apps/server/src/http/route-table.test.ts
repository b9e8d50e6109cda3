import { defineEndpoint, type Method } from '@vela/contract/define-endpoint';
import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table';

const endpoint = (method: Method, path: `/${string}`) =>
  defineEndpoint({ id: 'any', summary: 'Any', method, path, callers: ['visitor'] });

const find = createRouteTable({
  read: endpoint('GET', '/api/user.php'),
  write: endpoint('POST', '/api/user.php'),
  hook: endpoint('POST', '/api/webhook/{provider}.php'),
  known: endpoint('POST', '/api/webhook/known.php'),
});

describe('createRouteTable', () => {
  it('knows every method of a path', () => {
    expect(find('/api/user.php')).toEqual({
      pattern: '/api/user.php',
      ids: { GET: 'read', POST: 'write' },
      parameters: {},
    });
  });

  it('reads what differs in a path', () => {
    expect(find('/api/webhook/mollie.php')).toEqual({
      pattern: '/api/webhook/{provider}.php',
      ids: { POST: 'hook' },
      parameters: { provider: 'mollie' },
    });
  });

  it('prefers a path that is named in full', () => {
    expect(find('/api/webhook/known.php')?.ids).toEqual({ POST: 'known' });
  });

  it.each([
    '/api/webhook/.php',
    '/api/webhook/a/b.php',
    '/api/webhook/mollieXphp',
    '/api/webhook/mollie.php/',
    '/x/api/webhook/mollie.php',
    '/api/webhook/%2e.php',
  ])('finds nothing at %s', (path) => {
    expect(find(path)).toBeNull();
  });
});
