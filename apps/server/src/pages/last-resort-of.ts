import type { AppContext } from '../core/context';
import { localeFor, type Visit } from '../http/visit';
import { lastResort } from './fallback-page';

/**
 * The page for an error in the error page itself: in the language of the account, or in the browser's if the
 * account can't be read.
 */
export async function lastResortOf(context: AppContext, visit: Visit): Promise<Response> {
  const locale = await visit.locale().catch(() => localeFor(context, visit, null));
  const accents = context.pages.accents[visit.site.settings.niche];
  return lastResort({ locale, accents, requestId: visit.requestId });
}
