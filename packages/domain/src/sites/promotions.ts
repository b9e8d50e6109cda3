import type { Locale } from '../locale';
import { FOOTER_PAGES } from '../navigation';
import type { PageName } from '../pages';
import type { SiteSettings } from './site-settings';

type Claim = NonNullable<SiteSettings['premium_match_claim']>;

/** The claim that premium members are more likely to match, which is never shown without its source; `null` for none. Source: product.md §1, §9. */
export function shownMatchClaim<Shown extends Pick<Claim, 'source'>>(claim: Shown | null): Shown | null {
  return claim !== null && claim.source.trim() !== '' ? claim : null;
}

/**
 * The source of a claim in a language: as it was written down for it, else as it was written first. Source: product.md §1;
 * decisions.md, Honest by construction.
 */
export function sourceIn(claim: Claim, locale: Locale): string {
  const translated = claim.sources?.[locale] ?? '';
  return translated.trim() === '' ? claim.source : translated;
}

/** Whether the tiles for cams and other offers stand on a page: where the site resells them. Source: product.md §1. */
export function showsPromoTiles({ member_resell: isOn }: Pick<SiteSettings, 'member_resell'>): boolean {
  return isOn;
}

/** What a content page, which are those of the footer, carries beside its text: the warning of age and entry, and in English the US footer; nothing elsewhere. Source: product.md §1. */
export function contentNotes(page: PageName, locale: Locale): ('age_and_entry' | 'us_footer')[] {
  if (!FOOTER_PAGES.some((content) => content === page)) return [];
  return locale === 'en' ? ['age_and_entry', 'us_footer'] : ['age_and_entry'];
}
