import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { linkPath } from '../core/link-path';
import { findLink } from './links';

/**
 * Returns the page that a token of a mail link leads to, such as `/activate/done?token=…`; null unless the
 * token could be used now. It stays unused.
 */
export async function findTokenPage(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: { site: Site; token: string; now: Date },
): Promise<string | null> {
  const link = await findLink(db, { token, siteId: site.id, now });
  return link && linkPath(link.kind, token);
}
