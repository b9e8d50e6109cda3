import type { AppContext } from '../context';
import type { Site } from '../sites/sites';
import { linkPath } from './link-kinds';
import { findLink } from './links';

/** Where a token of a mail link leads, such as `/activate/done?token=…`; null unless it could be used now. It stays unused. */
export async function findTokenPage(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: { site: Site; token: string; now: Date },
): Promise<string | null> {
  const link = await findLink(db, { token, siteId: site.id, now });
  return link && linkPath(link.kind, token);
}
