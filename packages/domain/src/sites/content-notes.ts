import type { Locale } from '../locale';
import { FOOTER_PAGES } from '../navigation';
import type { PageName } from '../pages';

/** What a content page, which are those of the footer, carries beside its text: the warning of age and entry, and in English the US footer; nothing elsewhere. Source: product.md §1. */
export function contentNotes(page: PageName, locale: Locale): ('age_and_entry' | 'us_footer')[] {
  if (!FOOTER_PAGES.some((content) => content === page)) return [];
  return locale === 'en' ? ['age_and_entry', 'us_footer'] : ['age_and_entry'];
}
