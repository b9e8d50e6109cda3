import { useLingui } from '@lingui/react';
import { isCurrentItem } from '@vela/domain/navigation';
import type { PageName } from '@vela/domain/pages';
import type { BadgeProps } from '@vela/ui/Badge';
import { useNews } from '../../page/news-context';
import { usePage } from '../../page/page-context';
import { usePageName } from '../../page/use-routing';
import { useSavedSearch } from '../../search/saved-search';
import { memberPlaces, type Place } from './member-places';

export interface CurrentPlace extends Omit<Place, 'badge' | 'badgeLabel'> {
  isCurrent: boolean;
  badge?: BadgeProps;
}

/** The member's places that exist, with what waits at each. */
export function usePlaces(): CurrentPlace[] {
  const { i18n } = useLingui();
  const { user, readyPages } = usePage();
  const news = useNews();
  const isCurrent = useIsCurrent();
  const search = useSavedSearch();
  if (!user) return [];
  return memberPlaces(user, news)
    .filter(({ page }) => readyPages.includes(page))
    .map(({ badge, badgeLabel, ...place }) => ({
      ...place,
      // What was wished for last is found again; the logo leads to the start.
      ...(place.page === 'members' && { href: search }),
      isCurrent: isCurrent(place.page),
      ...(badge ? { badge: { ...badge, ...(badgeLabel ? { label: i18n._(badgeLabel) } : {}) } } : {}),
    }));
}

/** Returns whether a page is the current one; a page below it counts as it. */
export function useIsCurrent(): (page: PageName) => boolean {
  const name = usePageName();
  return (page) => isCurrentItem(page, name);
}
