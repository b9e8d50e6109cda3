import { ownOrigin } from '../../http/own-origin';
import type { Visit } from '../../http/visit';

/**
 * Whether a form was posted by a page of this very site. A form elsewhere could post here in a member's name,
 * as the cookies of a top-level post from a same-site neighbour come along; and could log a visitor in to a
 * stranger's account. A browser that says neither where a post comes from nor how is rejected, too: all that
 * send forms today say one.
 */
export function isSameOrigin({ headers, host, site }: Pick<Visit, 'headers' | 'host' | 'site'>): boolean {
  const from = headers.get('sec-fetch-site') ?? 'none';
  if (from === 'same-origin') return true;
  // A page of http beside a site of https may be anyone's. `none` is a person's own doing, such as a reload.
  return from === 'none' && headers.get('origin') === ownOrigin({ host, site });
}

/** Whether the post comes from one of these origins, such as a site's landers. */
export function isFromOneOf(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}
