import type { IncomingMessage } from 'node:http';

type Arrived = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>;

/** What a host and its port are made of: it is written into the policy of pages, where `;` begins another rule. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * Whether a request says one thing of where it goes. A Host such as `a.1` makes no URL, one such as `a;b` is no name, and of two
 * Hosts a proxy in front may have gone by the other (RFC 9112 §3.2).
 */
export function isWellAddressed(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  incoming: Partial<Arrived> | undefined,
): boolean {
  if (!URL.canParse(url) || !HOST.test(new URL(url).host) || !areHosts(headers.get('x-forwarded-host')))
    return false;
  const { rawHeaders, httpVersion } = incoming ?? {};
  if (!rawHeaders) return true;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Each proxy adds one. */
function areHosts(list: string | null): boolean {
  const hosts = (list ?? '').split(',').map((host) => host.trim());
  return hosts.every((host) => host === '' || HOST.test(host));
}
