export interface PostOrigin {
  headers: Headers;
  /** Host with port that the browser posted to. */
  host: string;
}

/**
 * Whether a form was posted by a page of this very site. A form elsewhere could post here in a member's name, as the
 * cookies of a top-level post from a same-site neighbour come along; and could log a visitor in to a stranger's account.
 * A browser that says neither where a post comes from nor how is refused, too: all that send forms today say one.
 */
export function isSameOrigin({ headers, host }: PostOrigin): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'same-origin') return true;
  // `none` is a person's own doing, such as a reload of what a form answered.
  return site === 'none' && originHost(headers) === host;
}

/** Whether the post comes from one of these origins, such as a site's landers. */
export function isFromOneOf(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}

function originHost(headers: Headers): string | null {
  const origin = headers.get('origin') ?? '';
  return URL.canParse(origin) ? new URL(origin).host : null;
}
