import type { Locale } from '../locale';
import { FOOTER_PAGES } from '../navigation';
import type { PageName } from '../pages';

interface Reader {
  locale: Locale;
  /** A two-letter code, or null where nobody knows it. */
  country: string | null;
}

/**
 * What a content page, which are those of the footer, carries beside its text: the warning of age and entry, and in English
 * the US footer, unless the country is known to be another; nothing elsewhere. Source: product.md §1, which leaves the country open.
 */
export function contentNotes(page: PageName, { locale, country }: Reader): ('age_and_entry' | 'us_footer')[] {
  if (!FOOTER_PAGES.some((content) => content === page)) return [];
  const isForTheUs = locale === 'en' && (country === null || country === 'US');
  return isForTheUs ? ['age_and_entry', 'us_footer'] : ['age_and_entry'];
}
