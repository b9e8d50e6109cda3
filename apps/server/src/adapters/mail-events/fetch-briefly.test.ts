import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBriefly } from './fetch-briefly';

const server = createServer((request, response) => {
  if (request.url === '/redirect') return response.writeHead(302, { location: '/text' }).end();
  if (request.url === '/missing') return response.writeHead(404).end('no');
  return response.end(request.url === '/long' ? 'x'.repeat(65 * 1024) : 'the text');
});
let origin: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a text of another server', () => {
  it('is loaded', async () => {
    expect(await fetchBriefly(`${origin}/text`)).toBe('the text');
  });

  it.each([
    ['/redirect', 'fetch failed'],
    ['/missing', 'SNS answered 404'],
    ['/long', 'An answer of SNS is too long'],
  ])('at %s is not: %s', async (path, message) => {
    await expect(fetchBriefly(`${origin}${path}`)).rejects.toThrow(message);
  });
});
