import { isIPv4, isIPv6 } from 'node:net';

export interface Forwarded {
  address: string;
  /** Host with its port, as the person's browser asked for it. */
  host: string;
  requestId: string | null;
}

interface Peer {
  /** The other end of the connection; null where there is none, as in tests. */
  address: string | null;
  url: URL;
}

/**
 * Who asks and for which host. Headers that a stranger can write are believed only when `trustProxy` proxies of our
 * own stand in front, and then only the part they wrote: the entry that the outermost of them added.
 */
export function readForwarded(headers: Headers, peer: Peer, trustProxy: number): Forwarded {
  const direct = normaliseAddress(peer.address ?? '127.0.0.1');
  if (trustProxy === 0) return { address: direct, host: peer.url.host, requestId: null };

  const hops = list(headers.get('x-forwarded-for'));
  const claimed = hops.at(-trustProxy) ?? hops[0];
  const address = claimed ? normaliseAddress(claimed) : direct;
  const requestId = headers.get('x-request-id');
  return {
    address: isIPv4(address) || isIPv6(address) ? address : direct,
    host: list(headers.get('x-forwarded-host')).at(-1) ?? peer.url.host,
    requestId: requestId && /^[\w.:-]{1,128}$/.test(requestId) ? requestId : null,
  };
}

/**
 * What a limit counts as one: an IPv4 address, or the network of an IPv6 one, since whoever has one IPv6 address
 * has all 2^64 of its network.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':');
}

function normaliseAddress(text: string): string {
  const bare = text.trim().replace(/^"|"$/g, '');
  const address =
    /^\[([^\]]+)\]/.exec(bare)?.[1] ?? (/^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare);
  return address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
}

function list(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
