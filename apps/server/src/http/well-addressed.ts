import type { IncomingMessage } from 'node:http';

type Arrived = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>;

/**
 * Whether a request says one thing of where it goes. A Host such as `a.1` makes no URL, and of two Hosts a proxy in front may
 * have gone by the other (RFC 9112 §3.2).
 */
export function isWellAddressed(
  { url }: Pick<Request, 'url'>,
  incoming: Partial<Arrived> | undefined,
): boolean {
  if (!URL.canParse(url)) return false;
  const { rawHeaders, httpVersion } = incoming ?? {};
  if (!rawHeaders) return true;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
