import type { Visit } from '../../http/visit';

/**
 * Whether a form was posted by a page of this very site. A form elsewhere could post here in a member's name, as the
 * cookies of a top-level post from a same-site neighbour come along; and could log a visitor in to a stranger's account.
 * A browser that says neither where a post comes from nor how is refused, too: all that send forms today say one.
 */
export function isSameOrigin({ headers, host, site }: Pick<Visit, 'headers' | 'host' | 'site'>): boolean {
  const from = headers.get('sec-fetch-site') ?? 'none';
  if (from === 'same-origin') return true;
  // Past a proxy only the site itself knows whether it is https; a page of http beside it may be anyone's.
  const own = `${new URL(site.url).protocol}//${host}`;
  // `none` is a person's own doing, such as a reload of what a form answered.
  return from === 'none' && URL.canParse(own) && headers.get('origin') === new URL(own).origin;
}

/** Whether the post comes from one of these origins, such as a site's landers. */
export function isFromOneOf(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}
