import { needsSpecialCategories } from './niches';
import type { AccountDisclosure, SiteSettings } from './site-settings';

/**
 * Whether a site's answers say that an address has an account: as its setting says, else not where membership itself
 * reveals something about a person. `neutral`: with and without an account are answered alike, and the difference goes
 * by mail. Source: product.md §8; decisions.md, Honest by construction.
 */
export function accountDisclosure({
  account_disclosure: chosen,
  niche,
}: Pick<SiteSettings, 'account_disclosure' | 'niche'>): AccountDisclosure {
  return chosen ?? (needsSpecialCategories(niche) ? 'neutral' : 'shown');
}
