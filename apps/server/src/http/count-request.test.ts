import { expect, it, vi } from 'vitest';
import { Failure } from '../core/failure';
import type { Limits } from '../core/limits-port';
import { countRequest } from './count-request';
import type { Visit } from './visit';

type Session = Visit['session'];

const site = { settings: {} } as Visit['site'];

/** What is counted for a request from an address, up to when its session is looked up. */
async function countedFirst(address: string) {
  const consume = vi.fn<Limits['consume']>();
  const session = vi.fn<Session>().mockRejectedValue(new Error('looked up'));
  const context = { limits: { consume }, fingerprint: (text: string) => text };
  await expect(countRequest(context, { visit: { site, address, session }, id: null })).rejects.toThrow(
    'looked up',
  );
  return consume.mock.calls.map(([name, { key, times }]) => [name, key, times]);
}

it('counts a network before its session is looked up, and the block of an IPv6 network with more room', async () => {
  expect(await countedFirst('192.0.2.1')).toEqual([['request', 'arriving 192.0.2.1', 8]]);
  expect(await countedFirst('2001:db8:7:1::1')).toEqual([
    ['request', 'arriving 2001:db8:7:1', 8],
    ['request', 'arriving block 2001:db8:7', 128],
  ]);
});

it('doesn’t look a session up where a block has asked too much', async () => {
  const session = vi.fn<Session>();
  const consume = vi.fn<Limits['consume']>(async (_, { key }) => {
    if (key.startsWith('arriving block')) throw new Failure('too_many_requests', { retryAfter: 1 });
  });
  const context = { limits: { consume }, fingerprint: (text: string) => text };
  const visit = { site, address: '2001:db8:7:2::1', session };
  await expect(countRequest(context, { visit, id: null })).rejects.toThrow('too_many_requests');
  expect(session).not.toHaveBeenCalled();
});
