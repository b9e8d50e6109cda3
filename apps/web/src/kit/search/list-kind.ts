import { isLikeType } from '@vela/domain/likes';

/** How members stand among others: found by a search or by one's wishes, one by one in the swipe game, or by their likes. */
export type ListKind = 'search' | 'match-finder' | 'swipe' | 'likes';

/** Which list of members is at an address of this site, path and query; null for any other address. */
export function listKind(href: string): ListKind | null {
  if (/^\/members(?:\?|$)/.test(href)) return 'search';
  if (/^\/match-finder(?:\?|$)/.test(href)) return 'match-finder';
  if (/^\/swipe-game(?:\?|$)/.test(href)) return 'swipe';
  const [start, likes, type, ...rest] = href.split('/');
  return start === '' && likes === 'likes' && isLikeType(type) && rest.length === 0 ? 'likes' : null;
}
