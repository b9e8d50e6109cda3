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
