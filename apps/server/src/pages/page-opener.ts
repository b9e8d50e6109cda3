import type { PageOpener } from '@vela/domain/pages';
import type { Visit } from '../http/visit';
import { viewerOf } from '../core/viewer';
import { mayLook } from '../search/require-visitor-search';

/**
 * The person that requests a page. A visitor may be allowed to look around because of the partner that the
 * page's address names.
 */
export async function pageOpener({ site, now, ...visit }: Visit, url: URL): Promise<PageOpener> {
  const session = await visit.session();
  const source = Object.fromEntries(url.searchParams);
  return {
    member: session !== null,
    paidUser: session?.premium === true,
    looksAround: mayLook(viewerOf({ site, session, now }), source),
  };
}
