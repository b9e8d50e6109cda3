import type { AppContext } from '../core/context';
import { localeFor, type Visit } from '../http/visit';
import { lastResort } from './fallback-page';

/** The page of an error while showing the error page, for a visit: in the language of its account, or else, where that can’t be read, of whoever comes. */
export async function lastResortOf(context: AppContext, visit: Visit): Promise<Response> {
  const locale = await visit.locale().catch(() => localeFor(context, visit, null));
  const accents = context.pages.accents[visit.site.settings.niche];
  return lastResort({ locale, accents, requestId: visit.requestId });
}
