import { describe, expect, it } from 'vitest';
import { readForwarded } from './client-address';

const peer = { address: '::ffff:10.0.0.1', url: new URL('http://direct.example:3000/path') };

describe('readForwarded', () => {
  it('believes no header when no proxy is trusted', () => {
    const headers = new Headers({
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'other.example',
      'x-request-id': 'abc',
    });
    expect(readForwarded(headers, peer, 0)).toEqual({
      address: '10.0.0.1',
      host: 'direct.example:3000',
      requestId: null,
    });
  });

  it('takes what the trusted proxy wrote, not what the client put before it', () => {
    const headers = new Headers({
      'x-forwarded-for': '6.6.6.6, 1.2.3.4',
      'x-forwarded-host': 'vela.example',
      'x-request-id': 'abc-1',
    });
    expect(readForwarded(headers, peer, 1)).toEqual({
      address: '1.2.3.4',
      host: 'vela.example',
      requestId: 'abc-1',
    });
  });

  it('counts back as many proxies as are trusted', () => {
    const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.2' });
    expect(readForwarded(headers, peer, 2).address).toBe('1.2.3.4');
  });

  it.each([
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['"1.2.3.4"', '1.2.3.4'],
    ['not an address', '10.0.0.1'],
  ])('reads %s as %s', (claimed, address) => {
    expect(readForwarded(new Headers({ 'x-forwarded-for': claimed }), peer, 1).address).toBe(address);
  });

  it.each(['a b', 'x'.repeat(129), '<script>'])('rejects %s for a request id', (id) => {
    expect(readForwarded(new Headers({ 'x-request-id': id }), peer, 1).requestId).toBeNull();
  });
});
