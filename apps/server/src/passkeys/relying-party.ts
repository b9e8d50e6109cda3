import type { Site } from '../core/site';

/** A site as browsers and authenticators know it. */
export interface RelyingParty {
  /** Its host without the port: a passkey of one site opens no other. */
  id: string;
  name: string;
  /** The one address that its pages are at; the `Host` of a request, which anyone writes, decides nothing. */
  origin: string;
}

export function relyingPartyOf({ name, url }: Pick<Site, 'name' | 'url'>): RelyingParty {
  const { hostname: id, origin } = new URL(url);
  return { id, name, origin };
}
