import { matchPage } from '@vela/contract/pages';
import { trackingOf, type LanderSlot, type TrackingField } from '@vela/domain/landers';
import { countryName, type Locale } from '@vela/domain/locale';
import { isSignupOpen, TRACKING_FIELDS } from '@vela/domain/signup';
import { companyLine, showsEntryWarning } from '@vela/domain/sites';
import type { AppContext } from '../../core/context';
import type { Visit } from '../../http/visit';
import { fillLanderSlots } from './fill-slots';

/** The lander of an address in the visitor's language, with what is the site's and the visitor's put in; null for none. */
export async function serveLander(
  { landers }: Pick<AppContext, 'landers'>,
  visit: Visit,
  url: URL,
): Promise<Response | null> {
  const { name = '', slug = null } = matchPage(url.pathname)?.params ?? {};
  const locale = await visit.locale();
  const page = landers.find({ name, slug, niche: visit.site.settings.niche, locale });
  if (!page) return null;
  return new Response(fillLanderSlots(page.html, await valuesOf(visit, { url, locale })), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      // An advertisement's page: search engines list the site itself.
      'x-robots-tag': 'noindex',
      'content-security-policy': `${page.policy}; frame-ancestors 'none'`,
    },
  });
}

async function valuesOf(
  visit: Visit,
  { url, locale }: { url: URL; locale: Locale },
): Promise<Record<LanderSlot, string>> {
  const { site } = visit;
  const { country } = await visit.client();
  const tracking = slotsOf(url.searchParams);
  return {
    name: site.name,
    company: companyLine(site.company, countryName(site.company.country, locale)),
    min_age: String(site.settings.min_age),
    signups: site.settings.signups,
    warned: yesOrNo(showsEntryWarning({ layout: 'lander', country })),
    open: yesOrNo(isSignupOpen(site.settings.signups, tracking)),
    next: `${url.pathname}${url.search}`,
    ...tracking,
  };
}

/** What an address doesn't say is an empty field of the form. */
function slotsOf(query: URLSearchParams): Record<TrackingField, string> {
  const tracking = trackingOf((field) => query.get(field));
  return Object.fromEntries(TRACKING_FIELDS.map((field) => [field, tracking[field] ?? ''])) as Record<
    TrackingField,
    string
  >;
}

function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
