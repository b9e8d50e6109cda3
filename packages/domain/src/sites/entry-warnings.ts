import { COUNTRY_LANGUAGES, type Country, type Locale } from '../locale';
import { hasPart, type PageLayout } from '../pages';

const WARNED: readonly Country[] = ['NL', 'DE'];
const WARNED_COUNTRIES: readonly (string | null)[] = WARNED;

/** Whether the chat and lander layouts carry the entry warning: in the Netherlands and Germany. Source: product.md §9. */
export function showsEntryWarning({
  layout,
  country,
}: {
  layout: PageLayout;
  country: string | null;
}): boolean {
  return hasPart(layout, 'entry_warning') && WARNED_COUNTRIES.includes(country);
}

/**
 * Whether a page that can't know the country yet carries the warning: it does in the first language of a
 * country that is warned. Readers of that language elsewhere see the warning until the country is known,
 * because one warning too many is better than one too few. It serves product.md §9.
 */
export function showsEntryWarningUntilKnown({
  layout,
  locale,
}: {
  layout: PageLayout;
  locale: Locale;
}): boolean {
  return WARNED.some(
    (country) => showsEntryWarning({ layout, country }) && COUNTRY_LANGUAGES[country][0] === locale,
  );
}

/** Who enters which site how. */
export interface SiteEntry {
  enabled: 'yes' | 'no';
  /** The countries it is limited to; none means everywhere. */
  countries: readonly string[];
  country: string | null;
  loggedIn: boolean;
  installedApp: boolean;
  /** The time when it was dismissed in this browser. */
  skippedAt: Date | null;
}

/**
 * Whether the site-entry warning opens: once, for visitors in a browser, unless it is switched off or
 * limited to other countries. Source: product.md §2.
 */
export function showsSiteEntryPopup(entry: SiteEntry): boolean {
  if (entry.enabled === 'no' || entry.loggedIn || entry.installedApp || entry.skippedAt) return false;
  return entry.countries.length === 0 || (entry.country !== null && entry.countries.includes(entry.country));
}
