import { creditsBadge, type BadgeTone, type News } from '../badges';
import type { PageName } from '../pages';

/** What an item's badge counts: unread messages, new likes, credits that are left. */
export interface ItemBadge {
  count: number;
  counts: 'unread' | 'new' | 'left';
  tone: BadgeTone;
}

/** One place of the top navigation; without a badge where it counts nothing. */
export interface MemberItem {
  page: Extract<PageName, 'members' | 'chats' | 'likes' | 'credits' | 'premium'>;
  badge?: ItemBadge;
}

/**
 * Returns the page where a member gets credits: the credits page, or that of the premium membership before
 * the first purchase. Source: product.md §2.
 */
export function shopPage({ paidUser }: { paidUser: boolean }): 'credits' | 'premium' {
  return paidUser ? 'credits' : 'premium';
}

/** Whether an earlier order can be repeated: who has paid has one. Source: product.md §2 (credits/repeat-order). */
export function offersRepeatOrder({ paidUser }: { paidUser: boolean }): boolean {
  return paidUser;
}

/**
 * Returns the places that a member goes to from anywhere, in order: Search members, Messages, Likes, and
 * Credits for who has paid, Get Premium for others. How a badge's count reads, up to 99+, is `badgeText`.
 * Source: product.md §2, Top navigation.
 */
export function memberItems(
  { paidUser, credits }: { paidUser: boolean; credits: number },
  { unreadMessages, newLikes }: News,
): MemberItem[] {
  const left = creditsBadge({ paidUser, credits });
  return [
    { page: 'members' },
    { page: 'chats', badge: { count: unreadMessages, counts: 'unread', tone: 'unread' } },
    { page: 'likes', badge: { count: newLikes, counts: 'new', tone: 'unread' } },
    {
      page: shopPage({ paidUser }),
      ...(left && { badge: { count: left.credits, counts: 'left', tone: left.tone } }),
    },
  ];
}

/** Pages that belong to an item by what they are for, not by their address. */
const BELONG: Partial<Record<PageName, MemberItem['page']>> = {
  'members-id-chat': 'chats',
  'match-finder': 'members',
  'swipe-game': 'members',
};

/**
 * Whether an item of the navigation is where one is: on its page or one below it. A conversation that begins on a
 * member's page belongs to the messages, and each way to find someone to the search. Source: product.md §2, Top navigation.
 */
export function isCurrentItem(item: PageName, page: PageName | null): boolean {
  const place = (page && BELONG[page]) ?? page;
  return place === item || (place?.startsWith(`${item}-`) ?? false);
}
