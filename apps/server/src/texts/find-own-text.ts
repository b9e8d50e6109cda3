import type { PageText } from '@vela/contract/page';
import { matchPage } from '@vela/contract/pages';
import type { Locale } from '@vela/domain/locale';
import { isTextPage, type TextPage } from '@vela/domain/pages';
import type { AppContext } from '../core/context';
import type { Visit } from '../http/visit';
import type { Site } from '../core/site';
import { fillText, parseText, type TextFact } from './parse-text';

/** The text that a site has put in the place of ours at a path, in the language of the visit; `null` for none. */
export async function findOwnText(
  { db }: Pick<AppContext, 'db'>,
  visit: Visit,
  pathname: string,
): Promise<PageText | null> {
  const page = matchPage(pathname)?.page.name;
  if (!isTextPage(page)) return null;
  const { site } = visit;
  const source = await findSource(db, { siteId: site.id, page, locale: await visit.locale() });
  if (source === null) return null;
  const read = parseText(source);
  if ('text' in read) return fillText(read.text, factsOf(site));
  // It was looked through when it was put there: an older version wrote it.
  visit.log.error({ page, problems: read.problems }, 'a text of the site can’t be read');
  return null;
}

async function findSource(
  db: AppContext['db'],
  { siteId, page, locale }: { siteId: string; page: TextPage; locale: Locale },
): Promise<string | null> {
  const row = await db
    .selectFrom('site_texts')
    .select('source')
    .where('site_id', '=', siteId)
    .where('page', '=', page)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.source ?? null;
}

function factsOf({ name, company, settings }: Site): Record<TextFact, string> {
  return {
    site_name: name,
    company_name: company.name,
    company_address: `${company.address}, ${company.city}`,
    support_email: settings.support_email,
    min_age: String(settings.min_age),
    refund_days: String(settings.refund_days),
  };
}
