import type { PageName } from '../pages';

/** The lists of likes are one screen at several addresses. */
const MEMBERS_AREA: readonly PageName[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-type',
  'likes-m-id',
  'premium',
];

/** Whether a page belongs to the members' area, which the time bonus is told in. Source: product.md §2. */
export function isMembersArea(page: PageName): boolean {
  return MEMBERS_AREA.includes(page);
}
