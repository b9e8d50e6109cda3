import type { Locale } from '../locale';
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
