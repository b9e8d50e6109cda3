import { hasTrafficSource, type TrafficSource } from '../signup';
import type { SiteSettings, VisitorSearch } from '../sites';

type VisitorSearchSettings = Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** How far a visitor may look around, which may be another thing for one a partner sent. Source: product.md §3. */
export function visitorSearchOf(settings: VisitorSearchSettings, source: TrafficSource): VisitorSearch {
  return hasTrafficSource(source) ? settings.logged_out_search_trafficsource : settings.logged_out_search;
}

/** Whether someone may look at other members at all: every member, and visitors where the site lets them. Source: product.md §6. */
export function mayLookAround({ member, search }: { member: boolean; search: VisitorSearch }): boolean {
  return member || search !== 'none';
}
